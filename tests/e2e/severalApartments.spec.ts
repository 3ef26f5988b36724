import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath, bookingsCollection } from '../../functions/src/contract/collections.ts';
import { costOfCancelling } from '../../functions/src/domain/ledger.ts';
import type { IsoMonth } from '../../functions/src/domain/isoDate.ts';
import { quoteStay, type Quote } from '../../functions/src/domain/quote.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, bookTogether, inDays } from '../support/bookingRequest.ts';
import { withMonths } from '../support/claimWeeks.ts';
import { formatIn, messagesOf, moneyIn } from '../support/messagesOf.ts';
import { removeBooking } from '../support/removeBooking.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { BookingWalk, stayQuery, type Guest } from './BookingWalk.ts';
import { changeApartments } from './changeApartments.ts';
import { expectAccessible } from './expectAccessible.ts';
import { stored } from './guestWithBooking.ts';
import { hydrated } from './hydrated.ts';
import { newGuest, restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { tabTo } from './tabTo.ts';

test.describe.configure({ mode: 'parallel' });

const t = messagesOf('en');
const villa = sampleVilla();
const apartmentOf = (slug: string) => villa.find((apartment) => apartment.slug === slug) as unknown as Apartment;

/** A signed-in guest with a request for two apartments. */
async function guestWithTwo(page: Page, week: Stay): Promise<[string, string]> {
  const email = `several-${randomUUID()}@example.net`;
  const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
  const numbers = await bookTogether([apartmentOf('lavender'), apartmentOf('olive')], week, { guest });
  await restoreSession(page, await newGuest({ email, emailVerified: true }));
  return numbers as [string, string];
}

test('bookings of one request name each other, and one of them is cancelled alone', async ({ page, week }) => {
  const [lavender, olive] = await guestWithTwo(page, week);
  const nameOf = (slug: string) => t(`villa.apartments.${slug}.name` as 'villa.apartments.olive.name');
  await page.goto('/my-bookings');
  const card = page.getByRole('article').filter({ hasText: lavender });
  await expect(card).toContainText(t('myBookings.together.with'));
  await card.getByRole('link', { name: nameOf('olive'), exact: true }).click();
  await expect(page).toHaveURL(`/my-booking/${olive}`);
  const together = page.getByRole('region', { name: t('myBookings.together.title') });
  await together.getByRole('link', { name: new RegExp(lavender) }).click();
  await expect(page).toHaveURL(`/my-booking/${lavender}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf('lavender'));
  await expectAccessible(page);

  await page.getByRole('button', { name: t('myBookings.cancel.button'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('myBookings.cancel.title') });
  await expect(dialog).toContainText(t('myBookings.cancel.sumFree'));
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: t('myBookings.cancel.only', { name: nameOf('lavender') }) }).click();
  await expect(page.getByRole('main')).toContainText(t('confirmation.status.cancelled'));
  expect((await stored(lavender)).status).toBe('cancelled');
  expect((await stored(olive)).status).toBe('pending');
  await expect(together).toContainText(t('myBookings.status.pending'));
});

test('both are cancelled together by keyboard, for what each costs by its own terms', async ({ page, week }) => {
  const [lavender, olive] = await guestWithTwo(page, week);
  for (const number of [lavender, olive]) {
    await firestore().doc(bookingPath(number)).update({ status: 'confirmed' });
    await expect.poll(async () => (await stored(number)).agreed.status).toBe('confirmed');
  }
  const terms = { freeUntilDays: 365, shareAfter: 0.4 };
  // The guest is bound, as by the button of an instant booking.
  await firestore().doc(bookingPath(olive)).update({ 'terms.cancellation': terms, boundBy: 'button' });
  await expect.poll(async () => (await stored(olive)).terms.cancellation).toEqual(terms);
  const cost = costOfCancelling(await stored(olive), inDays(0));
  const sum =
    cost.kind === 'due'
      ? t('myBookings.cancel.sumDue', { amount: moneyIn('en', cost.amount) })
      : t('myBookings.cancel.sumFree');

  await page.goto(`/my-booking/${lavender}`);
  await tabTo(page, page.getByRole('button', { name: t('myBookings.cancel.button'), exact: true }), 60);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('myBookings.cancel.title') });
  await expect(dialog).toContainText(sum);
  await expect(dialog).toContainText(t('myBookings.cancel.free'));
  await tabTo(page, dialog.getByRole('button', { name: t('myBookings.cancel.all') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('myBookings.cancel.doneAll'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(t('confirmation.status.cancelled'));
  for (const number of [lavender, olive]) expect((await stored(number)).status).toBe('cancelled');
  await expect(page.getByRole('region', { name: t('myBookings.together.title') })).toContainText(
    t('myBookings.status.cancelled'),
  );
});

/** How a request for several apartments is called in a language. */
function titleOf(walk: BookingWalk, slugs: readonly string[]): string {
  const names = slugs.map((slug) => walk.t(`villa.apartments.${slug}.name`));
  return walk.t('offer.together.names', { names: formatIn(walk.language).list(names) });
}

function someGuest(): Guest {
  const email = `several-${randomUUID()}@example.net`;
  return { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000', message: 'We come by ferry.' };
}

test('a party of seven requests two apartments at once, from the home page to both numbers, in German', async ({
  page,
  week,
}) => {
  const walk = new BookingWalk(page, 'de');
  const guest = someGuest();
  await walk.openHome();
  await walk.chooseDates(week, 'typing');
  await walk.guests('adults').fill('6');
  await walk.guests('children').fill('1');
  await walk.checkButton.click();
  await expect(page.getByText(walk.t('offer.severalFit'), { exact: true })).toBeVisible();
  const title = titleOf(walk, ['olive', 'rosemary']);
  await page
    .getByRole('link')
    .filter({ hasText: `${walk.t('offer.requestToBook')}: ${title}` })
    .click();

  await expect(page).toHaveURL(
    `${pathTo('request', 'de', 'olive')}?with=rosemary&${stayQuery(week, { adults: 6, children: 1 }).slice(1)}`,
  );
  const bill = page.getByRole('group', { name: walk.t('offer.quote.title') });
  const shares = { olive: { adults: 4, children: 0 }, rosemary: { adults: 2, children: 1 } };
  const [olive, rosemary] = (['olive', 'rosemary'] as const).map((slug) =>
    quoteStay(week, shares[slug], apartmentOf(slug), apartmentOf(slug).propertyTerms),
  ) as [Quote, Quote];
  const total = moneyIn('de', olive.totalPayment + rosemary.totalPayment);
  await expect(bill).toContainText(`${walk.t('offer.quote.total')}${total}`);
  for (const { totalPayment } of [olive, rosemary]) await expect(bill).toContainText(moneyIn('de', totalPayment));
  await expectAccessible(page);
  await walk.fillIn(guest);
  await walk.sendButton.dblclick();

  await walk.expectConfirmation();
  await expect(bill).toContainText(`${walk.t('offer.quote.total')}${total}`);
  await expectAccessible(page);
  const found = await firestore().collection(bookingsCollection).where('email', '==', guest.email).get();
  const bookings = found.docs.map((booking) => booking.data() as StoredBooking);
  expect(new Set(bookings.map(({ apartment }) => apartment))).toEqual(new Set(['olive', 'rosemary']));
  expect(bookings).toHaveLength(2);
  expect(new Set(bookings.map(({ group }) => group)).size).toBe(1);
  for (const { number, apartment, adults, children, quote } of bookings) {
    await expect(page.getByRole('main')).toContainText(number);
    expect({ adults, children }).toEqual(shares[apartment as keyof typeof shares]);
    expect(quote).toEqual(apartment === 'olive' ? olive : rosemary);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('two apartments in August for six take 13 taps from home to the sent request, besides typing', async ({
    page,
  }) => {
    const walk = new BookingWalk(page);
    const guest = someGuest();
    const year = [0, 1].map((years) => Number(inDays(60).slice(0, 4)) + years);
    const august = year.map((one) => `${one}-08`).find((month) => month > inDays(60))!;
    let taps = 0;
    await page.exposeFunction('countTap', () => (taps += 1));
    await page.addInitScript("addEventListener('pointerdown', () => countTap())");
    await withMonths([august as IsoMonth], async () => {
      await walk.openHome();
      await hydrated(page);
      for (let adult = 2; adult < 6; adult += 1) await walk.button('stay.addAdult').tap();
      await expect(walk.guests('adults')).toHaveValue('6');
      await walk.checkIn.tap();
      await walk.calendar.getByRole('button', { name: walk.t('calendar.mode.flexible'), exact: true }).tap();
      const name = walk.t('calendar.monthTitle', { month: walk.t('calendar.months.8'), year: august.slice(0, 4) });
      await walk.calendar.getByRole('button', { name, exact: true }).tap();
      await walk.calendar.getByRole('listitem').getByRole('button').first().tap();
      await expect(walk.calendar).toBeHidden();
      await walk.checkButton.tap();
      await page
        .getByRole('link')
        .filter({ hasText: `${walk.t('offer.requestToBook')}: ` })
        .first()
        .tap();
      await walk.fillIn(guest);
      await walk.sendButton.tap();
      await walk.expectConfirmation();
      const found = await firestore().collection(bookingsCollection).where('email', '==', guest.email).get();
      expect(found.size).toBe(2);
      expect(found.docs.map((booking) => (booking.get('checkIn') as string).slice(0, 7))).toEqual([august, august]);
      for (const { id } of found.docs) await removeBooking(id);
    });
    expect(taps).toBe(13);
  });
});

test('a request for two of which one is taken by then requests none, and leads to others with all that was typed', async ({
  page,
  week,
  allow,
}) => {
  allow(/409/);
  const walk = new BookingWalk(page);
  const guest = someGuest();
  const seven = { adults: 6, children: 1 };
  await page.goto(`${pathTo('request', 'en', 'lavender')}${stayQuery(week, seven)}&with=olive&with=attic`);
  await walk.fillIn(guest);
  await book(apartmentOf('olive'), week);
  await walk.sendButton.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(t('errors.dates-taken'));
  await expect(alert).toContainText(t('offer.together.taken', { name: t('villa.apartments.olive.name') }));
  const title = titleOf(walk, ['lavender', 'rosemary']);
  const other = page.getByRole('link').filter({ hasText: `${t('offer.requestToBook')}: ${title}` });
  await expect(other).toBeVisible();
  await expectAccessible(page);

  await other.click();
  await expect(page).toHaveURL(new RegExp(`${pathTo('request', 'en', 'lavender')}\\?with=rosemary&`));
  // The URL changes a moment before the page, which offered the same two.
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  for (const name of ['firstName', 'email', 'message'] as const) {
    await expect(walk.field(name)).toHaveValue(guest[name]!);
  }
  await walk.sendButton.click();
  await walk.expectConfirmation();
  const found = await firestore().collection(bookingsCollection).where('email', '==', guest.email).get();
  expect(found.docs.map((booking) => booking.get('apartment') as string).sort()).toEqual(['lavender', 'rosemary']);
});

test('prices that changed in between are shown for each of several apartments before anything is booked', async ({
  page,
  week,
  allow,
}) => {
  allow(/\b(400|409|412)\b/);
  const walk = new BookingWalk(page);
  const guest = someGuest();
  const less = 10_00;
  await changeApartments(page, (apartment) => {
    apartment.cleaningFee -= less;
  });
  const shares = { olive: { adults: 4, children: 0 }, rosemary: { adults: 2, children: 1 } };
  const quotes = (['olive', 'rosemary'] as const).map((slug) =>
    quoteStay(week, shares[slug], apartmentOf(slug), apartmentOf(slug).propertyTerms),
  );
  const total = quotes.reduce((sum, { totalPayment }) => sum + totalPayment, 0);
  const bill = page.getByRole('group', { name: t('offer.quote.title') });
  const search = stayQuery(week, { adults: 6, children: 1 });
  await page.goto(`${pathTo('request', 'en', 'olive')}?with=rosemary&${search.slice(1)}`);
  await expect(bill).toContainText(`${t('offer.quote.total')}${moneyIn('en', total - 2 * less)}`);
  await walk.fillIn(guest);
  await walk.sendButton.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(t('errors.quote-changed'));
  await expect(alert).toContainText(t('request.newPrice', { total: moneyIn('en', total) }));
  await expect(bill).toContainText(`${t('offer.quote.total')}${moneyIn('en', total)}`);
  for (const { totalPayment } of quotes) await expect(bill).toContainText(moneyIn('en', totalPayment));
  const bookings = () => firestore().collection(bookingsCollection).where('email', '==', guest.email).get();
  expect((await bookings()).size).toBe(0);
  await walk.sendButton.click();
  await walk.expectConfirmation();
  const booked = (await bookings()).docs.map((booking) => booking.data() as StoredBooking);
  expect(booked.map(({ quote }) => quote.totalPayment).sort()).toEqual(
    quotes.map(({ totalPayment }) => totalPayment).sort(),
  );
});

test('a request for several apartments that could not be loaded is tried again by its button', async ({
  page,
  week,
  allow,
}) => {
  allow(/request failed: \S+\.js/, /Failed to load resource/, /dynamically imported module/);
  const part = '**/assets/TogetherRequest-*.js';
  await page.route(part, (route) => route.abort());
  const walk = new BookingWalk(page, 'pl');
  const search = stayQuery(week, { adults: 6, children: 1 });
  await page.goto(`${pathTo('request', 'pl', 'olive')}?with=rosemary&${search.slice(1)}`);
  const again = walk.button('stay.tryAgain');
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.unroute(part);
  await again.click();
  await expect(page.getByRole('group', { name: walk.t('offer.quote.title') })).toBeVisible();
  await expect(again).toHaveCount(0);
});
