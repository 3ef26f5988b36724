import '../support/emulators.ts';
import { describe, expect, test } from 'vitest';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import { farWeek } from '../../tools/support/requestAsGuest.ts';
import { stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf, responseOf } from '../support/callFunction.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';

const apartment = await apartmentOfFile({
  rules: { minNights: 2, maxNights: 20, arrivalDays: [], minNoticeDays: 1, bookingWindowDays: 600 },
});

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
  const outcome = await responseOf('checkAvailability', { ...farWeek(), ...couple });
  expect(outcome.nights).toBe(7);
  expect(outcome.apartments.map(({ slug, available }) => [slug, available])).toEqual([
    ['lavender', true],
    ['olive', true],
    ['rosemary', true],
  ]);
  for (const { quote } of outcome.apartments) {
    expect(quote?.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(quote?.totalPayment);
  }
});

test('the quote is the one that the browser computes from the public document', async () => {
  const stay = stayIn(120, 9);
  const outcome = await responseOf('checkAvailability', { ...stay, ...couple, apartment: apartment.slug });
  expect(outcome.apartments[0]?.quote).toEqual(quoteStay(stay, couple, apartment, apartment.propertyTerms));
});

describe('reasons', () => {
  test.each([
    ['available', {}],
    ['guests-exceeded', { adults: 5 }],
    ['too-soon', stayIn(0, 3)],
    ['fields-required', { price: 1 }],
    ['apartment-not-found', { apartment: 'attic' }],
  ])('%s for %j', async (reason, changes) => {
    expect(await reasonFor(changes)).toBe(reason);
  });
});
