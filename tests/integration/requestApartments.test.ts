import '../support/emulators.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { apartmentPath, bookingPath, bookingsCollection } from '../../functions/src/contract/collections.ts';
import type { OwnerErrorDetails } from '../../functions/src/contract/ownerErrorCode.ts';
import { nightsOf, type Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import {
  apartmentsRequest,
  bookingRequest,
  bookTogether,
  inDays,
  stayIn,
  type ApartmentsRequest,
} from '../support/bookingRequest.ts';
import { callFunction, codeOf, tally } from '../support/callFunction.ts';
import { eventuallyConsistent, expectConsistentNights } from '../support/expectConsistentNights.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

const db = firestore();
let one: Apartment;
let two: Apartment;
let three: Apartment;
let all: Apartment[];
beforeAll(async () => {
  all = await Promise.all([
    createTestApartment(),
    createTestApartment({ nightPrice: 9900 }),
    createTestApartment({ limits: { adults: 2, children: 1, guests: 3 } }),
  ]);
  [one, two, three] = all as [Apartment, Apartment, Apartment];
});
afterAll(() => Promise.all(all.map(removeTestApartment)));

const bookingOf = async (number: string) => (await db.doc(bookingPath(number)).get()).data() as StoredBooking;

async function detailsOf(request: ApartmentsRequest): Promise<OwnerErrorDetails> {
  const outcome = await callFunction('requestApartments', request);
  if (outcome.ok) throw new Error('booked');
  return outcome.details;
}

test('a request for the whole villa becomes a booking per apartment, one total and one mail to each side', async () => {
  const stay = stayIn(60, 3);
  const request = apartmentsRequest(all, stay);
  const outcome = await callFunction('requestApartments', request);
  if (!outcome.ok) throw new Error(outcome.body);
  const { status, bookings, total, confirmUntil } = outcome.response;
  expect([status, confirmUntil]).toEqual(['pending', undefined]);
  expect(bookings.map(({ apartment }) => apartment)).toEqual(all.map(({ slug }) => slug));
  expect(bookings.map(({ quote }) => quote.totalPayment)).toEqual(
    request.apartments.map(({ expectedTotal }) => expectedTotal),
  );
  expect(total).toBe(request.apartments.reduce((sum, { expectedTotal }) => sum + expectedTotal, 0));

  const [first] = bookings;
  expect(new Set(bookings.map(({ number }) => number)).size).toBe(3);
  for (const { number, apartment, quote } of bookings) {
    expect(await bookingOf(number)).toMatchObject({ number, apartment, quote, ...stay, group: first?.number });
    const { held } = await expectConsistentNights(apartment);
    expect(held).toEqual(nightsOf(stay).map((night) => `${night} ${number}`));
  }
  const mails = await Promise.all(bookings.map(({ number }) => queuedMails(number)));
  expect(mails).toEqual([['received-guest', 'received-owner'], [], []]);
});

test('a booking of its own has no group', async () => {
  const outcome = await callFunction('requestBooking', bookingRequest(one, stayIn(70, 2)));
  if (!outcome.ok) throw new Error(outcome.body);
  expect((await bookingOf(outcome.response.number)).group).toBeNull();
});

test('a taken night in any of the apartments books none of them, and is named with its apartment', async () => {
  await callFunction('requestBooking', bookingRequest(two, stayIn(82, 3)));
  const before = await db.collection(bookingsCollection).count().get();
  const details = await detailsOf(apartmentsRequest(all, stayIn(80, 4)));
  expect(details).toEqual({ code: 'dates-taken', nights: [inDays(82), inDays(83)], apartment: two.slug });
  expect((await db.collection(bookingsCollection).count().get()).data()).toEqual(before.data());
  for (const { slug } of all) await expectConsistentNights(slug);
});

describe('refused with the apartment that is the reason', () => {
  const stay = () => stayIn(140, 5);
  const changed = (place: number, change: Partial<ApartmentsRequest['apartments'][number]>) => {
    const request = apartmentsRequest(all, stay());
    request.apartments = request.apartments.map((wish, index) => (index === place ? { ...wish, ...change } : wish));
    return request;
  };

  test('too many guests, by the limits of each', async () => {
    expect(await detailsOf(changed(2, { adults: 3 }))).toEqual({ code: 'guests-exceeded', apartment: three.slug });
    expect(await detailsOf(changed(1, { adults: 2_000_000 }))).toEqual({ code: 'guests-exceeded' });
  });

  test('a stay rule, by the rules of each', async () => {
    const strict = await createTestApartment({ rules: { ...one.rules, minNights: 7 } });
    const details = await detailsOf(apartmentsRequest([one, strict], stay()));
    await removeTestApartment(strict);
    expect(details).toEqual({ code: 'stay-too-short', apartment: strict.slug });
  });

  test('an apartment that does not exist', async () => {
    expect(await detailsOf(changed(1, { apartment: 'attic' }))).toEqual({
      code: 'apartment-not-found',
      apartment: 'attic',
    });
    expect(await detailsOf(changed(1, { apartment: 'a/b' }))).toEqual({ code: 'apartment-not-found' });
  });

  test('a changed price, with the prices of all', async () => {
    const request = changed(1, { expectedTotal: 1 });
    const details = await detailsOf(request);
    expect(details).toMatchObject({ code: 'quote-changed', apartment: two.slug });
    expect(details.quotes?.map(({ apartment }) => apartment)).toEqual(all.map(({ slug }) => slug));
    expect(details.quote).toEqual(details.quotes?.[1]?.quote);
    request.apartments = request.apartments.map((wish, place) => ({
      ...wish,
      expectedTotal: details.quotes?.[place]?.quote.totalPayment ?? 0,
    }));
    expect(codeOf(await callFunction('requestApartments', request))).toBe('ok');
  });

  test('a list that is none, with its field', async () => {
    const request = apartmentsRequest([one, one], stay());
    expect(await detailsOf(request)).toEqual({ code: 'fields-required', fields: ['apartments'] });
    expect(await detailsOf(apartmentsRequest([one], stay()))).toEqual({
      code: 'fields-required',
      fields: ['apartments'],
    });
    expect(await detailsOf(changed(0, { adults: 0 }))).toEqual({
      code: 'fields-required',
      fields: ['apartments.0.adults'],
    });
  });

  test('missing dates and consent, which concern all', async () => {
    expect(await detailsOf(apartmentsRequest(all, stay(), { checkIn: null }))).toEqual({ code: 'dates-required' });
    expect(await detailsOf(apartmentsRequest(all, stay(), { acceptTerms: false }))).toEqual({
      code: 'consent-required',
    });
  });
});

describe('sent twice', () => {
  test('the same request answers the same, also when it is too late or dearer by then', async () => {
    const request = apartmentsRequest(all, stayIn(110, 2));
    const first = await callFunction('requestApartments', request);
    const reference = db.doc(apartmentPath(two.slug));
    await reference.update({ nightPrice: 99_900, 'rules.minNoticeDays': 300 });
    const second = await callFunction('requestApartments', request);
    await reference.set(two);
    expect(second).toEqual(first);
    expect(codeOf(first)).toBe('ok');
  });

  test('other content under its id is refused: another order, fewer apartments, one alone, another guest', async () => {
    const request = apartmentsRequest(all, stayIn(115, 2));
    expect(codeOf(await callFunction('requestApartments', request))).toBe('ok');
    const { requestId, apartments, guest } = request;
    for (const other of [
      { ...request, apartments: apartments.toReversed() },
      { ...request, apartments: apartments.slice(0, 2) },
      { ...request, guest: { ...guest, lastName: 'Other' } },
      apartmentsRequest(all, stayIn(118, 2), { requestId }),
    ]) {
      expect((await detailsOf(other)).code).toBe('request-id-reused');
    }
    const alone = bookingRequest(one, stayIn(118, 2), { requestId });
    expect(codeOf(await callFunction('requestBooking', alone))).toBe('request-id-reused');
  });

  test('thirty times at once books once', async () => {
    const request = apartmentsRequest(all, stayIn(120, 4));
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => callFunction('requestApartments', request)));
    expect(tally(outcomes)).toEqual({ ok: 30 });
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    for (const { slug } of all) await expectConsistentNights(slug);
    const [first] = outcomes;
    const number = first?.ok ? first.response.bookings[0]?.number : '';
    expect(await queuedMails(number ?? '')).toEqual(['received-guest', 'received-owner']);
  });
});

