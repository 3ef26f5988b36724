import type { BookingStatus } from 'functions/domain/bookingState';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Stay } from 'functions/domain/stay';
import { isComing } from '../isComing.ts';
import type { ShownStatus } from './statusInUrl.ts';

type Arranged = Stay & { status: BookingStatus };

/**
 * Sorts bookings for a guest: first the coming stays, soonest first, then past and cancelled ones, latest first.
 * @param most maximum number of bookings to return
 * @returns the bookings, and how many match the filter
 */
export function arrangeBookings<Booking extends Arranged>(
  bookings: readonly Booking[],
  filter: ShownStatus,
  today: IsoDate,
  most: number,
): { coming: Booking[]; past: Booking[]; found: number } {
  const wanted = bookings.filter(({ status }) => filter === 'all' || status === filter);
  const byArrival = wanted.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : a.checkIn > b.checkIn ? 1 : 0));
  const coming = byArrival.filter((booking) => isComing(booking, today));
  const past = byArrival.filter((booking) => !isComing(booking, today)).toReversed();
  return {
    coming: coming.slice(0, most),
    past: past.slice(0, Math.max(0, most - coming.length)),
    found: wanted.length,
  };
}

/** Bookings whose status has changed, with their new values. Does not include new bookings. */
export function changedBookings<Booking extends { id: string; status: BookingStatus }>(
  before: ReadonlyMap<string, BookingStatus>,
  now: readonly Booking[],
): Booking[] {
  return now.filter(({ id, status }) => before.has(id) && before.get(id) !== status);
}
