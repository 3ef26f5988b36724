import type { GuestRegister } from 'functions/contract/guestRegister';
import { isoDate } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { sampleBooking } from '../../../../../tests/support/sampleBooking.ts';
import { registerDuties } from './registerDuties.ts';

const times = { checkInFrom: '15:00', checkOutUntil: '10:00' };
const stay = (id: string, checkIn: string, checkOut: string, status: 'confirmed' | 'pending' = 'confirmed') =>
  sampleBooking({ id, checkIn: isoDate(checkIn), checkOut: isoDate(checkOut), status });
const bookings = [
  stay('FIRST', '2027-06-12', '2027-06-19'),
  stay('NEXT', '2027-06-19', '2027-06-26'),
  stay('OPEN', '2027-06-12', '2027-06-19', 'pending'),
];
const at = { toDate: () => new Date(0), toMillis: () => 0 };
const entered = (id: string): GuestRegister => ({
  ...{ id, persons: [], arrivalEnteredAt: at, departureEnteredAt: null, revision: 1 },
});

const dutiesAt = (day: string, time: string, registers = new Map<string, GuestRegister>()) =>
  registerDuties(bookings, registers, times, { day: isoDate(day), time }).map(
    ({ booking: { id }, duty: { what, isLate } }) => `${id} ${what}${isLate ? ' late' : ''}`,
  );

it('lists the open eVisitor entries of confirmed stays, and which are late', () => {
  const first = new Map([['FIRST', entered('FIRST')]]);
  expect(dutiesAt('2027-06-11', '23:00')).toEqual([]);
  expect(dutiesAt('2027-06-12', '16:00')).toEqual(['FIRST arrival']);
  expect(dutiesAt('2027-06-13', '16:00')).toEqual(['FIRST arrival late']);
  expect(dutiesAt('2027-06-13', '16:00', first)).toEqual([]);
  expect(dutiesAt('2027-06-19', '12:00', first)).toEqual(['FIRST departure', 'NEXT arrival']);
  expect(dutiesAt('2027-06-20', '12:00', first)).toEqual(['FIRST departure late', 'NEXT arrival']);
  // Once persons are deleted, nothing can be entered any more.
  expect(dutiesAt('2027-07-20', '12:00', first)).toEqual(['NEXT arrival late']);
});
