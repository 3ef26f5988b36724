import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { bookingPath, bookingsCollection } from '../../functions/src/contract/collections.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { languageNames } from '../../web/app/i18n/languageNames.ts';
import { BookingWalk, stayQuery, type Guest } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* Whatever happens between the button and the confirmation, a guest learns what became of their request, and books once. */

const requestBooking = '**/requestBooking';
const modules = '**/assets/*.js';

function someGuest(): Guest {
  return { firstName: 'Ada', lastName: 'Novak', email: `sent-${randomUUID()}@example.net`, phone: '+44 20 7946 0018' };
}

async function bookingsOf({ email }: Guest): Promise<string[]> {
  const found = await firestore().collection(bookingsCollection).where('email', '==', email).get();
  return found.docs.map(({ id }) => id);
}

/** The server books; the browser never hears of it. */
async function loseResponse(page: Page, call = requestBooking): Promise<void> {
  await page.route(
    call,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

/** Fails if the page ever calls the stay taken from now on. */
async function watchForTaken(walk: BookingWalk): Promise<() => Promise<void>> {
  const sentence = walk.t('errors.dates-taken');
  let seen = 0;
  await walk.page.exposeFunction('countTaken', () => (seen += 1));
  await walk.page.addInitScript(`
    const look = () => document.body?.innerText.includes(${JSON.stringify(sentence)}) && countTaken();
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  `);
  return async () => expect(seen, 'how often the page called the stay taken').toBe(0);
}

test('a deploy while a guest fills in the form: the page loads itself again and shows the confirmation', async ({
  page,
  week,
  allow,
}) => {
  allow(/404/, /Error loading route module/, /dynamically imported module/, /request failed: \S+\.js/);
  // A machine without a network counts as offline, and a page that is offline is left as it is.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  const walk = new BookingWalk(page);
  const expectNeverTaken = await watchForTaken(walk);
  const guest = someGuest();
  await walk.openRequest('olive', week);
  await walk.fillIn(guest);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route(modules, (route) => route.fulfill({ status: 404 }));
  let documents = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents += 1;
    void page.unroute(modules);
  });
  await walk.sendButton.click();
  const number = await walk.expectConfirmation();
  expect(documents).toBe(1);
  expect(await bookingsOf(guest)).toEqual([number]);
  await expect(page.getByText(walk.t('confirmation.sentFirst'))).toHaveCount(0);
  await expectNeverTaken();
});

test('the answer is lost and the page reloaded: it shows the confirmation', async ({ page, week, allow }) => {
  allow(/ERR_FAILED/);
  const walk = new BookingWalk(page);
  const expectNeverTaken = await watchForTaken(walk);
  const guest = someGuest();
  await walk.openRequest('rosemary', week);
  await walk.fillIn(guest);
  await loseResponse(page);
  await walk.sendButton.click();
  await expect(page.getByRole('alert')).toContainText(walk.t('errors.unexpected'));
  await page.reload();
  const number = await walk.expectConfirmation();
  expect(await bookingsOf(guest)).toEqual([number]);
  await expectNeverTaken();
  // What was typed is no longer needed.
  await walk.openRequest('lavender', week);
  await expect(walk.field('message')).toHaveValue('');
  await expect(walk.consent('acceptTerms')).not.toBeChecked();
});

test('the guest reloads while the request is still on its way: the page waits for it', async ({
  page,
  week,
  allow,
}) => {
  allow(/ERR_/);
  const walk = new BookingWalk(page);
  const guest = someGuest();
  await walk.openRequest('lavender', week);
  await walk.fillIn(guest);
  await page.route(
    requestBooking,
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.fetch();
      await route.abort().catch(() => {});
    },
    { times: 1 },
  );
  const sent = page.waitForRequest(requestBooking);
  await walk.sendButton.click();
  await sent;
  await page.reload();
  await expect(page.getByText(walk.t('request.asking'))).toBeVisible();
  await expectAccessible(page);
  const number = await walk.expectConfirmation();
  expect(await bookingsOf(guest)).toEqual([number]);
});

