import { holdsNights, type BookingStatus } from './bookingState.ts';
import type { FeedStay } from './feedStay.ts';
import type { IsoDate } from './isoDate.ts';
import { nightsOf, overlaps, type Stay } from './stay.ts';

/** Nights that a booking of ours holds, and that a platform may have sold too. */
export interface PlatformConflict<Booking> {
  booking: Booking;
  nights: IsoDate[];
}

/**
 * Bookings whose nights a platform's calendar has as sold, or in words that may mean so. Nights that the platform says are
 * only closed are no conflict: owners close there what is booked here.
 * @param stays that take nights, of the calendar of one apartment
 * @param bookings of that apartment
 */
export function conflictsWith<Booking extends Stay & { status: BookingStatus }>(
  stays: readonly FeedStay[],
  bookings: readonly Booking[],
): PlatformConflict<Booking>[] {
  const sold = stays.filter(({ kind }) => kind !== 'blocked');
  return bookings.flatMap((booking) => {
    if (!holdsNights(booking.status)) return [];
    const shared = sold.filter((stay) => overlaps(stay, booking));
    if (shared.length === 0) return [];
    const nights = nightsOf(booking).filter((night) =>
      shared.some(({ checkIn, checkOut }) => checkIn <= night && night < checkOut),
    );
    return [{ booking, nights }];
  });
}
