import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { readAgreed } from '../bookings/bookedStay.ts';
import { readHeldNights, type HeldNight } from '../bookings/nightWrites.ts';
import { reconcileBooking } from '../bookings/console/reconcileBooking.ts';
import { toBooking } from '../bookings/toBooking.ts';
import type { BookedStay, Booking } from '../contract/booking.ts';
import { bookingPath } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';
import { OwnerError } from './OwnerError.ts';

/** A booking that an owner changes, as it was read. */
export interface OwnersBooking {
  document: DocumentSnapshot;
  booking: Booking<Timestamp>;
  agreed: BookedStay;
  held: HeldNight[];
}

/**
 * Reads a booking after settling edits in the console that were not settled yet: they came first.
 * @throws {OwnerError} `booking-not-found`; `not-possible` for one entered in the console that is not complete
 */
export async function readOwnersBooking(id: string, now: Date): Promise<OwnersBooking> {
  await reconcileBooking(id, now);
  const [document, held] = await Promise.all([firestore().doc(bookingPath(id)).get(), readHeldNights(id)]);
  if (!document.exists) throw new OwnerError('booking-not-found');
  const agreed = readAgreed(document.get('agreed'));
  if (!agreed) throw new OwnerError('not-possible');
  return { document, booking: toBooking(document), agreed, held };
}
