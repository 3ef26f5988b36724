import type { StoredBooking } from 'functions/contract/booking';
import type { Guest } from './guestStore.ts';

/** What one listener knows of some of a guest's bookings: `undefined` until it has heard, `null` when it may not ask. */
export type HeardBookings = readonly Record<string, unknown>[] | null | undefined;

export type OwnBookings =
  | { state: 'loading' }
  /** No network since the page was opened, so nothing is known. */
  | { state: 'offline' }
  /** None of the questions may be asked: the session is over. */
  | { state: 'refused' }
  /** In the order of arrival, the latest first; `more` when there are more than were asked for. */
  | { state: 'ready'; bookings: StoredBooking[]; more: boolean };

/**
 * The address by which a guest's bookings may be asked for; none while it is not proven. Plain addresses only, as in
 * firestore.rules.
 */
export function provenAddress({ email, emailVerified }: Guest): string | undefined {
  return emailVerified && email !== null && /^[!-~]+$/.test(email) ? email.toLowerCase() : undefined;
}

/** Is it the guest's? What the SDK still remembers of somebody else is not, whatever its number. */
export function isOwn(booking: Pick<StoredBooking, 'uid' | 'email'>, guest: Guest): boolean {
  return booking.uid === guest.uid || (booking.email !== '' && booking.email === provenAddress(guest));
}

/** A booking that the owner has just entered by hand is filled in within seconds, and not shown before. */
export function isWhole(data: Record<string, unknown>): boolean {
  const { number, checkIn, checkOut, apartment, quote } = data as Partial<StoredBooking>;
  return Boolean(number && checkIn && checkOut && apartment && quote?.lines);
}

/**
 * What several questions have found, without twins. The rules refuse a question that could find a stranger's booking as a whole,
 * so "mine by name or by address" is asked as two.
 * @param most that each question asks for: beyond it they know nothing, so neither does the answer
 */
export function mergeBookings(heard: readonly HeardBookings[], guest: Guest, most: number): OwnBookings {
  if (heard.some((part) => part === undefined)) return { state: 'loading' };
  const answered = heard.filter((part) => part != null);
  if (answered.length === 0) return { state: 'refused' };
  const byNumber = new Map<unknown, Record<string, unknown>>();
  for (const data of answered.flat()) if (isWhole(data)) byNumber.set(data['number'], data);
  const bookings = ([...byNumber.values()] as unknown as StoredBooking[])
    .filter((booking) => isOwn(booking, guest))
    .sort((a, b) => (a.checkIn === b.checkIn ? (a.number < b.number ? -1 : 1) : a.checkIn < b.checkIn ? 1 : -1));
  const more = bookings.length > most || answered.some((part) => part.length >= most);
  return { state: 'ready', bookings: bookings.slice(0, most), more };
}
