import { holdsNights, type Actor, type BookingStatus } from './bookingState.ts';
import type { Stay } from './stay.ts';

/** What decides whether, and of what, people are told. */
interface Booked extends Stay {
  readonly apartment: string;
  readonly status: BookingStatus;
}

/**
 * What happened to a booking, as people are told of it.
 * - `received`: it came to be, as a request
 * - `confirmed`: it became certain
 * - `reopened`: a cancelled one waits for an answer again
 * - `moved`: other dates or another apartment, in the same state
 * - `declined`, `cancelledByOwner`, `cancelledByGuest`, `expired`: it ended, and by whom
 */
export type BookingChange =
  'received' | 'confirmed' | 'reopened' | 'moved' | 'declined' | 'cancelledByOwner' | 'cancelledByGuest' | 'expired';

/**
 * The change from what was last agreed (`undefined` for a booking that is new) to what is agreed now, or `undefined` when
 * nobody needs to be told.
 */
export function bookingChange(before: Booked | undefined, after: Booked, by: Actor): BookingChange | undefined {
  if (!before || before.status !== after.status) return changeOfStatus(before?.status, after.status, by);
  if (!holdsNights(after.status)) return undefined;
  const moved =
    before.apartment !== after.apartment || before.checkIn !== after.checkIn || before.checkOut !== after.checkOut;
  return moved ? 'moved' : undefined;
}

function changeOfStatus(from: BookingStatus | undefined, to: BookingStatus, by: Actor): BookingChange | undefined {
  switch (to) {
    case 'confirmed':
      return 'confirmed';
    case 'pending':
      return from === undefined ? 'received' : 'reopened';
    case 'cancelled':
      if (from === undefined) return undefined;
      if (by === 'guest') return 'cancelledByGuest';
      if (by === 'system') return 'expired';
      return from === 'pending' ? 'declined' : 'cancelledByOwner';
  }
}
