import { bookingPath } from '../../functions/src/contract/collections.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

/** A booking as it is stored now. `undefined` if there is none, which the type leaves out to keep tests short. */
export async function storedBooking(number: string): Promise<StoredBooking> {
  return (await firestore().doc(bookingPath(number)).get()).data() as StoredBooking;
}
