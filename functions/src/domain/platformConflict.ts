import { holdsNights, type BookingStatus } from './bookingState.ts';
import type { FeedStay } from './feedStay.ts';
import type { IsoDate } from './isoDate.ts';
import type { Platform } from './platform.ts';
import { nightsOf, overlaps, type Stay } from './stay.ts';

/** Nights of one of our bookings that a platform may have sold too. */
export interface PlatformConflict<Booking> {
  booking: Booking;
  nights: IsoDate[];
}

/** The stays of a platform's calendar on these nights that are sold or `unclear`. */
export function salesOn(stays: readonly FeedStay[], nights: Stay): FeedStay[] {
  return stays.filter((stay) => stay.kind !== 'blocked' && overlaps(stay, nights));
}

/**
 * Bookings whose nights a platform's calendar lists as sold or `unclear`. Nights that are only closed on the platform
 * are no conflict, because owners close there what is booked here.
 * @param stays the stays that take nights, from the calendar of one apartment
 * @param bookings the bookings of that apartment
 * @param platform the platform of the calendar. Bookings made there are in the calendar without a conflict
 */
export function conflictsWith<Booking extends Stay & { status: BookingStatus; platform?: { name: Platform } }>(
  stays: readonly FeedStay[],
  bookings: readonly Booking[],
  platform?: Platform,
): PlatformConflict<Booking>[] {
  return bookings.flatMap((booking) => {
    if (!holdsNights(booking.status) || (booking.platform && booking.platform.name === platform)) return [];
    const shared = salesOn(stays, booking);
    if (shared.length === 0) return [];
    const nights = nightsOf(booking).filter((night) =>
      shared.some(({ checkIn, checkOut }) => checkIn <= night && night < checkOut),
    );
    return [{ booking, nights }];
  });
}
