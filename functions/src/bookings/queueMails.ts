import type { WriteBatch } from 'firebase-admin/firestore';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { mailDocument } from '../mail/queue/mailDocument.ts';

/**
 * Adds mails to the batch of the change that they report, so that neither happens without the other. They are written
 * with `set`: the batch's own precondition already prevents duplicates.
 * @param sendAfter until when they are withheld, while the change can be undone
 * @returns the IDs of the queued mails
 */
export function queueMails(batch: WriteBatch, mails: readonly ComposedMail[], now: Date, sendAfter?: Date): string[] {
  const addressed = mails.filter(({ to }) => to.some(Boolean));
  for (const mail of addressed) {
    const { reference, document } = mailDocument(mail, now, sendAfter);
    batch.set(reference, document);
  }
  return addressed.map(({ id }) => id);
}
