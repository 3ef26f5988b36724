import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { languages } from '../../functions/src/domain/language.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { hydrated } from './hydrated.ts';
import { newGuest, restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* An ad blocker, a proxy or a new build may take any module of a page away. */

const t = messagesOf('en');
const modules = '**/assets/*.js';
/** Longer than the page waits before it loads itself again. */
const WAIT_MS = 6000;

test.beforeEach(({ allow }) =>
  allow(/request failed: \S+\.js/, /Failed to load resource/, /dynamically imported module/),
);

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const terms = page.getByRole('contentinfo').getByRole('link', { name: t('site.footer.terms'), exact: true });
  await terms.click();
  await expect(page).toHaveURL('/terms-condition');
}

test('a page without its modules reads, follows links and loads itself again once at most', async ({ page }) => {
  // A machine without a network counts as offline, and a page that is offline is left as it is.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await page.route(modules, (route) => route.abort());
  const documents = countDocuments(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect.poll(documents).toBe(2);
  await page.waitForTimeout(WAIT_MS);
  expect(documents()).toBe(2);
  await expectReadable(page);
});

test('a page without its modules and without storage never loads itself again', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new Error('The operation is insecure.');
        },
      });
    }
  });
  await page.route(modules, (route) => route.abort());
  const documents = countDocuments(page);
  await page.goto('/about');
  await page.waitForTimeout(WAIT_MS);
  expect(documents()).toBe(1);
  await expectReadable(page);
});

for (const language of languages) {
  test(`a newsletter form that is blocked is replaced by a sentence: ${language}`, async ({ page }) => {
    await page.route('**/assets/NewsletterForm-*.js', (route) => route.abort());
    await page.goto(pathTo('about', language));
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByText(messagesOf(language)('site.footer.newsletterFailed'))).toBeVisible();
  });
}

test('a page links to the contact page instead of its newsletter, and opens the cookie page instead of the settings', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.route(modules, (route) => route.abort());
  const documents = countDocuments(page);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const failure = footer.getByText(t('site.footer.newsletterFailed'));
  await expect(failure).toBeVisible();
  await expect(failure.getByRole('link', { name: t('site.nav.contact') })).toHaveAttribute('href', '/contact');
  await page.waitForTimeout(WAIT_MS);
  expect(documents()).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await footer.getByRole('link', { name: t('site.footer.consent') }).click();
  await expect(page).toHaveURL('/cookie-policy#choice');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const where of ['an apartment', 'the list'] as const) {
  test(`messages that got lost are fetched again with the next press of the button, at ${where}`, async ({
    page,
    week,
  }) => {
    const offer = '**/assets/offer-*.js';
    await page.route(offer, (route) => route.abort());
    const walk = new BookingWalk(page);
    if (where === 'the list') await page.goto(pathTo('apartments', 'en') + stayQuery(week, { adults: 2, children: 0 }));
    else await walk.openApartment('olive', week);
    await hydrated(page);
    await walk.checkButton.click();
    await expect(page.getByText(t('errors.unexpectedAdvice'))).toBeVisible();
    await page.unroute(offer);
    await walk.checkButton.click();
    await expect(walk.available).toBeVisible();
    await expect(page.getByText(t('errors.unexpectedAdvice'))).toBeHidden();
  });
}

test('a guest can sign out without the account menu and without toasts', async ({ page }) => {
  const parts = /\/assets\/(AccountItems|ToastSnackbar)-/;
  const blocked = new Set<string>();
  await page.route(parts, (route) => {
    blocked.add(parts.exec(route.request().url())![1]!);
    return route.abort();
  });
  await restoreSession(page, await newGuest({ email: `blocked-${randomUUID()}@example.net`, emailVerified: true }));
  await page.evaluate(`localStorage.setItem('signed-in', '{}')`);
  await page.goto('/about');
  await hydrated(page);
  const documents = countDocuments(page);
  const opener = page.getByRole('button', { name: t('signIn.account'), exact: true });
  const dialog = page.getByRole('dialog', { name: t('signIn.account') });
  await opener.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: t('signIn.logOut'), exact: true }).click();
  // Its button has the guest's name while the session is restored to be ended; the other is for the language.
  await expect.poll(() => page.evaluate(`localStorage.getItem('signed-in')`)).toBeNull();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(1);
  await expect.poll(() => [...blocked].sort()).toEqual(['AccountItems', 'ToastSnackbar']);
  await page.waitForTimeout(WAIT_MS);
  expect(documents()).toBe(0);
  await expectReadable(page);
});
