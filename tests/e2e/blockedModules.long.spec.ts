import type { Page } from '@playwright/test';
import { messagesOf } from '../support/messagesOf.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* An ad blocker, a proxy or a new build may make any module of a page unavailable. */

const t = messagesOf('en');
const modules = '**/assets/*.js';
/** In milliseconds. Longer than the page waits before it reloads. */
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

/** Waits until the page has reloaded once to look for a newer build. */
async function haveReloaded(page: Page): Promise<void> {
  await page.evaluate(`sessionStorage.setItem('reloaded-at', String(Date.now()))`);
}

test('without its modules a page links to the contact and cookie pages instead of the newsletter and the settings', async ({
  page,
}) => {
  // Without a network, the browser counts as offline, and an offline page does not reload.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await page.goto('/about');
  await hydrated(page);
  await haveReloaded(page);
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
