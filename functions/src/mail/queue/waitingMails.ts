import { FieldPath, type QueryDocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import type { BookedStay } from '../../contract/booking.ts';
import { mailCollection, withheldMailCollection } from '../../contract/collections.ts';
import type { Cents } from '../../domain/money.ts';
import { firestore } from '../../platform/firestore.ts';
import { functionsDeliver } from './functionsDeliver.ts';

/** A stay as a guest was told of it, with its total in cents if the price may have changed since. */
export type KnownStay = BookedStay & { totalPayment?: Cents };

/** Withheld mails about a booking that nobody has begun to send. */
export interface WaitingMails {
  documents: readonly QueryDocumentSnapshot[];
  /**
   * The stay that the guest was told of last, if a mail to the guest waits; `null` if the guest has been told of none yet.
   * `undefined` if no mail to the guest waits, so that the guest knows the stay as it is.
   */
  known: KnownStay | null | undefined;
}

/** @param number of the booking, with which the IDs of its mails begin */
export async function readWaitingMails(number: string): Promise<WaitingMails> {
  const id = FieldPath.documentId();
  const found = await firestore()
    .collection(functionsDeliver() ? mailCollection : withheldMailCollection)
    // "." is what follows "-".
    .where(id, '>=', `${number}-`)
    .where(id, '<', `${number}.`)
    .select('sendAfter', 'delivery', 'knownStay')
    .get();
  const documents = found.docs.filter((mail) => mail.get('sendAfter') && mail.get('delivery') === undefined);
  const toGuest = documents.find((mail) => !isMailToOwner(mail));
  return { documents, known: toGuest && ((toGuest.get('knownStay') as KnownStay | undefined) ?? null) };
}

/** Deletes them with the batch, which fails if one of them has begun to be sent. */
export function takeBackMails(batch: WriteBatch, { documents }: WaitingMails): void {
  for (const { ref, updateTime } of documents) batch.delete(ref, { lastUpdateTime: updateTime });
}

/** Whether a mail about a booking is the owner's, by its ID. */
export function isMailToOwner({ id }: { id: string }): boolean {
  return /-owner(?:-|$)/.test(id);
}
