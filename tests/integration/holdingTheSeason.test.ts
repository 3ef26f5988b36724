import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { BookingError } from '../../functions/src/bookings/BookingError.ts';
import { confirmRequest } from '../../functions/src/bookings/request/confirmRequest.ts';
import { expireRequests } from '../../functions/src/bookings/request/expireRequests.ts';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import type { Requester } from '../../functions/src/bookings/request/requestLimits.ts';
import { checkPlatforms } from '../../functions/src/calendars/checkPlatforms.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath, bookingsCollection, limitSettingsDocument } from '../../functions/src/contract/collections.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  firstDayOf,
  monthOf,
  type IsoMonth,
} from '../../functions/src/domain/isoDate.ts';
import { nightsOf, type Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { bookingRequest, inDays, stayIn, type BookingRequest } from '../support/bookingRequest.ts';
import { confirmLink } from '../support/confirmLink.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { createTestApartment } from '../support/testApartment.ts';

/* What strangers and guests can hold with the limits of nights of the deployed site. Calls are not limited here. */

const key = 'a key';
const day = 86_400_000;
const start = new Date();

let apartments: Apartment[] = [];
beforeAll(async () => {
  await writeSettings();
  await firestore().doc(limitSettingsDocument).set({ requestBooking: null, nights: {} });
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
  const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
  const request = bookingRequest(apartment, stay, { guest, ...changes });
  try {
    const { number, confirmUntil } = await requestBooking(request, who, key, now, checkPlatforms);
    return { outcome: confirmUntil === undefined ? 'held' : 'link', number };
  } catch (error) {
    if (error instanceof BookingError) return { outcome: error.details.code, number: '' };
    throw error;
  }
}

/** The stay of so many nights from a day of a month, in so many months. */
function inMonth(months: number, dayOfMonth: number, nights: number): Stay {
  const checkIn = addDays(firstDayOf(addMonths(monthOf(inDays(0)), months)), dayOfMonth - 1);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/** All that is booked or held in an apartment. */
async function heldIn({ slug }: Apartment): Promise<StoredBooking[]> {
  const found = await firestore().collection(bookingsCollection).where('apartment', '==', slug).get();
  const bookings = found.docs.map((document) => document.data() as StoredBooking);
  return bookings.filter(({ status }) => status !== 'cancelled');
}

const nightsIn = (bookings: readonly StoredBooking[]) => bookings.reduce((sum, { nights }) => sum + nights, 0);

/** The largest share of a month that the bookings take. */
function largestShare(bookings: readonly StoredBooking[]): number {
  const months = bookings.flatMap((booking) => nightsOf(booking).map(monthOf));
  const daysOf = (month: IsoMonth) => daysBetween(firstDayOf(month), firstDayOf(addMonths(month, 1)));
  return Math.max(0, ...months.map((month) => months.filter((one) => one === month).length / daysOf(month)));
}

test('two anonymous requests of 60 nights hold no night of two apartments', async () => {
  for (const apartment of apartments.slice(0, 2)) {
    expect(await ask(apartment, inMonth(5, 1, 60), someone())).toMatchObject({ outcome: 'link' });
    expect(await heldIn(apartment)).toEqual([]);
  }
});

test('in 17 days an instant apartment is sold to nobody who proves no email, and hardly held', async () => {
  const instant = await createTestApartment({ bookingMode: 'instant' });
  let most = 0;
  for (let days = 0; days < 17; days += 1) {
    const now = new Date(start.getTime() + days * day);
    await expireRequests(now);
    // Six nights of each of twelve months, by the button that binds and by one that does not.
    for (let months = 2; months <= 13; months += 1) {
      const stay = inMonth(months, 1 + (days % 4) * 7, 6);
      expect((await ask(instant, stay, someone(), stranger, now)).outcome).toMatch(/^(link|dates-taken)$/);
      await ask(instant, stay, someone(), stranger, now, { bookingMode: 'request' });
    }
    const held = await heldIn(instant);
    expect(held.filter(({ status }) => status === 'confirmed')).toEqual([]);
    expect(largestShare(held)).toBeLessThanOrEqual(0.2);
    most = Math.max(most, nightsIn(held));
  }
  // Else the test would show nothing. Of a February, 20 % are no six nights.
  expect(most).toBe(11 * 6);
});

test('in 17 days one proven email buys 45 unpaid nights of an instant apartment, and more once they are paid', async () => {
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

test('one verified account holds 45 nights of three apartments from May to August, and no more while they wait', async () => {
  const email = someone();
  const outcomes: string[] = [];
  for (const apartment of apartments) {
    // The longest stays that can be asked for, then weeks.
    const halves = [stayIn(100, 60), stayIn(160, 60)];
    const weeks = Array.from({ length: 17 }, (_, week) => stayIn(100 + week * 7, 7));
    for (const stay of [...halves, ...weeks]) {
      outcomes.push((await ask(apartment, stay, email, signedIn(email))).outcome);
    }
  }
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(6);
  expect(outcomes.filter((outcome) => outcome === 'too-many-requests')).toHaveLength(51);
  const held = (await Promise.all(apartments.map(heldIn))).flat();
  expect(nightsIn(held)).toBe(42);
});

test('midnight brings no new nights: what is held counts until it is answered or expires', async () => {
  const email = someone();
  const [apartment] = apartments as [Apartment];
  const at = (time: string) => new Date(`${inDays(1)}T${time}Z`);
  const month = (months: number) => inMonth(months, 1, 6);
  expect((await ask(apartment, month(4), email, stranger, at('23:58:00'))).outcome).toBe('held');
  expect((await ask(apartment, month(5), email, stranger, at('23:59:00'))).outcome).toBe('held');
  const afterMidnight = new Date(at('23:59:00').getTime() + 120_000);
  expect((await ask(apartment, month(6), email, stranger, afterMidnight)).outcome).toBe('link');
});

test('a family of an unproven email gets its 14 nights after one click, whatever strangers hold', async () => {
  const [apartment] = apartments as [Apartment];
  expect((await ask(apartment, inMonth(4, 20, 6), someone())).outcome).toBe('held');
  const { outcome, number } = await ask(apartment, inMonth(4, 1, 14), someone());
  expect(outcome).toBe('link');
  const secret = (await confirmLink(number)).searchParams.get('secret')!;
  expect(await confirmRequest(number, secret, key, start, checkPlatforms)).toMatchObject({ state: 'booked' });
  expect((await heldIn(apartment)).map(({ nights }) => nights).sort()).toEqual([14, 6]);
});

test('what was booked otherwise, or is proven, takes nothing from guests who prove no email', async () => {
  const [apartment] = apartments as [Apartment];
  for (const dayOfMonth of [1, 8]) {
    const email = someone();
    expect((await ask(apartment, inMonth(4, dayOfMonth, 7), email, signedIn(email))).outcome).toBe('held');
  }
  expect((await ask(apartment, inMonth(4, 15, 6), someone())).outcome).toBe('held');
  expect((await ask(apartment, inMonth(4, 22, 1), someone())).outcome).toBe('link');
});
