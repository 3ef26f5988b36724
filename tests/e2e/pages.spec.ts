import { sampleGuests } from '../../emulator-data/sampleGuests.ts';
import { languages } from '../../functions/src/domain/language.ts';
import { everyPlace, pathTo } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import property from '../../villa/property.json' with { type: 'json' };
import { messagesOf } from '../support/messagesOf.ts';
import { BookingWalk } from './BookingWalk.ts';
import { expectNoTextFaults } from './expectNoTextFaults.ts';
import { restoreSession } from './restoreSession.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectReadable } from './expectReadable.ts';
import { foreignTexts } from './foreignTexts.ts';
import { followRedirect } from './followRedirect.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const slugs = apartments.map(({ slug }) => slug);

test.describe.configure({ mode: 'parallel' });

for (const language of languages) {
  test(`every page is quiet, accessible, readable on a phone and at 400 %, with sound texts of one language: ${language}`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const walk = new BookingWalk(page, language);
    for (const place of everyPlace(slugs).filter((place) => place.language === language)) {
      const path = pathTo(place.page, language, place.slug);
      await test.step(path, async () => {
        const response = await page.request.get(path);
        expect.soft(foreignTexts(await response.text(), language), path).toEqual([]);
        // Whoever is not signed in is led on from there.
        if (place.page === 'myBookings')
          await followRedirect(page, path, new RegExp(`${pathTo('login', language)}\\?`));
        else await page.goto(path);
        await hydrated(page);
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', language);
        await expect.soft(page, path).toHaveTitle(new RegExp(`(^| · )${property.slug}$`));
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await expect.soft(page.locator('body'), path).not.toContainText(/undefined|\{\{|\[object/);
        // The apartments' pages differ in names and numbers alone.
        if (!place.slug || place.slug === slugs[0]) await expectAccessible(page);
        await expectReadable(page);
        // Lazy parts, such as the newsletter form.
        await page.locator('footer').scrollIntoViewIfNeeded();
        await expect(walk.button('newsletter.subscribe')).toBeVisible();
        await expectNoTextFaults(page, language, path);
      });
    }
    await test.step('the settings for consent', async () => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: walk.t('site.footer.consent') })
        .click();
      await expect(walk.button('consent.save')).toBeVisible();
      await expectNoTextFaults(page, language, 'the settings for consent');
    });
  });
}

test("a booking's page, which is drawn in the browser alone, is quiet and in its language", async ({ page }) => {
  await restoreSession(page, sampleGuests.guest.uid);
  for (const language of languages) {
    await page.goto(pathTo('myBooking', language, 'S4MPE-PEND1'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main')).toContainText('S4MPE-PEND1');
    await expect(page.getByRole('main')).toContainText(messagesOf(language)('confirmation.status.pending'));
  }
});
