import { writeBookingLink } from '../../domain/bookingLink.ts';
import type { Booking } from '../../contract/booking.ts';
import { bookingLinkKey } from '../../platform/bookingLinkKey.ts';
import { linkSecret } from '../../platform/linkSecret.ts';
import { pageUrl } from './pageUrl.ts';

/**
 * URL of a booking's page that opens it read-only without signing in. Only for mails to its guest. Functions that
 * send them list the key in `secrets`; without the key, in tests and tools, the URL leads to the sign-in.
 */
export function bookingUrl(booking: Booking): string {
  const url = pageUrl('myBooking', booking.language, booking.id);
  const key = process.env[linkSecret.name];
  return key ? url + writeBookingLink(bookingLinkKey(booking, key)) : url;
}