test('ten apartments for two months are one batch too', async () => {
  const many = await Promise.all(Array.from({ length: 10 }, () => createTestApartment()));
  const stay = stayIn(200, 60);
  const numbers = await bookTogether(many, stay);
  expect(numbers).toHaveLength(10);
  for (const { slug } of many) expect((await expectConsistentNights(slug)).held).toHaveLength(60);
  await Promise.all(many.map(removeTestApartment));
});

/**
 * Requests for one, two and three apartments at the same instant, all of which share a night.
 * @returns the groups that were booked
 */
async function race(stays: readonly Stay[]): Promise<number> {
  const wishes = [[one, two], [two, three], all, [three, one], [one], [two], [three], all.toReversed()];
  const calls = Array.from({ length: 64 }, (_, index) => {
    const wanted = wishes[index % wishes.length] ?? all;
    const stay = stays[index % stays.length] ?? stays[0]!;
    const [only] = wanted;
    return wanted.length === 1 && only
      ? callFunction('requestBooking', bookingRequest(only, stay))
      : callFunction('requestApartments', apartmentsRequest(wanted, stay));
  });
  const outcomes = await Promise.all(calls);
  const counts = tally(outcomes);
  console.log(`▸ race: ${JSON.stringify(counts)}`);
  expect(Object.keys(counts).filter((code) => !['ok', 'dates-taken'].includes(code))).toEqual([]);
  // At most one request holds each of the three apartments, and somebody has won.
  expect(counts.ok).toBeGreaterThan(0);
  expect(counts.ok).toBeLessThanOrEqual(3);

  const found = await Promise.all(all.map(({ slug }) => expectConsistentNights(slug)));
  const booked = found
    .flatMap(({ bookings }) => bookings)
    .filter(({ checkIn }) => stays.some((stay) => stay.checkIn === checkIn));
  const groups = [...new Set(booked.flatMap(({ group }) => group ?? []))].map((first) =>
    booked.filter(({ group }) => group === first).map(({ number }) => number),
  );
  const responses = outcomes.flatMap((outcome) =>
    outcome.ok && 'bookings' in outcome.response ? [outcome.response.bookings.map(({ number }) => number)] : [],
  );
  // Every group that was answered is there in full, and nothing is there that was not answered.
  const sorted = (lists: string[][]) => lists.map((list) => list.toSorted().join(' ')).toSorted();
  expect(sorted(groups)).toEqual(sorted(responses));
  expect(booked).toHaveLength(responses.flat().length + (counts.ok ?? 0) - responses.length);
  return groups.length;
}

