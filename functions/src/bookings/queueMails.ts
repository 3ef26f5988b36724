import type { WriteBatch } from 'firebase-admin/firestore';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { mailDocument } from '../mail/queue/mailDocument.ts';

/**
 * Adds mails to the batch of the change that they report, so that neither happens without the other. They are written
 * with `set`: the batch's own precondition already prevents duplicates.
 */
export function queueMails(batch: WriteBatch, mails: readonly ComposedMail[], now: Date): void {
  for (const mail of mails.filter(({ to }) => to.some(Boolean))) {
    const { reference, document } = mailDocument(mail, now);
    batch.set(reference, document);
  }
}
