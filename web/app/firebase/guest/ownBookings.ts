import type { StoredBooking } from 'functions/contract/booking';
import type { Booking } from 'functions/contract/booking';
import type { Guest } from '../session/useGuest.ts';

/** The results of one query. Empty items stand for unreadable documents, such as those created by hand in the console. */
export type FoundBookings = readonly (Booking | null | undefined)[];

/** The email to query a guest's bookings by; undefined until it is verified. ASCII only, as in firestore.rules. */
export function provenEmail({ email, emailVerified }: Guest): string | undefined {
  return emailVerified && email !== null && /^[!-~]+$/.test(email) ? email.toLowerCase() : undefined;
}

/** Whether the booking is the guest's. The SDK may still have bookings of somebody else in memory. */
export function isOwn(booking: Pick<StoredBooking, 'uid' | 'email'>, guest: Guest): boolean {
  return booking.uid === guest.uid || (booking.email !== '' && booking.email === provenEmail(guest));
}

/**
 * Merges the results of several queries: each booking once, latest arrival first.
 * @param most the limit of each query. Beyond it the merged result could have gaps, so it is cut there too
 * @returns `more` is true if there are more bookings than the limit
 */
export function mergeBookings(
  found: readonly FoundBookings[],
  guest: Guest,
  most: number,
): { bookings: Booking[]; more: boolean } {
  const byId = new Map<string, Booking>();
  for (const booking of found.flat()) if (booking && isOwn(booking, guest)) byId.set(booking.id, booking);
  const bookings = [...byId.values()].sort((a, b) =>
    a.checkIn === b.checkIn ? (a.id < b.id ? -1 : 1) : a.checkIn < b.checkIn ? 1 : -1,
  );
  const more = bookings.length > most || found.some((part) => part.length >= most);
  return { bookings: bookings.slice(0, most), more };
}
