import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { withheldMailCollection } from '../../contract/collections.ts';
import { region } from '../../contract/region.ts';
import { firebaseApp } from '../../platform/firebaseApp.ts';
import { firestore } from '../../platform/firestore.ts';
import { isFailedPrecondition } from '../../platform/firestoreError.ts';
import { ifUnchanged } from '../../platform/storedDocuments.ts';
import { mailReference, withheldMailReference } from '../queue/queueMails.ts';
import { readMailState } from '../queue/mailState.ts';

/** The next run moves the remaining mails. Each mail is a batch of two writes. */
const maxMailsPerRun = 200;

/**
 * Moves `withheldMail/{id}` to `mail` once `sendAfter` is reached, so that the extension sends it.
 * @returns `none` if there is no such document: the mail is already in `mail`, or its change was undone
 */
export async function releaseWithheldMail(id: string, now: Date): Promise<'none' | 'withheld' | 'released'> {
  const withheld = await withheldMailReference(id).get();
  if (!withheld.exists) return 'none';
  const { sendAfter } = readMailState(withheld.data());
  if (sendAfter && sendAfter.toMillis() > now.getTime()) return 'withheld';
  return (await move(withheld)) ? 'released' : 'none';
}

/**
 * Moves all due mails, in case a task was lost.
 * @returns how many mails were moved
 */
export async function releaseOverdueMails(now: Date): Promise<number> {
  const overdue = await firestore()
    .collection(withheldMailCollection)
    .where('sendAfter', '<=', Timestamp.fromDate(now))
    .limit(maxMailsPerRun)
    .get();
  const moved = await Promise.all(overdue.docs.map(move));
  return moved.filter(Boolean).length;
}

/** @returns whether this call moved it */
async function move(withheld: DocumentSnapshot): Promise<boolean> {
  // A mail in `mail` must be sent at once, so `sendAfter` is removed.
  const { sendAfter: _, ...mail } = withheld.data() ?? {};
  const batch = firestore().batch();
  batch.set(mailReference(withheld.id), mail);
  batch.delete(withheld.ref, ifUnchanged(withheld));
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isFailedPrecondition(error)) return false;
    throw error;
  }
}

/** Data of a task of `sendWithheldMail`. */
export interface WithheldMail {
  /** ID of the document in `mail`. */
  mail: string;
}

/**
 * Creates a Cloud Task that calls `sendWithheldMail` at the mail's `sendAfter`. Several tasks for a mail do no harm, because
 * only one of them sends it.
 */
export async function enqueueWithheldMail(mail: DocumentSnapshot): Promise<void> {
  const queue = getFunctions(firebaseApp()).taskQueue<WithheldMail>(`locations/${region}/functions/sendWithheldMail`);
  const { sendAfter } = readMailState(mail.data());
  await queue.enqueue({ mail: mail.id }, sendAfter ? { scheduleTime: sendAfter.toDate() } : {});
}
