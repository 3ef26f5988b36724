import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Booking } from '../contract/booking.ts';

type Linked = Pick<Booking, 'id' | 'email' | 'linkVersion'>;

/** 128 bits. */
const length = 22;

/**
 * Key of the read-only link to a booking: an HMAC, so that nothing is stored and every mail has the same link. Another
 * email or another `linkVersion` makes another key, and so ends the links that were mailed before.
 * @param numberKey key of the booking numbers
 */
export function bookingLinkKey({ id, email, linkVersion = 0 }: Linked, numberKey: string): string {
  const signed = JSON.stringify(['booking link', id, email, linkVersion]);
  return createHmac('sha256', numberKey).update(signed).digest('base64url').slice(0, length);
}

/** Compares in constant time. */
export function isBookingLinkKey(key: string, booking: Linked, numberKey: string): boolean {
  const [given, right] = [key, bookingLinkKey(booking, numberKey)].map((text) => Buffer.from(text));
  return given!.length === right!.length && timingSafeEqual(given!, right!);
}
