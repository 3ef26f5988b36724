import type { Page } from '@playwright/test';
import type { Language } from '../../functions/src/domain/language.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { stayQuery } from './BookingWalk.ts';
import { followRedirect } from './followRedirect.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const family = { adults: 2, children: 1 };

async function chooseLanguage(page: Page, from: Language, name: string): Promise<void> {
  await page.getByRole('button', { name: messagesOf(from)('site.language'), exact: true }).click();
  await page.getByRole('link', { name }).click();
}

test.describe('the language menu', () => {
  // languageSwitch.spec tests that it leads to the same page and stay, in every language.
  test('remembers the choice in the cookie set-locale', async ({ page, context }) => {
    await page.goto('/contact');
    await chooseLanguage(page, 'en', 'Hrvatski');
    await expect(page).toHaveURL('/hr/kontakt');
    const cookie = (await context.cookies()).find(({ name }) => name === 'set-locale');
    expect(cookie).toMatchObject({ value: 'hr', path: '/', sameSite: 'Lax', secure: false });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThanOrEqual(365.1);
    // In addition to the consent decision that the guest came with.
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['cc_cookie', 'set-locale']);
  });
});

test.describe('the language of a first visit', () => {
  test.use({ locale: 'it-IT' });

  test('is the one that the browser prefers, on / alone', async ({ page, week }) => {
    await followRedirect(page, `/${stayQuery(week, family)}`, `/it${stayQuery(week, family)}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    for (const path of ['/apartments', '/de', '/de/kontakt', '/apartment/olive']) {
      await page.goto(path);
      await hydrated(page);
      await expect(page).toHaveURL(path);
    }
  });
});
