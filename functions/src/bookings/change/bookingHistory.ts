import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { bookingPath, historyCollection, ownerNotePath } from '../../contract/collections.ts';
import type { HistoryEntry } from '../../contract/history.ts';
import { readWaitingMails, takeBackMails } from '../../mail/queue/waitingMails.ts';
import { firestore } from '../../platform/firestore.ts';
import { numberFromId } from '../request/bookingNumber.ts';

/** Fields, and beginnings of fields, that say nothing about a guest. */
const impersonalFields = [
  ...['apartment', 'checkIn', 'checkOut', 'status', 'adults', 'children', 'quote', 'terms', 'moveTo', 'problem'],
  ...['advanceDueOn', 'endedBy', 'refundPromised', 'linkVersion'],
];

/** The history of a booking, in no order. */
export async function findHistory(id: string): Promise<QueryDocumentSnapshot[]> {
  const found = await firestore().collection(historyCollection).where('subject', '==', bookingPath(id)).get();
  return found.docs;
}

/**
 * Takes the guest out of the history of a booking that was deleted in the console, and deletes the owner's note and mails
 * that wait. Requests of owners that come twice are still known.
 */
export async function forgetDeletedBooking(id: string): Promise<void> {
  const batch = firestore().batch();
  for (const entry of await findHistory(id)) {
    const stored = entry.data() as HistoryEntry;
    const { email, changes, undo } = anonymisedEntry(stored);
    if (stored.undo === null && email === stored.email && changes.length === stored.changes.length) continue;
    batch.update(entry.ref, { email, changes, undo });
  }
  batch.delete(firestore().doc(ownerNotePath(id)));
  takeBackMails(batch, await readWaitingMails(numberFromId(id)));
  await batch.commit();
}

/** What becomes of an entry when the guest deletes their account: who did what and when stays, without the guest's data. */
export function anonymisedEntry(
  entry: HistoryEntry,
): Pick<HistoryEntry, 'email' | 'changes' | 'undo' | 'undoUntil' | 'requestHash'> {
  return {
    email: entry.by === 'guest' ? null : entry.email,
    changes: entry.changes.filter(({ field }) => impersonalFields.includes(field.split('.')[0] ?? '')),
    undo: null,
    undoUntil: null,
    // A hash of what the owner typed: whoever knows all of it but one field could find the last by trying.
    requestHash: entry.requestHash === null ? null : 'anonymised',
  };
}