test('a request that never arrived leaves the form as it was, and books once when it is sent again', async ({
  page,
  week,
  allow,
}) => {
  allow(/ERR_FAILED/);
  const walk = new BookingWalk(page);
  const guest = { ...someGuest(), message: 'We come by ferry.' };
  await walk.openRequest('olive', week);
  await walk.fillIn(guest);
  await page.route(requestBooking, (route) => route.abort(), { times: 1 });
  await walk.sendButton.click();
  await expect(page.getByRole('alert')).toContainText(walk.t('errors.unexpected'));

  await page.route('**/findRequest', (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect(page.getByText(walk.t('request.unanswered'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(walk.t('request.notArrived'))).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  for (const [name, value] of Object.entries(guest)) {
    await expect(walk.field(name as keyof Guest)).toHaveValue(value);
  }
  expect(await bookingsOf(guest)).toEqual([]);
  await walk.sendButton.click();
  const number = await walk.expectConfirmation();
  expect(await bookingsOf(guest)).toEqual([number]);
});

test('two tabs with the same stay: the second shows the confirmation of the first, and so does a third', async ({
  page,
  context,
  week,
}) => {
  const first = new BookingWalk(page);
  const second = new BookingWalk(await context.newPage());
  const expectNeverTaken = await watchForTaken(second);
  const guest = someGuest();
  for (const tab of [first, second]) {
    await tab.openRequest('olive', week);
    await tab.fillIn(guest);
  }
  await first.sendButton.click();
  const number = await first.expectConfirmation();
  expect(await second.expectConfirmation()).toBe(number);
  const third = new BookingWalk(await context.newPage());
  await third.openRequest('olive', week);
  expect(await third.expectConfirmation()).toBe(number);
  expect(await bookingsOf(guest)).toEqual([number]);
  await expectNeverTaken();
});

test('a second tab shows what became of the request to which the first one got no answer', async ({
  page,
  context,
  week,
  allow,
}) => {
  allow(/ERR_FAILED/);
  const first = new BookingWalk(page);
  const second = new BookingWalk(await context.newPage());
  const guest = someGuest();
  for (const tab of [first, second]) {
    await tab.openRequest('rosemary', week);
    await tab.fillIn(guest);
  }
  await second.field('message').fill('We come by ferry.');
  await loseResponse(page);
  await first.sendButton.click();
  const number = await second.expectConfirmation();
  expect(await bookingsOf(guest)).toEqual([number]);
});

test('going back after a language switch in the form leads to the confirmation, until the booking is cancelled', async ({
  page,
  week,
}) => {
  const walk = new BookingWalk(page);
  const expectNeverTaken = await watchForTaken(walk);
  const guest = someGuest();
  await walk.openRequest('lavender', week);
  await walk.fillIn(guest);
  await page.getByRole('button', { name: walk.t('site.language'), exact: true }).click();
  await page.getByRole('link', { name: languageNames.de }).click();
  const german = new BookingWalk(page, 'de');
  await expect(page).toHaveURL(new RegExp(pathTo('request', 'de', 'lavender')));
  await expect(german.field('email')).toHaveValue(guest.email);
  await german.sendButton.click();
  const number = await german.expectConfirmation();
  await page.goBack();
  expect(await walk.expectConfirmation()).toBe(number);
  // The form once more, by its URL.
  await walk.openRequest('lavender', week);
  expect(await walk.expectConfirmation()).toBe(number);
  await expectNeverTaken();
  expect(await bookingsOf(guest)).toEqual([number]);

  const booking = firestore().doc(bookingPath(number));
  await booking.update({ status: 'cancelled' });
  await expect.poll(async () => (await booking.get()).get('agreed.status') as string).toBe('cancelled');
  await walk.openRequest('lavender', week);
  await expect(walk.sendButton).toBeVisible();
  await walk.fillIn(guest);
  await walk.sendButton.click();
  const next = await walk.expectConfirmation();
  expect(next).not.toBe(number);
});

test('several apartments: the answer is lost, the form changed and the page reloaded', async ({
  page,
  week,
  allow,
}) => {
  allow(/ERR_FAILED/);
  const walk = new BookingWalk(page);
  const guest = someGuest();
  const search = stayQuery(week, { adults: 6, children: 1 }).slice(1);
  await page.goto(`${pathTo('request', 'en', 'olive')}?with=rosemary&${search}`);
  await walk.fillIn(guest);
  await loseResponse(page, '**/requestApartments');
  await walk.sendButton.click();
  await expect(page.getByRole('alert')).toContainText(walk.t('errors.unexpected'));
  await walk.field('message').fill('We come by ferry.');
  await page.reload();
  await walk.expectConfirmation();
  await expect(page.getByText(walk.t('confirmation.sentFirst'))).toBeVisible();
  const numbers = await bookingsOf(guest);
  expect(numbers).toHaveLength(2);
  for (const number of numbers) await expect(page.getByRole('main')).toContainText(number);
});

test('a page for another stay first shows what became of the request that got no answer', async ({
  page,
  week,
  nextWeek,
  allow,
}) => {
  allow(/ERR_FAILED/);
  const walk = new BookingWalk(page);
  const guest = someGuest();
  await walk.openRequest('olive', week);
  await walk.fillIn(guest);
  await loseResponse(page);
  await walk.sendButton.click();
  await expect(page.getByRole('alert')).toContainText(messagesOf('en')('errors.unexpected'));
  await walk.openRequest('rosemary', nextWeek);
  const number = await walk.expectConfirmation();
  expect((await firestore().doc(bookingPath(number)).get()).data()).toMatchObject({ apartment: 'olive', ...week });
  await expect(page.getByRole('main')).toContainText(walk.t('villa.apartments.olive.name'));
  await walk.openRequest('rosemary', nextWeek);
  await expect(walk.sendButton).toBeVisible();
});
