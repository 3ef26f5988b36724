import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { region } from '../../contract/region.ts';
import { firebaseApp } from '../../platform/firebaseApp.ts';

/** Data of a task of `sendWithheldMail`. */
export interface WithheldMail {
  /** ID of the document in `mail`. */
  mail: string;
}

/**
 * Has `sendWithheldMail` called at the mail's `sendAfter` by Cloud Tasks. Several tasks for a mail do no harm: one of them
 * sends it.
 */
export async function enqueueWithheldMail(mail: DocumentSnapshot): Promise<void> {
  const queue = getFunctions(firebaseApp()).taskQueue<WithheldMail>(`locations/${region}/functions/sendWithheldMail`);
  await queue.enqueue({ mail: mail.id }, { scheduleTime: (mail.get('sendAfter') as Timestamp).toDate() });
}
