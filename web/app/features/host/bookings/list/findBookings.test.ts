import type { Booking } from 'functions/contract/booking';
import { isoDate } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { byMonth } from './byMonth.ts';
import { findBookings, type BookingFilter } from './findBookings.ts';

const today = isoDate('2027-06-10');
const booking = (id: string, checkIn: string, checkOut: string, changes: Partial<Booking> = {}) =>
  ({
    id,
    number: id,
    checkIn,
    checkOut,
    status: 'confirmed',
    firstName: 'Zofia',
    lastName: 'Wrzesińska',
    email: 'zofia@example.org',
    phone: '+48 22 555 01 77',
    quote: { advancePayment: 30_000, totalPayment: 100_000 },
    advanceDueOn: null,
    ...changes,
  }) as unknown as Booking;

const all = [
  booking('B', '2027-07-01', '2027-07-08'),
  booking('A', '2027-06-12', '2027-06-19'),
  booking('OLD', '2027-05-01', '2027-05-08'),
  booking('ASKS', '2027-08-01', '2027-08-08', { status: 'pending' }),
  booking('GONE', '2027-08-01', '2027-08-08', {
    status: 'cancelled',
    firstName: 'Marko',
    lastName: 'Đurđević',
    apartment: 'rosemary',
  }),
];
const nameOf = (slug: string) => (slug === 'rosemary' ? 'Ružmarin' : 'Maslina');
const notes = new Map([['GONE', 'Comes with a piano']]);
const ids = (filter: BookingFilter, typed = '') =>
  findBookings(all, filter, typed, today, nameOf, notes).map(({ id }) => id);

it('shows the bookings of each filter, and coming stays by arrival', () => {
  expect(ids('coming')).toEqual(['A', 'B']);
  expect([ids('pending'), ids('past'), ids('cancelled')]).toEqual([['ASKS'], ['OLD'], ['GONE']]);
});

it('finds a booking by name without accents, number with or without hyphen, email, apartment, note, and phone as dialled', () => {
  for (const typed of ['durdevic', 'ruzmarin', 'go-ne', 'marko piano'])
    expect(ids('coming', typed), typed).toEqual(['GONE']);
  for (const typed of ['482255501', '+48 22 555', '022 555 01', '0048 (22) 555-01', 'zofia@example']) {
    expect(ids('coming', typed), typed).toContain('B');
  }
  expect(ids('coming', 'nobody')).toEqual([]);
});

it('searches all bookings whatever the filter, latest first', () => {
  for (const filter of ['coming', 'pending', 'past', 'cancelled'] as const) {
    expect(ids(filter, 'wrzesinska zof')).toEqual(['ASKS', 'B', 'A', 'OLD']);
  }
});

it('puts bookings under the month of their arrival', () => {
  const coming = findBookings(all, 'coming', '', today, nameOf, notes);
  expect(byMonth(coming, ({ checkIn }) => checkIn).map(({ month, items }) => [month, items.length])).toEqual([
    ['2027-06', 1],
    ['2027-07', 1],
  ]);
});
