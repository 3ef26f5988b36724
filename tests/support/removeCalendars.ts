import {
  apartmentPath,
  platformCalendarsCollection,
  platformReadsDocument,
} from '../../functions/src/contract/collections.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { releaseRemovedCalendar } from '../../functions/src/calendars/settleCalendars.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

/**
 * Removes all platform calendars of an apartment, so that its nights are free for other tests and nobody gets a notice
 * that they are out of date.
 */
export async function removeCalendars(apartment: string): Promise<void> {
  const db = firestore();
  const { docs } = await db.collection(platformCalendarsCollection).where('apartment', '==', apartment).get();
  for (const { id, ref } of docs) {
    await ref.delete();
    await releaseRemovedCalendar(id);
    const reads = await db.doc(platformReadsDocument).get();
    if (reads.exists) await reads.ref.update({ [`feeds.${id}`]: FieldValue.delete() });
  }
  await db.doc(apartmentPath(apartment)).update({ platformsUnreadSince: FieldValue.delete() });
}
