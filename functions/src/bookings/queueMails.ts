import type { WriteBatch } from 'firebase-admin/firestore';
import { mailCollection } from '../contract/collections.ts';
import type { ComposedMail } from '../mail/ComposedMail.ts';
import { firestore } from '../platform/firestore.ts';

/** Adds mails to the batch of what they tell about: neither happens without the other, and none is queued twice. */
export function queueMails(batch: WriteBatch, mails: readonly ComposedMail[]): void {
  for (const { id, ...document } of mails) {
    batch.create(firestore().collection(mailCollection).doc(id), document);
  }
}
