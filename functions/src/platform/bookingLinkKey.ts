import type { Booking } from '../contract/booking.ts';
import { isSameKey, linkKey } from './linkKey.ts';

type Linked = Pick<Booking, 'id' | 'email' | 'linkVersion'>;

/**
 * Key of the read-only link to a booking: every mail has the same link. Another email or another `linkVersion` makes
 * another key, and so ends the links that were mailed before.
 * @param secret `LINK_KEY`
 */
export function bookingLinkKey({ id, email, linkVersion = 0 }: Linked, secret: string): string {
  return linkKey('booking', [id, email, linkVersion], secret);
}

export function isBookingLinkKey(key: string, booking: Linked, secret: string): boolean {
  return isSameKey(key, bookingLinkKey(booking, secret));
}
