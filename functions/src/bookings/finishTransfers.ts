import { createHash } from 'node:crypto';
import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { accountMovePath, bookingsCollection } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';
import { isFailedPrecondition, isTransient, waitBeforeRetry } from '../platform/firestoreError.ts';
import { readSettings } from '../platform/readSettings.ts';
import { updateBooking } from './change/updateBooking.ts';

const mostAttempts = 6;

/**
 * Writes down that an account's bookings are to be moved to the account that will have the email. To be called before the
 * account is deleted: if what follows breaks off, {@link finishTransfers} still finds them.
 */
export async function noteTransfer(fromUid: string, email: string): Promise<void> {
  await accountMove(email).set({ from: FieldValue.arrayUnion(fromUid) }, { merge: true });
}

/** Moves the bookings of all accounts that were noted for the email. */
export async function finishTransfers(email: string, toUid: string): Promise<void> {
  const reference = accountMove(email);
  const noted = await reference.get();
  if (!noted.exists) return;
  for (const fromUid of noted.get('from') as string[]) await transferBookings(fromUid, toUid);
  await reference.delete();
}

function accountMove(email: string): DocumentReference {
  return firestore().doc(accountMovePath(createHash('sha256').update(email).digest('hex')));
}

async function transferBookings(fromUid: string, toUid: string): Promise<void> {
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
