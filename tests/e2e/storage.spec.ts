import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { sampleGuests } from '../../emulator-data/sampleGuests.ts';
import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import { hostPath, pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { sessionKey } from '../support/storedSession.ts';
import { BookingWalk } from './BookingWalk.ts';
import { hydrated } from './hydrated.ts';
import { restoreSession } from './restoreSession.ts';
import { SignInWalk } from './SignInWalk.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * A browser that forbids sites to store anything, as Safari does with "Block all cookies".
 * tests/browsers/lackingFeatures.spec.ts tests that every page can be read in it and that a contact message can be
 * sent.
 */

const t = messagesOf('en');

test.use({ decided: false });

/** The router logs this twice: as a warning, and as an error of its script in the page. */
const noScrollPositions = /Failed to save scroll positions in sessionStorage|insecure.*\/assets\/[\w-]+\.js/;

async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(`{
    const refuse = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
    for (const name of ['localStorage', 'sessionStorage', 'caches']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  }`);
}

/** How often the page's document was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test('a guest can send a request', async ({ page, context, week, allow }) => {
  allow(noScrollPositions);
  await forbidStorage(context);
  const walk = new BookingWalk(page);
  await walk.openRequest('olive', week);
  await walk.fillIn({
    firstName: 'Ada',
    lastName: 'Novak',
    email: `ada-${randomUUID()}@example.net`,
    phone: '+44 20 7946 0018',
  });
  await walk.sendButton.click();
  await walk.expectConfirmation();
});

test('the sign-in explains that it needs storage, and does not redirect in a loop', async ({
  page,
  context,
  allow,
}) => {
  allow(noScrollPositions);
  await forbidStorage(context);
  await page.goto(pathTo('myBookings', 'en'));
  await expect(page).toHaveURL(/\/login\?back=/);
  // The URL changes before its document is loaded.
  await page.waitForLoadState();
  await hydrated(page);
  const loads = countLoads(page);
  const walk = new SignInWalk(page);
  await walk.email.fill('ada@example.net');
  await walk.send.click();
  await expect(walk.alert.filter({ hasText: t('signIn.problem.storage-blocked') })).toBeVisible();
  await walk.with('google').click();
  await expect(walk.alert.filter({ hasText: t('signIn.problem.storage-blocked') })).toBeVisible();
  await page.waitForTimeout(2000);
  expect(loads()).toBe(0);
});

test('where a database never opens, a sign-in link works, and My bookings and the desk open after the session has run out', async ({
  page,
  context,
}) => {
  await context.addInitScript('IDBFactory.prototype.open = () => ({})');
  const walk = new SignInWalk(page);
  const email = `${randomUUID()}@example.net`;
  await walk.byLink(email);
  await expect(walk.account(email)).toBeVisible();
  for (const [uid, path, heading] of [
    [sampleGuests.guest.uid, pathTo('myBookings', 'en'), t('myBookings.coming')],
    [sampleOwner.uid, hostPath('en'), t('hostToday.title')],
  ] as const) {
    await restoreSession(page, uid);
    // An hour after signing in, Firebase asks for a new token.
    await page.evaluate(
      ([key]) => {
        const session = JSON.parse(localStorage.getItem(key!)!);
        session.stsTokenManager.expirationTime = 0;
        localStorage.setItem(key!, JSON.stringify(session));
      },
      [sessionKey],
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
});
