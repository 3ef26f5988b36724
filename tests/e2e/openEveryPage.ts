import type { Page } from '@playwright/test';
import type { Language } from '../../functions/src/domain/language.ts';
import { everyPlace, pathTo } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import property from '../../villa/property.json' with { type: 'json' };
import { BookingWalk } from './BookingWalk.ts';
import { expectNoTextFaults } from './expectNoTextFaults.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectReadable } from './expectReadable.ts';
import { followRedirect } from './followRedirect.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const slugs = apartments.map(({ slug }) => slug);

/**
 * Opens every public page in a language. Each must have no errors and valid texts, and be readable on a phone and at
 * 400 % zoom, except in Polish, because its texts are shorter than the German ones. In English, each must be accessible
 * too, and the pages of all apartments are opened, because neither depends on the language.
 */
export async function openEveryPage(page: Page, language: Language): Promise<void> {
  test.setTimeout(900_000);
  const walk = new BookingWalk(page, language);
  const isFirst = language === 'en';
  for (const place of everyPlace(isFirst ? slugs : slugs.slice(0, 1)).filter((place) => place.language === language)) {
    const path = pathTo(place.page, language, place.slug);
    await test.step(path, async () => {
      // This page redirects guests who are not signed in.
      if (place.page === 'myBookings') await followRedirect(page, path, new RegExp(`${pathTo('login', language)}\\?`));
      else await page.goto(path);
      await hydrated(page);
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', language);
      await expect.soft(page, path).toHaveTitle(new RegExp(`(^| · )${property.slug}$`));
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect.soft(page.locator('body'), path).not.toContainText(/undefined|\{\{|\[object/);
      // Pages of different apartments are alike to axe.
      if (isFirst && (!place.slug || place.slug === slugs[0])) await expectAccessible(page);
      if (language !== 'pl') await expectReadable(page);
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
}
