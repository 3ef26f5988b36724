import type { WriteBatch } from 'firebase-admin/firestore';
import type { ComposedMail } from '../mail/ComposedMail.ts';
import { mailDocument } from '../mail/mailDocument.ts';

/**
 * Adds mails to the batch of what they tell about: neither happens without the other. The batch's own precondition lets
 * it through once; a mail may still stand there from a booking of this number that the owner deleted, and gives way.
 * A booking may have no address to write to: the owner entered none, or its guest has deleted their account.
 */
export function queueMails(batch: WriteBatch, mails: readonly ComposedMail[], now: Date): void {
  for (const mail of mails.filter(({ to }) => to.some(Boolean))) {
    const { reference, document } = mailDocument(mail, now);
    batch.set(reference, document);
  }
}
