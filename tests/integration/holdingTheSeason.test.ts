import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { BookingError } from '../../functions/src/bookings/BookingError.ts';
import { expireRequests } from '../../functions/src/bookings/request/expireRequests.ts';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import type { Requester } from '../../functions/src/bookings/request/limitRequest.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath, bookingsCollection } from '../../functions/src/contract/collections.ts';
import { addDays, addMonths, firstDayOf, monthOf } from '../../functions/src/domain/isoDate.ts';
import { type Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { bookingRequest, inDays, stayIn, type BookingRequest, guestWith } from '../support/bookingRequest.ts';
import { setLimits } from '../support/limits.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { createTestApartment } from '../support/testApartment.ts';

/* The nights that strangers and guests can hold under the deployed site's limits. This project does not limit calls. */

const day = 86_400_000;
const start = new Date();

let apartments: Apartment[] = [];
beforeAll(async () => {
  await writeSettings();
  await setLimits({ requestBooking: null, nights: {} });
});
beforeEach(async () => {
  apartments = [await createTestApartment(), await createTestApartment(), await createTestApartment()];
});

const someone = () => `guest-${randomUUID()}@example.net`;
const stranger: Requester = { uid: null, verifiedEmail: null, network: '203.0.113.0/24' };
const signedIn = (email: string): Requester => ({ ...stranger, uid: `account of ${email}`, verifiedEmail: email });

/** @returns `held` with the booking's number, `link`, or the code of the refusal */
async function ask(
  apartment: Apartment,
  stay: Stay,
  email: string,
  who: Requester = stranger,
  now = start,
  changes: Partial<BookingRequest> = {},
): Promise<{ outcome: string; number: string }> {
  const guest = guestWith(email);
  const request = bookingRequest(apartment, stay, { guest, ...changes });
  try {
    const { number, confirmUntil } = await requestBooking(request, who, now);
    return { outcome: confirmUntil === undefined ? 'held' : 'link', number };
  } catch (error) {
    if (error instanceof BookingError) return { outcome: error.details.code, number: '' };
    throw error;
  }
}

/** A stay of the given number of nights, from a day of a month, the given number of months ahead. */
function inMonth(months: number, dayOfMonth: number, nights: number): Stay {
  const checkIn = addDays(firstDayOf(addMonths(monthOf(inDays(0)), months)), dayOfMonth - 1);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/** All booked or held nights of an apartment. */
async function heldIn({ slug }: Apartment): Promise<StoredBooking[]> {
  const found = await firestore().collection(bookingsCollection).where('apartment', '==', slug).get();
  const bookings = found.docs.map((document) => document.data() as StoredBooking);
  return bookings.filter(({ status }) => status !== 'cancelled');
}

test('in 17 days one proven email gets 45 unpaid nights of an instant apartment, and more once they are paid', async () => {
  const instant = await createTestApartment({ bookingMode: 'instant' });
  const email = someone();
  const outcomes: string[] = [];
  for (let days = 0; days < 17; days += 1) {
    const now = new Date(start.getTime() + days * day);
    await expireRequests(now);
    outcomes.push((await ask(instant, stayIn(40 + days * 16, 15), email, signedIn(email), now)).outcome);
  }
  expect(outcomes).toEqual([...Array<string>(3).fill('held'), ...Array<string>(14).fill('too-many-requests')]);
  const [first] = await heldIn(instant);
  const payment = { id: 'p1', kind: 'advance', amount: 5000, on: inDays(0), note: '' };
  await firestore()
    .doc(bookingPath(first!.number))
    .update({ payments: [payment] });
  const later = new Date(start.getTime() + 17 * day);
  const more = () => ask(instant, stayIn(500, 15), email, signedIn(email), later);
  expect((await more()).outcome).toBe('held');
  expect((await more()).outcome).toBe('dates-taken');
});

test('bookings with a proven email do not count against the share of unproven ones', async () => {
  const [apartment] = apartments as [Apartment];
  for (const dayOfMonth of [1, 8]) {
    const email = someone();
    expect((await ask(apartment, inMonth(4, dayOfMonth, 7), email, signedIn(email))).outcome).toBe('held');
  }
  expect((await ask(apartment, inMonth(4, 15, 6), someone())).outcome).toBe('held');
  expect((await ask(apartment, inMonth(4, 22, 1), someone())).outcome).toBe('link');
});
