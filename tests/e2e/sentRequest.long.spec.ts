import type { Page } from '@playwright/test';
import { BookingWalk, someGuest, type Guest } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { hydrated } from './hydrated.ts';
import { bookingsOf } from './guestWithBooking.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * Whatever happens between the button and the confirmation, a guest learns the result of the request, and books only
 * once.
 */

const requestBooking = '**/requestBooking';
const modules = '**/assets/*.js';

/** The server books, but the browser never gets the response. */
async function loseResponse(page: Page): Promise<void> {
  await page.route(
    requestBooking,
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

test('after a deploy while a guest fills in the form, the page reloads and shows the confirmation', async ({
  page,
  week,
  allow,
}) => {
  allow(/404/, /Error loading route module/, /dynamically imported module/, /request failed: \S+\.js/);
  // Without a network, the browser counts as offline, and an offline page does not reload.
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
  expect(await bookingsOf(guest)).toMatchObject([{ number }]);
  await expect(page.getByText(walk.t('confirmation.sentFirst'))).toHaveCount(0);
  await expectNeverTaken();
});

test('after a lost answer, a changed form and a reload, the page shows the confirmation of the sent request', async ({
  page,
  week,
  allow,
}) => {
  allow(/ERR_FAILED/);
  const walk = new BookingWalk(page);
  const expectNeverTaken = await watchForTaken(walk);
  const guest = someGuest();
  await walk.openRequest('rosemary', week);
  await walk.fillIn(guest);
  await loseResponse(page);
  await walk.sendButton.click();
  await expect(page.getByRole('alert')).toContainText(walk.t('errors.unexpected'));
  await walk.field('message').fill('We come by ferry.');
  await page.reload();
  const number = await walk.expectConfirmation();
  await expect(page.getByText(walk.t('confirmation.sentFirst'))).toBeVisible();
  expect(await bookingsOf(guest)).toMatchObject([{ number }]);
  await expectNeverTaken();
  // The stored input is no longer needed.
  await walk.openRequest('lavender', week);
  await expect(walk.field('message')).toHaveValue('');
  await expect(walk.consent('acceptTerms')).not.toBeChecked();
});

test('a request that never arrived leaves the form unchanged, and books once when it is sent again', async ({
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
  expect(await bookingsOf(guest)).toMatchObject([{ number }]);
});

test('with two tabs for the same stay, the second shows the confirmation of the first', async ({
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
  expect(await bookingsOf(guest)).toMatchObject([{ number }]);
  await expectNeverTaken();
});
