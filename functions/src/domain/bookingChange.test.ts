import { describe, expect, it } from 'vitest';
import { bookingChange, type BookingChange } from './bookingChange.ts';
import { bookingStatuses, transitions, type Actor, type BookingStatus } from './bookingState.ts';
import { isoDate } from './isoDate.ts';

const stay = { apartment: 'lavender', checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') };
const booked = (status: BookingStatus) => ({ ...stay, status });

describe('mails about a change', () => {
  it.each<[BookingStatus | undefined, BookingStatus, Actor, BookingChange | undefined]>([
    [undefined, 'pending', 'guest', 'received'],
    [undefined, 'confirmed', 'owner', 'confirmed'],
    [undefined, 'cancelled', 'owner', undefined],
    ['pending', 'confirmed', 'owner', 'confirmed'],
    ['pending', 'cancelled', 'owner', 'declined'],
    ['pending', 'cancelled', 'guest', 'cancelledByGuest'],
    ['pending', 'cancelled', 'system', 'expired'],
    ['confirmed', 'cancelled', 'owner', 'cancelledByOwner'],
    ['confirmed', 'cancelled', 'guest', 'cancelledByGuest'],
    ['cancelled', 'pending', 'owner', 'reopened'],
    ['cancelled', 'confirmed', 'owner', 'confirmed'],
  ])('%s to %s by the %s: %s', (from, to, by, change) => {
    expect(bookingChange(from && booked(from), booked(to), by)).toBe(change);
  });

  it('are sent for every transition', () => {
    for (const { from, to, by } of transitions) {
      for (const actor of by) expect(bookingChange(booked(from), booked(to), actor)).toBeDefined();
    }
  });

  it('report other dates or another apartment, unless the booking is cancelled', () => {
    const changes = [{ checkIn: isoDate('2027-06-13') }, { checkOut: isoDate('2027-06-20') }, { apartment: 'olive' }];
    for (const change of changes) {
      for (const status of ['pending', 'confirmed'] as const) {
        expect(bookingChange(booked(status), { ...booked(status), ...change }, 'owner')).toBe('moved');
      }
      expect(bookingChange(booked('cancelled'), { ...booked('cancelled'), ...change }, 'owner')).toBeUndefined();
      expect(bookingChange(booked('pending'), { ...booked('confirmed'), ...change }, 'owner')).toBe('confirmed');
    }
  });

  it('are not sent when nothing changed', () => {
    for (const status of bookingStatuses)
      expect(bookingChange(booked(status), booked(status), 'owner')).toBeUndefined();
  });
});
