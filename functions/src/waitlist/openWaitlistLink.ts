import { Timestamp } from 'firebase-admin/firestore';
import { waitlistCollection } from '../contract/collections.ts';
import type { StoredWaitlistWish } from '../contract/waitlistWish.ts';
import { firestore } from '../platform/firestore.ts';
import { hashSecret } from '../platform/secret.ts';
import { afterArrival } from './joinWaitlist.ts';

type Wish = StoredWaitlistWish<Timestamp>;

/** Confirms a wish. Can be repeated; `gone` for an invalid, expired or replaced link. */
export async function confirmWish(id: string, secret: string, now: Date): Promise<'confirmed' | 'gone'> {
  const db = firestore();
  const reference = db.collection(waitlistCollection).doc(id);
  return db.runTransaction(async (transaction) => {
    const known = (await transaction.get(reference)).data() as Wish | undefined;
    if (!known || known.confirmHash !== hashSecret(secret) || known.expiresAt.toMillis() <= now.getTime())
      return 'gone';
    if (known.status === 'pending') {
      transaction.update(reference, {
        status: 'waiting',
        confirmedAt: Timestamp.fromDate(now),
        expiresAt: Timestamp.fromMillis(afterArrival(known.checkIn)),
      });
    }
    return 'confirmed';
  });
}

/** Deletes a wish, confirmed or not. `gone` also for one that does not exist, so that nobody learns which do. */
export async function leaveWaitlist(id: string, secret: string): Promise<'left' | 'gone'> {
  const reference = firestore().collection(waitlistCollection).doc(id);
  const known = (await reference.get()).data() as Wish | undefined;
  const expected = known && new URL(known.leaveUrl).searchParams.get('secret');
  if (!expected || hashSecret(expected) !== hashSecret(secret)) return 'gone';
  await reference.delete();
  return 'left';
}
