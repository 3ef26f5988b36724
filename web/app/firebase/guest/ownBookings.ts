import type { StoredBooking } from 'functions/contract/booking';
import type { AgreedBooking } from './agreedBooking.ts';
import type { Guest } from '../session/useGuest.ts';

/** What one query has found: `undefined` for a document that is no agreed booking yet. */
export type FoundBookings = readonly (AgreedBooking | undefined)[];

/**
 * The email by which a guest's bookings may be asked for; none while it is not proven. Plain letters only, as in
 * firestore.rules.
 */
export function provenEmail({ email, emailVerified }: Guest): string | undefined {
  return emailVerified && email !== null && /^[!-~]+$/.test(email) ? email.toLowerCase() : undefined;
}

/** Is it the guest's? What the SDK still holds of somebody else is not, whatever its number. */
export function isOwn(booking: Pick<StoredBooking, 'uid' | 'email'>, guest: Guest): boolean {
  return booking.uid === guest.uid || (booking.email !== '' && booking.email === provenEmail(guest));
}

/**
 * What several queries have found, each booking once, the latest arrival first.
 * @param most that each query asks for: beyond it they know nothing, so neither does the result
 * @returns `more` when there are more than were asked for
 */
export function mergeBookings(
  found: readonly FoundBookings[],
  guest: Guest,
  most: number,
): { bookings: AgreedBooking[]; more: boolean } {
  const byId = new Map<string, AgreedBooking>();
  for (const booking of found.flat()) if (booking && isOwn(booking, guest)) byId.set(booking.id, booking);
  const bookings = [...byId.values()].sort((a, b) =>
    a.checkIn === b.checkIn ? (a.id < b.id ? -1 : 1) : a.checkIn < b.checkIn ? 1 : -1,
  );
  const more = bookings.length > most || found.some((part) => part.length >= most);
  return { bookings: bookings.slice(0, most), more };
}
