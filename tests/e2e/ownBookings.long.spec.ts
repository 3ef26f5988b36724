import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import sampleArrival from '../../emulator-data/sampleArrival.json' with { type: 'json' };
import { sampleGuests } from '../../emulator-data/sampleGuests.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { restoreSession, newGuest } from './restoreSession.ts';
import { expectAccessible } from './expectAccessible.ts';
import { followRedirect } from './followRedirect.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* The pages of a signed-in guest, in rare states. */

test.describe.configure({ mode: 'parallel' });

const t = messagesOf('en');

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const cancelButton = (page: Page, text = t) =>
  page.getByRole('button', { name: text('myBookings.cancel.button'), exact: true });

test('the page of a confirmed stay opens without a network, and for nobody after signing out', async ({
  page,
  context,
  allow,
}) => {
  // Firestore tests the network by loading a picture from Google; the site's policy blocks that.
  allow(/ERR_INTERNET_DISCONNECTED/, /Could not reach Cloud Firestore/, /cleardot\.gif/, /transport errored/);
  // Arrives in three days, so the page tells how to get in.
  const number = 'S4MPE-00001';
  await restoreSession(page, await newGuest({ email: sampleGuests.giulia.email, emailVerified: true }));
  // Opened from the list, so that its own document has never been loaded.
  await page.goto('/my-bookings');
  await cards(page).filter({ hasText: number }).getByRole('link').click();
  await expect(page).toHaveURL(`/my-booking/${number}`);
  const main = page.getByRole('main');
  const wifi = sampleArrival.lavender.wifiPassword;
  await expect(main).toContainText(wifi);
  const caches = () => page.evaluate<string[]>(`caches.keys()`);
  const shell = () => page.evaluate<boolean>(`caches.match('/my-booking/').then(Boolean)`);
  await expect.poll(shell).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(main).toContainText(wifi);
  await expect(main).toContainText('You are offline');
  await expect(cancelButton(page)).toBeHidden();
  await context.setOffline(false);
  await expect(cancelButton(page)).toBeVisible();
  await expect(main).not.toContainText('You are offline');
  // Not through Firebase, which would notice and leave the page by itself.
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(`localStorage.clear()`);
  await followRedirect(page, '/my-bookings', /\/login/);
  await expect.poll(caches).toEqual([]);
  await expect
    .poll(() => page.evaluate<number>(`navigator.serviceWorker.getRegistrations().then((all) => all.length)`))
    .toBe(0);
});

test('axe finds nothing on the page for proving an email, nor in the account menu', async ({ page }) => {
  const email = `${randomUUID()}@example.net`;
  await restoreSession(page, await newGuest({ email, emailVerified: false }));
  for (const language of ['en', 'pl'] as const) {
    const messages = messagesOf(language);
    await page.goto(pathTo('myBookings', language));
    await expect(page.getByText(messages('signIn.prove.unverified', { email }))).toBeVisible();
    await expectAccessible(page, 'main');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: messages('signIn.signedInAs', { who: 'Ada Test' }) }).click();
    await expect(page.getByRole('menuitem', { name: messages('signIn.logOut') })).toBeVisible();
    await expectAccessible(page, '#account-menu');
  }
});
