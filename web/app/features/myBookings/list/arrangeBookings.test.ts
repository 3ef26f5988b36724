import { isoDate } from 'functions/domain/isoDate';
import type { BookingStatus } from 'functions/domain/bookingState';
import { describe, expect, it } from 'vitest';
import { arrangeBookings, changedBookings } from './arrangeBookings.ts';
import { countByStatus, readShownStatus, shownStatuses, writeShownStatus } from './statusInUrl.ts';

const today = isoDate('2027-06-12');
const booking = (id: string, checkIn: string, checkOut: string, status: BookingStatus = 'confirmed') => ({
  id,
  checkIn: isoDate(checkIn),
  checkOut: isoDate(checkOut),
  status,
});
const bookings = [
  booking('later', '2027-08-01', '2027-08-08'),
  booking('soon', '2027-06-20', '2027-06-27', 'pending'),
  booking('leaves today', '2027-06-05', '2027-06-12'),
  booking('was here', '2027-05-01', '2027-05-08'),
  booking('left yesterday', '2027-06-04', '2027-06-11'),
  booking('called off', '2027-07-01', '2027-07-08', 'cancelled'),
];
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('arrangeBookings', () => {
  it('sorts coming stays soonest first, and separately past or cancelled ones latest first', () => {
    const { coming, past, found } = arrangeBookings(bookings, 'all', today, 20);
    expect(ids(coming)).toEqual(['leaves today', 'soon', 'later']);
    expect(ids(past)).toEqual(['called off', 'left yesterday', 'was here']);
    expect(found).toBe(6);
  });

  it.each([
    ['confirmed', ['leaves today', 'later'], ['left yesterday', 'was here']],
    ['pending', ['soon'], []],
    ['cancelled', [], ['called off']],
  ] as const)('keeps to the filter: %s', (filter, expectedComing, expectedPast) => {
    const { coming, past } = arrangeBookings(bookings, filter, today, 20);
    expect(ids(coming)).toEqual(expectedComing);
    expect(ids(past)).toEqual(expectedPast);
  });

  it('shows at most the requested number, coming ones first', () => {
    const { coming, past, found } = arrangeBookings(bookings, 'all', today, 4);
    expect([...ids(coming), ...ids(past)]).toEqual(['leaves today', 'soon', 'later', 'called off']);
    expect(found).toBe(6);
    expect(arrangeBookings(bookings, 'all', today, 2).past).toEqual([]);
  });
});

describe('the filter in the URL', () => {
  it('is read as it is written', () => {
    for (const filter of shownStatuses)
      expect(readShownStatus(new URLSearchParams(writeShownStatus(filter)))).toBe(filter);
  });

  it.each(['', 'status=', 'status=Confirmed', 'status=gone', 'status=constructor', 'other=pending'])(
    'is ignored when it makes no sense: %j',
    (search) => {
      expect(readShownStatus(new URLSearchParams(search))).toBe('all');
    },
  );

  it('has a number of bookings for each choice', () => {
    expect(countByStatus(bookings)).toEqual({ all: 6, confirmed: 4, cancelled: 1, pending: 1 });
  });
});

it('announces a changed status, not a new booking', () => {
  const before = new Map<string, BookingStatus>([
    ['soon', 'pending'],
    ['later', 'confirmed'],
  ]);
  const now = [booking('soon', '2027-06-20', '2027-06-27'), bookings[0]!, booking('new', '2027-09-01', '2027-09-02')];
  expect(ids(changedBookings(before, now))).toEqual(['soon']);
});
