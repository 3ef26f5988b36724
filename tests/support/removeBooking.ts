import './emulators.ts';
import { readHeldNights, writeNights } from '../../functions/src/bookings/nightWrites.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

/** Deletes a booking with its nights. @param id ID of the booking's document */
export async function removeBooking(id: string): Promise<void> {
  const batch = firestore().batch();
  batch.delete(firestore().doc(bookingPath(id)));
  writeNights(batch, id, { nightsToRemove: await readHeldNights(id) });
  await batch.commit();
}
