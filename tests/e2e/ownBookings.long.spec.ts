import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { sampleBookings } from '../../emulator-data/sampleBookings.ts';
import { sampleGuests } from '../../emulator-data/sampleGuests.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { messagesOf } from '../support/messagesOf.ts';
import { restoreSession, newGuest } from './restoreSession.ts';
import { expectAccessible } from './expectAccessible.ts';
import { followRedirect } from './followRedirect.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { guestWithBooking, stored, setStatus } from './guestWithBooking.ts';

/* The pages of a guest who is signed in, in states that are rare. */

test.describe.configure({ mode: 'parallel' });

const t = messagesOf('en');
const uid = sampleGuests.guest.uid;
const numberOf = (status: string) =>
  sampleBookings.find((booking) => booking.guest === 'guest' && booking.status === status)!.number;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const cancelButton = (page: Page, text = t) =>
  page.getByRole('button', { name: text('myBookings.cancel.button'), exact: true });

/** Records whenever one of these texts appears in the page's main part, however briefly. @returns the recorded texts */
async function noteTexts(page: Page, texts: string[]): Promise<() => Promise<string[]>> {
  await page.getByRole('main').evaluate((main, texts) => {
    const window = main.ownerDocument.defaultView as unknown as {
      noted: string[];
      MutationObserver: new (callback: () => void) => { observe(target: unknown, options: object): void };
    };
    window.noted = [];
    const look = () => window.noted.push(...texts.filter((text) => main.textContent?.includes(text)));
    new window.MutationObserver(look).observe(main, { subtree: true, childList: true, characterData: true });
  }, texts);
  return () => page.evaluate<string[]>('noted');
}

test('a status that is put back is never shown to the guest', async ({ page, week }) => {
  // Five edits, one after the other, each of which the backend answers in its own time.
  test.slow();
  const { number, uid: own } = await guestWithBooking(week);
  const reference = firestore().doc(bookingPath(number));
  await setStatus(number, 'cancelled');
  // Its nights have been sold to another guest.
  await guestWithBooking(week);

  await restoreSession(page, own);
  await page.goto('/my-bookings');
  await expect(cards(page)).toContainText(t('myBookings.status.cancelled'));
  const booking = await page.context().newPage();
  await booking.goto(`/my-booking/${number}`);
  await expect(booking.getByRole('main')).toContainText(t('confirmation.status.cancelled'));
  const inList = await noteTexts(page, [
    `${t('myBookings.filter.confirmed')} 1`,
    t('myBookings.sentence.past'),
    t('myBookings.none'),
    `3${week.checkOut.slice(1, 4)}`,
  ]);
  const onPage = await noteTexts(booking, [
    t('confirmation.booked'),
    t('myBookings.overSentence'),
    t('myBookings.status.confirmed'),
  ]);
  for (const typed of [
    { status: 'confirmed' },
    { status: 'Confirmed' },
    { checkOut: `3${week.checkOut.slice(1)}` },
    { apartment: 'lavendel' },
  ]) {
    await reference.update(typed);
    await expect.poll(() => stored(number)).toMatchObject({ ...week, apartment: 'olive', status: 'cancelled' });
    expect((await stored(number)).problem).not.toBeNull();
  }
  // What comes after all that has come to both pages.
  await reference.update({ adults: 1 });
  for (const one of [page, booking]) await expect(one.getByRole('main')).toContainText(/· 1 adult/);
  expect(await inList()).toEqual([]);
  expect(await onPage()).toEqual([]);
});

test('the page of a confirmed stay opens without a network, and for nobody after signing out', async ({
  page,
  context,
  allow,
}) => {
  // Firestore tests the network by loading a picture from Google; the site's policy blocks that.
  allow(/ERR_INTERNET_DISCONNECTED/, /Could not reach Cloud Firestore/, /cleardot\.gif/, /transport errored/);
  const number = numberOf('confirmed');
  await restoreSession(page, uid);
  // Reached from the list, so that its own document has never been loaded.
  await page.goto('/my-bookings');
  await cards(page).filter({ hasText: number }).getByRole('link').click();
  await expect(page).toHaveURL(`/my-booking/${number}`);
  const main = page.getByRole('main');
  const wifi = settings.wifiNote.split('\n')[1]!;
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
  // Beside Firebase, which would notice and leave the page by itself.
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
