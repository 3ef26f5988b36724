import { sampleGuests } from '../../emulator-data/sampleGuests.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { openEveryPage } from './openEveryPage.ts';
import { restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';

test.describe.configure({ mode: 'parallel' });

// German is in pages.long.spec.ts; tests/builtPages reads the pages of all languages.
for (const language of ['en', 'pl'] as const) {
  test(`every page has no errors and is readable, in English accessible too, with valid texts of one language: ${language}`, ({
    page,
  }) => openEveryPage(page, language));
}

test("a booking's page, which is client-rendered, has no errors and is in its language", async ({ page }) => {
  await restoreSession(page, sampleGuests.guest.uid);
  for (const language of ['en', 'pl'] as const) {
    await page.goto(pathTo('myBooking', language, 'S4MPE-PEND1'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main')).toContainText('S4MPE-PEND1');
    await expect(page.getByRole('main')).toContainText(messagesOf(language)('confirmation.status.pending'));
  }
});
