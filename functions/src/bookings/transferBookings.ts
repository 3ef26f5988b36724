import { bookingsCollection } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';

/** Moves bookings from one account to another. The caller makes sure that both belong to the same guest. */
export async function transferBookings(fromUid: string, toUid: string): Promise<void> {
  const { docs } = await firestore().collection(bookingsCollection).where('uid', '==', fromUid).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ uid: toUid })));
}
