import { holdsNights, type Actor, type BookingStatus } from './bookingState.ts';
import type { Stay } from './stay.ts';

/** The fields that decide which change is mailed. */
interface Booked extends Stay {
  readonly apartment: string;
  readonly status: BookingStatus;
}

/**
 * The change of a booking, as mails report it.
 * - `received`: a new request
 * - `confirmed`
 * - `reopened`: cancelled, and now a request again
 * - `moved`: other dates or another apartment, with the same status
 * - `declined`, `cancelledByOwner`, `cancelledByGuest`, `expired`: how the booking ended
 */
export type BookingChange =
  'received' | 'confirmed' | 'reopened' | 'moved' | 'declined' | 'cancelledByOwner' | 'cancelledByGuest' | 'expired';

/**
 * The change from `before` to `after`, or `undefined` if it is not mailed. `before` is `undefined` for a new booking.
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
