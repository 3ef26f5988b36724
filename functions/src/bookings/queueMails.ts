import type { WriteBatch } from 'firebase-admin/firestore';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { mailDocument, type Withheld } from '../mail/queue/mailDocument.ts';
import { takeBackMails, type WaitingMails } from '../mail/queue/waitingMails.ts';

/** What a change of a booking is mailed with. */
export interface ChangeMails {
  mails: readonly ComposedMail[];
  /** Mails of earlier changes that still wait. `mails` say what the guest must learn of those changes too. */
  waiting: WaitingMails;
  /** The stay as the guest knows it until `mails` are sent; `null` if the guest knows of none. */
  knownStay: Withheld['knownStay'];
}

/**
 * Adds mails to the batch of the change that they report, so that neither happens without the other. They are written
 * with `set`: the batch's own precondition already prevents duplicates.
 * @param withheld until when they wait, while the change can be undone
 * @returns the IDs of the queued mails
 */
export function queueMails(
  batch: WriteBatch,
  mails: readonly ComposedMail[],
  now: Date,
  withheld?: Withheld,
): string[] {
  const addressed = mails.filter(({ to }) => to.some(Boolean));
  for (const mail of addressed) {
    const { reference, document } = mailDocument(mail, now, withheld);
    batch.set(reference, document);
  }
  return addressed.map(({ id }) => id);
}

/**
 * Adds the mails of a booking's change to its batch, in place of those of earlier changes that still wait.
 * @param until when they wait, while the change can be undone
 * @returns the IDs of the queued mails
 */
export function queueChangeMails(
  batch: WriteBatch,
  { mails, waiting, knownStay }: ChangeMails,
  now: Date,
  until?: Date,
): string[] {
  takeBackMails(batch, waiting);
  return queueMails(batch, mails, now, until && { until, knownStay });
}
