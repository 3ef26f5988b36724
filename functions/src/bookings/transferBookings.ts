import type { DocumentReference } from 'firebase-admin/firestore';
import { bookingsCollection } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';
import { isFailedPrecondition, isTransient, waitBeforeRetry } from '../platform/firestoreError.ts';
import { readSettings } from '../platform/readSettings.ts';
import { updateBooking } from './change/updateBooking.ts';

const mostAttempts = 6;

/** Moves bookings from one account to another. The caller makes sure that both belong to the same guest. */
export async function transferBookings(fromUid: string, toUid: string): Promise<void> {
  const now = new Date();
  const { docs } = await firestore().collection(bookingsCollection).where('uid', '==', fromUid).get();
  await Promise.all(docs.map(({ ref }) => transfer(ref, fromUid, toUid, now)));
}

async function transfer(reference: DocumentReference, fromUid: string, toUid: string, now: Date): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const [document, settings] = await Promise.all([reference.get(), readSettings()]);
    if (document.get('uid') !== fromUid) return;
    const batch = firestore().batch();
    const source = { by: 'guest', email: null } as const;
    updateBooking(batch, document, { uid: toUid }, { action: 'claimed', source }, settings, now);
    try {
      await batch.commit();
      return;
    } catch (error) {
      // Changed meanwhile: read again.
      if (!isFailedPrecondition(error) && !isTransient(error)) throw error;
      if (attempt === mostAttempts) throw error;
      await waitBeforeRetry(attempt);
    }
  }
}