test('many at the same instant for overlapping nights: no night is sold twice and no group in part', async () => {
  let groups = 0;
  for (const day of [300, 320, 340, 360, 380]) {
    groups += await race([stayIn(day, 4), stayIn(day + 2, 4), stayIn(day + 1, 3)]);
  }
  console.log(`▸ groups booked in five races: ${groups}`);
});

test('the owner answers each by its status; the mails name the others', async () => {
  const numbers = await bookTogether([one, two], stayIn(420, 3));
  const [first = '', second = ''] = numbers;
  await db.doc(bookingPath(second)).update({ status: 'confirmed' });
  await expect.poll(() => queuedMails(second)).toEqual(['confirmed-guest-1', 'confirmed-owner-1']);
  const text = (await db.doc(`mail/${second}-confirmed-guest-1`).get()).get('message.text') as string;
  expect(text).toContain(`Requested together with: ${one.slug} (${first}): awaiting an answer`);
  await db.doc(bookingPath(first)).update({ status: 'cancelled' });
  await expect.poll(() => queuedMails(first)).toContain('declined-guest-1');
  const declined = (await db.doc(`mail/${first}-declined-guest-1`).get()).get('message.text') as string;
  expect(declined).toContain(`${two.slug} (${second}): confirmed`);
  for (const { slug } of [one, two]) await eventuallyConsistent(slug);
  expect([await bookingOf(first), await bookingOf(second)].map(({ group }) => group)).toEqual([first, first]);
});
