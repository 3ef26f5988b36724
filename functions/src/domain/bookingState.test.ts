import { describe, expect, it } from 'vitest';
import {
  bookingStatuses,
  guestMayCancel,
  holdsNights,
  isBookingStatus,
  mayChange,
  transitions,
  type Actor,
  type BookingStatus,
} from './bookingState.ts';
import { isoDate } from './isoDate.ts';
import type { Stay } from './stay.ts';

const actors: readonly Actor[] = ['guest', 'owner', 'system'];

/** pending to confirmed or cancelled, confirmed to cancelled; only the owner may reopen. */
const allowed = new Set([
  'pending confirmed owner',
  'pending cancelled owner',
  'pending cancelled guest',
  'pending cancelled system',
  'confirmed cancelled owner',
  'confirmed cancelled guest',
  'cancelled pending owner',
  'cancelled confirmed owner',
]);

describe('mayChange', () => {
  const cases = bookingStatuses.flatMap((from) =>
    bookingStatuses.filter((to) => to !== from).flatMap((to) => actors.map((by) => ({ from, to, by }))),
  );

  const stay: Stay = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') };
  const before = { stay, today: isoDate('2027-06-01'), endedBy: null };

  it.each(cases)('$from to $to by the $by', ({ from, to, by }) => {
    expect(mayChange(from, to, by, before)).toBe(allowed.has(`${from} ${to} ${by}`));
  });

  it('lets everyone keep the current status', () => {
    for (const status of bookingStatuses) {
      for (const by of actors) expect(mayChange(status, status, by, { ...before, endedBy: 'guest' })).toBe(true);
    }
  });

  it.each<[Actor | null, BookingStatus, boolean]>([
    ['guest', 'confirmed', false],
    ['guest', 'pending', true],
    ['owner', 'confirmed', true],
    ['system', 'confirmed', true],
    [null, 'confirmed', true],
  ])('a booking ended by %s becomes %s again by the owner: %s', (endedBy, to, may) => {
    expect(mayChange('cancelled', to, 'owner', { ...before, endedBy })).toBe(may);
  });
});

describe('the table of transitions', () => {
  it('lists each change of each actor once', () => {
    const named = transitions.flatMap(({ from, to, by }) => by.map((actor) => `${from} ${to} ${actor}`));
    expect(named.toSorted()).toEqual([...allowed].toSorted());
  });
});

describe('isBookingStatus', () => {
  it('accepts the three statuses and nothing else', () => {
    for (const status of bookingStatuses) expect(isBookingStatus(status)).toBe(true);
    for (const other of ['Pending', 'confirmed ', 'canceled', '', null, undefined, 0, {}, ['pending']]) {
      expect(isBookingStatus(other)).toBe(false);
    }
  });
});

describe('holdsNights', () => {
  it('keeps the nights of pending and confirmed bookings', () => {
    expect(bookingStatuses.filter(holdsNights)).toEqual(['pending', 'confirmed']);
  });
});

describe('guestMayCancel', () => {
  const stay: Stay = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') };

  it.each<[BookingStatus, string, boolean]>([
    ['pending', '2027-06-11', true],
    ['pending', '2027-06-12', true],
    ['pending', '2027-06-13', false],
    ['confirmed', '2027-06-11', true],
    ['confirmed', '2027-06-12', false],
    ['cancelled', '2027-01-01', false],
  ])('a %s stay on %s: %s', (status, today, may) => {
    expect(guestMayCancel(status, stay, isoDate(today))).toBe(may);
  });
});
