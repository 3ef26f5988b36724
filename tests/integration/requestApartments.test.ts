import '../support/emulators.ts';
import { describe, expect, test } from 'vitest';
import { bookingsCollection } from '../../functions/src/contract/collections.ts';
import type { OwnerErrorDetails } from '../../functions/src/contract/ownerErrorCode.ts';
import { nightsOf, type Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import {
  apartmentsRequest,
  bookingRequest,
  inDays,
  stayIn,
  type ApartmentsRequest,
} from '../support/bookingRequest.ts';
import { callFunction, codeOf, tally, responseOf } from '../support/callFunction.ts';
import { expectConsistentNights } from '../support/expectConsistentNights.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { storedBooking } from '../support/storedBooking.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';

const db = firestore();

const one = await apartmentOfFile();
const two = await apartmentOfFile({ nightPrice: 9900 });
const three = await apartmentOfFile({ limits: { adults: 2, children: 1, guests: 3 } });
const all = [one, two, three];

async function detailsOf(request: ApartmentsRequest): Promise<OwnerErrorDetails> {
  const outcome = await callFunction('requestApartments', request);
  if (outcome.ok) throw new Error('booked');
  return outcome.details;
}

test('a request for the whole villa becomes a booking per apartment, one total and one mail to each side', async () => {
  const stay = stayIn(60, 3);
  const request = apartmentsRequest(all, stay);
  const { status, bookings, total, confirmUntil } = await responseOf('requestApartments', request);
  expect([status, confirmUntil]).toEqual(['pending', undefined]);
  expect(bookings.map(({ apartment }) => apartment)).toEqual(all.map(({ slug }) => slug));
  expect(bookings.map(({ quote }) => quote.totalPayment)).toEqual(
    request.apartments.map(({ expectedTotal }) => expectedTotal),
  );
  expect(total).toBe(request.apartments.reduce((sum, { expectedTotal }) => sum + expectedTotal, 0));

  const [first] = bookings;
  expect(new Set(bookings.map(({ number }) => number)).size).toBe(3);
  for (const { number, apartment, quote } of bookings) {
    expect(await storedBooking(number)).toMatchObject({ number, apartment, quote, ...stay, group: first?.number });
    const { held } = await expectConsistentNights(apartment);
    expect(held).toEqual(nightsOf(stay).map((night) => `${night} ${number}`));
  }
  const mails = await Promise.all(bookings.map(({ number }) => queuedMails(number)));
  expect(mails).toEqual([['received-guest', 'received-owner'], [], []]);
});

test('a taken night in any of the apartments books none of them, and the error names the apartment', async () => {
  await callFunction('requestBooking', bookingRequest(two, stayIn(82, 3)));
  const before = await db.collection(bookingsCollection).count().get();
  const details = await detailsOf(apartmentsRequest(all, stayIn(80, 4)));
  expect(details).toEqual({ code: 'dates-taken', nights: [inDays(82), inDays(83)], apartment: two.slug });
  expect((await db.collection(bookingsCollection).count().get()).data()).toEqual(before.data());
  for (const { slug } of all) await expectConsistentNights(slug);
});

describe('a refusal names the apartment at fault', () => {
  const stay = () => stayIn(140, 5);
  const changed = (place: number, change: Partial<ApartmentsRequest['apartments'][number]>) => {
    const request = apartmentsRequest(all, stay());
    request.apartments = request.apartments.map((part, index) => (index === place ? { ...part, ...change } : part));
    return request;
  };

  test('for too many guests, by the limits of each apartment', async () => {
    expect(await detailsOf(changed(2, { adults: 3 }))).toEqual({ code: 'guests-exceeded', apartment: three.slug });
    expect(await detailsOf(changed(1, { adults: 2_000_000 }))).toEqual({ code: 'guests-exceeded' });
  });

  test('for an apartment that does not exist', async () => {
    expect(await detailsOf(changed(1, { apartment: 'attic' }))).toEqual({
      code: 'apartment-not-found',
      apartment: 'attic',
    });
    expect(await detailsOf(changed(1, { apartment: 'a/b' }))).toEqual({ code: 'apartment-not-found' });
  });

  test('for a changed price, with the prices of all', async () => {
    const request = changed(1, { expectedTotal: 1 });
    const details = await detailsOf(request);
    expect(details).toMatchObject({ code: 'quote-changed', apartment: two.slug });
    expect(details.quotes?.map(({ apartment }) => apartment)).toEqual(all.map(({ slug }) => slug));
    expect(details.quote).toEqual(details.quotes?.[1]?.quote);
    request.apartments = request.apartments.map((part, place) => ({
      ...part,
      expectedTotal: details.quotes?.[place]?.quote.totalPayment ?? 0,
    }));
    expect(codeOf(await callFunction('requestApartments', request))).toBe('ok');
  });
});

describe('sent twice', () => {
  test('different content with the same id is refused: another order, fewer apartments, one alone, another guest', async () => {
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
});

/**
 * Requests for one, two and three apartments at the same instant, all of which share a night.
 */
async function race(stays: readonly Stay[]): Promise<void> {
  const choices = [[one, two], [two, three], all, [three, one], [one], [two], [three], all.toReversed()];
  const calls = Array.from({ length: 64 }, (_, index) => {
    const wanted = choices[index % choices.length] ?? all;
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
  // At most one request holds each of the three apartments, and at least one has won.
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
  // Every accepted group exists completely, and nothing else exists.
  const sorted = (lists: string[][]) => lists.map((list) => list.toSorted().join(' ')).toSorted();
  expect(sorted(groups)).toEqual(sorted(responses));
  expect(booked).toHaveLength(responses.flat().length + (counts.ok ?? 0) - responses.length);
}

test('many simultaneous requests for overlapping nights sell no night twice and no group in part', async () => {
  await race([stayIn(300, 4), stayIn(302, 4), stayIn(301, 3)]);
});
