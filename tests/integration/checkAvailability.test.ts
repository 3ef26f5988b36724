import '../support/emulators.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import { addDays } from '../../functions/src/domain/isoDate.ts';
import { farWeek } from '../../tools/support/requestAsGuest.ts';
import { book, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

let apartment: Apartment;
beforeAll(async () => {
  apartment = await createTestApartment({
    rules: { minNights: 2, maxNights: 20, arrivalDays: [], minNoticeDays: 1, bookingWindowDays: 600 },
  });
});
afterAll(() => removeTestApartment(apartment));

const couple = { adults: 2, children: 0 };

async function reasonFor(changes: object) {
  const outcome = await callFunction('checkAvailability', {
    ...stayIn(100, 5),
    ...couple,
    apartment: apartment.slug,
    ...changes,
  });
  return outcome.ok ? (outcome.response.apartments[0]?.reason ?? 'available') : codeOf(outcome);
}

test('without an apartment: every apartment with its quote, in the order of the villa', async () => {
  const outcome = await callFunction('checkAvailability', { ...farWeek(), ...couple });
  if (!outcome.ok) throw new Error(outcome.body);
  expect(outcome.response.nights).toBe(7);
  expect(outcome.response.apartments.map(({ slug, available }) => [slug, available])).toEqual([
    ['lavender', true],
    ['olive', true],
    ['rosemary', true],
  ]);
  for (const { quote } of outcome.response.apartments) {
    expect(quote?.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(quote?.totalPayment);
  }
});

test('the quote is the one that the browser computes from the public document', async () => {
  const stay = stayIn(120, 9);
  const outcome = await callFunction('checkAvailability', { ...stay, ...couple, apartment: apartment.slug });
  if (!outcome.ok) throw new Error(outcome.body);
  expect(outcome.response.apartments[0]?.quote).toEqual(quoteStay(stay, couple, apartment, apartment.propertyTerms));
});

describe('reasons', () => {
  test.each([
    ['available', {}],
    ['guests-exceeded', { adults: 5 }],
    ['guests-exceeded', { adults: 4, children: 2 }],
    ['guests-exceeded', { adults: 10_000 }],
    ['fields-required', { adults: 0, children: 1 }],
    ['stay-too-short', stayIn(100, 1)],
    ['stay-too-long', stayIn(100, 21)],
    ['too-soon', stayIn(0, 3)],
    ['too-soon', stayIn(-30, 3)],
    ['too-far-ahead', stayIn(601, 3)],
    ['too-far-ahead', { checkIn: '2066-06-12', checkOut: '2066-06-19' }],
    ['dates-required', { checkIn: undefined }],
    ['dates-required', { checkOut: '' }],
    ['dates-invalid', { checkIn: '2027-02-30', checkOut: '2027-03-05' }],
    ['dates-invalid', { checkIn: inDays(105), checkOut: inDays(100) }],
    ['dates-invalid', { checkIn: inDays(100), checkOut: inDays(100) }],
    ['dates-invalid', { checkIn: 20270612 }],
    ['dates-invalid', { checkIn: ['2027-06-12'] }],
    ['fields-required', { adults: '2' }],
    ['fields-required', { adults: 1.5 }],
    ['fields-required', { adults: -1 }],
    ['fields-required', { price: 1 }],
    ['apartment-not-found', { apartment: 'attic' }],
    ['apartment-not-found', { apartment: '../settings/property' }],
    ['apartment-not-found', { apartment: { slug: 'lavender' } }],
  ])('%s for %j', async (reason, changes) => {
    expect(await reasonFor(changes)).toBe(reason);
  });
});

test('a taken night is seen, and the day of departure is free for the next arrival', async () => {
  const stay = stayIn(200, 4);
  await book(apartment, stay);
  expect(await reasonFor(stay)).toBe('dates-taken');
  expect(await reasonFor({ checkIn: addDays(stay.checkIn, -3), checkOut: addDays(stay.checkIn, 1) })).toBe(
    'dates-taken',
  );
  expect(await reasonFor({ checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 3) })).toBe('available');
  expect(await reasonFor({ checkIn: addDays(stay.checkIn, -3), checkOut: stay.checkIn })).toBe('available');
});

test.each([[null], ['text'], [[1, 2]], [{}], [{ checkIn: {} }]])(
  'a request of the wrong shape, %j, is refused',
  async (data) => {
    const outcome = await callFunction('checkAvailability', data);
    expect(outcome.ok).toBe(false);
    expect(codeOf(outcome)).toMatch(/^(fields-required|dates-required|dates-invalid)$/);
  },
);
