import type { FirestoreDataConverter } from 'firebase/firestore';
import type { Booking } from 'functions/contract/booking';
import { isBookingStatus } from 'functions/domain/bookingState';
import { nightCount, parseStay } from 'functions/domain/stay';

/** A booking as it was last agreed, which is all that its guest gets to see of it. Its page and its cancelling go by `id`. */
export type AgreedBooking = Booking;

/**
 * What was agreed, from a document in which the owner may be at work: a status, a date or an apartment typed in the console counts
 * once it is taken over into `agreed`, and is put back otherwise. `undefined` for a booking that the owner has entered by hand and
 * that is not completed yet.
 */
export function agreedBooking(id: string, data: Record<string, unknown>): AgreedBooking | undefined {
  const booking = data as unknown as Partial<Booking>;
  const { apartment, status, checkIn, checkOut } = (booking.agreed ?? {}) as Record<string, unknown>;
  const parsed = parseStay(checkIn, checkOut);
  if (typeof apartment !== 'string' || !isBookingStatus(status) || !('stay' in parsed)) return undefined;
  if (!booking.number || !booking.quote?.lines || !booking.terms) return undefined;
  const { stay } = parsed;
  return { ...(booking as Booking), id, apartment, status, ...stay, nights: nightCount(stay) };
}

/** For Firestore's `withConverter`. */
export const bookingConverter: FirestoreDataConverter<AgreedBooking | undefined> = {
  fromFirestore: (document) => agreedBooking(document.id, document.data()),
  toFirestore() {
    throw new Error('Bookings are written by functions');
  },
};
