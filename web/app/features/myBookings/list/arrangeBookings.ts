import type { BookingStatus } from 'functions/domain/bookingState';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Stay } from 'functions/domain/stay';
import { isComing } from '../isComing.ts';
import type { ShownStatus } from './statusInUrl.ts';

type Arranged = Stay & { status: BookingStatus };

/**
 * Bookings as a guest looks for them: the coming stays, the soonest first, and apart from them what is over or cancelled, the
 * latest first.
 * @param most how many are shown in all
 * @returns also how many the filter lets through
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

/** Bookings whose status is another than before, as they are now. A booking that was not there before is none of them. */
export function changedBookings<Booking extends { id: string; status: BookingStatus }>(
  before: ReadonlyMap<string, BookingStatus>,
  now: readonly Booking[],
): Booking[] {
  return now.filter(({ id, status }) => before.has(id) && before.get(id) !== status);
}
