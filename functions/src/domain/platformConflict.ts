import { holdsNights, type BookingStatus } from './bookingState.ts';
import type { FeedStay } from './feedStay.ts';
import type { IsoDate } from './isoDate.ts';
import { nightsOf, overlaps, type Stay } from './stay.ts';

/** Nights that a booking of ours holds, and that a platform may have sold too. */
export interface PlatformConflict<Booking> {
  booking: Booking;
  nights: IsoDate[];
}

/** What a platform's calendar has as sold, or in words that may mean so, on some nights. */
export function salesOn(stays: readonly FeedStay[], nights: Stay): FeedStay[] {
  return stays.filter((stay) => stay.kind !== 'blocked' && overlaps(stay, nights));
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
  return bookings.flatMap((booking) => {
    if (!holdsNights(booking.status)) return [];
    const shared = salesOn(stays, booking);
    if (shared.length === 0) return [];
    const nights = nightsOf(booking).filter((night) =>
      shared.some(({ checkIn, checkOut }) => checkIn <= night && night < checkOut),
    );
    return [{ booking, nights }];
  });
}
