import { expect, test } from 'vitest';
import type { BookingStatus } from './bookingState.ts';
import type { FeedStayKind } from './feedStay.ts';
import { isoDate } from './isoDate.ts';
import { conflictsWith } from './platformConflict.ts';

const stay = (checkIn: string, checkOut: string) => ({ checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) });
const booked = (status: BookingStatus) => ({ ...stay('2027-06-10', '2027-06-15'), status });
const there = (kind: FeedStayKind) => ({ ...stay('2027-06-13', '2027-06-20'), kind });

test.each([
  ['confirmed', 'sold', true],
  ['confirmed', 'unclear', true],
  ['pending', 'sold', true],
  ['cancelled', 'sold', false],
  ['confirmed', 'blocked', false],
] as const)('a %s booking and nights that are %s there conflict: %s', (status, kind, conflicts) => {
  const booking = booked(status);
  const nights = [isoDate('2027-06-13'), isoDate('2027-06-14')];
  expect(conflictsWith([there(kind)], [booking])).toEqual(conflicts ? [{ booking, nights }] : []);
});

test('a departure on the day of another arrival is no conflict', () => {
  expect(conflictsWith([{ ...stay('2027-06-15', '2027-06-18'), kind: 'sold' }], [booked('confirmed')])).toEqual([]);
  expect(conflictsWith([{ ...stay('2027-06-05', '2027-06-10'), kind: 'sold' }], [booked('confirmed')])).toEqual([]);
});

test('each of several sales lists the nights that it shares with the booking', () => {
  const sales = [stay('2027-06-08', '2027-06-11'), stay('2027-06-14', '2027-06-20')];
  const booking = booked('confirmed');
  const nights = [isoDate('2027-06-10'), isoDate('2027-06-14')];
  expect(
    conflictsWith(
      sales.map((sale) => ({ ...sale, kind: 'sold' })),
      [booking],
    ),
  ).toEqual([{ booking, nights }]);
});
