import { bookingPath } from '../../functions/src/contract/collections.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

/** A booking as it is stored now. If there is none, `undefined`, which the type does not say. */
export async function storedBooking(number: string): Promise<StoredBooking> {
  return (await firestore().doc(bookingPath(number)).get()).data() as StoredBooking;
}
