import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { withheldMailCollection } from '../../contract/collections.ts';
import { firestore } from '../../platform/firestore.ts';
import { isFailedPrecondition } from '../../platform/firestoreError.ts';
import { mailReference, withheldMailReference } from '../queue/mailDocument.ts';

/** At a time; the rest is due at the next run. Each is two writes of its own batch. */
const mostMails = 200;

/**
 * Moves `withheldMail/{id}` into `mail` once its `sendAfter` has come, where the extension sends it.
 * @returns `none` if there is no such document: the mail is in `mail`, or the change that it reports was undone
 */
export async function releaseWithheldMail(id: string, now: Date): Promise<'none' | 'withheld' | 'released'> {
  const withheld = await withheldMailReference(id).get();
  if (!withheld.exists) return 'none';
  if ((withheld.get('sendAfter') as Timestamp).toMillis() > now.getTime()) return 'withheld';
  return (await move(withheld)) ? 'released' : 'none';
}

/**
 * The same for all whose time has come, should a task have been lost.
 * @returns how many
 */
export async function releaseOverdueMails(now: Date): Promise<number> {
  const overdue = await firestore()
    .collection(withheldMailCollection)
    .where('sendAfter', '<=', Timestamp.fromDate(now))
    .limit(mostMails)
    .get();
  const moved = await Promise.all(overdue.docs.map(move));
  return moved.filter(Boolean).length;
}

/** @returns whether this call moved it */
async function move(withheld: DocumentSnapshot): Promise<boolean> {
  // What is in `mail` is to be sent now.
  const { sendAfter: _, ...mail } = withheld.data() ?? {};
  const batch = firestore().batch();
  batch.set(mailReference(withheld.id), mail);
  batch.delete(withheld.ref, { lastUpdateTime: withheld.updateTime as Timestamp });
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isFailedPrecondition(error)) return false;
    throw error;
  }
}
