import '../support/emulators.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { bookingRequest, stayIn } from '../support/bookingRequest.ts';
import { callFunction, tally } from '../support/callFunction.ts';
import { discardWaitingMails } from '../support/mailQueue.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { expectConsistentNights } from '../support/expectConsistentNights.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* Many guests at the same moment, through the functions. */

const crowd = 200;
/** In milliseconds. Includes the delivery of the mails. */
const timeout = 3_600_000;

let apartment: Apartment;
beforeEach(async () => {
  apartment = await createTestApartment();
});
afterEach(() => removeTestApartment(apartment));

test(`${crowd} requests at once for overlapping nights book them once`, { timeout }, async () => {
  // Four different stays that all share the night of day 53.
  const stays = [stayIn(50, 7), stayIn(53, 7), stayIn(51, 3), stayIn(53, 1)];
  const requests = Array.from({ length: crowd }, (_, index) =>
    bookingRequest(apartment, stays[index % stays.length] ?? stayIn(53, 1)),
  );
  const outcomes = await Promise.all(requests.map((request) => callFunction('requestBooking', request)));
  expect(tally(outcomes)).toEqual({ ok: 1, 'dates-taken': crowd - 1 });
  const state = await expectConsistentNights(apartment.slug);
  expect(state.bookings).toHaveLength(1);
});

test(`${crowd} requests at once for different nights all succeed`, { timeout }, async () => {
  // Stays follow one another without a gap, so that departures and arrivals meet on every day.
  const requests = Array.from({ length: crowd }, (_, index) => bookingRequest(apartment, stayIn(30 + 2 * index, 2)));
  const outcomes = await Promise.all(requests.map((request) => callFunction('requestBooking', request)));
  expect(tally(outcomes)).toEqual({ ok: crowd });
  const state = await expectConsistentNights(apartment.slug);
  expect(state.held).toHaveLength(2 * crowd);
  await discardWaitingMails();
});

test('50 replays of one request at once make one booking', async () => {
  const request = bookingRequest(apartment, stayIn(60, 5));
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => callFunction('requestBooking', request)));
  expect(tally(outcomes)).toEqual({ ok: 50 });
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  const state = await expectConsistentNights(apartment.slug);
  expect(state.bookings).toHaveLength(1);
  expect(await queuedMails(state.bookings[0]!.number)).toHaveLength(2);
});
