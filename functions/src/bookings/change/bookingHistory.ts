import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { bookingPath, ownerNotePath } from '../../contract/collections.ts';
import type { HistoryEntry } from '../../contract/history.ts';
import { historyEntries } from '../../history/historyEntry.ts';
import { readWaitingMails, takeBackMails } from '../../mail/queue/queueMails.ts';
import { firestore } from '../../platform/firestore.ts';
import { readable } from '../../platform/storedDocuments.ts';

/** Fields without personal data. The first segment of a nested field's path decides. */
const impersonalFields = [
  ...[
    'apartment',
    'checkIn',
    'checkOut',
    'status',
    'adults',
    'children',
    'babies',
    'quote',
    'platform',
    'terms',
    'problem',
  ],
  ...['advanceDueOn', 'endedBy', 'refundPromised', 'linkVersion'],
];

/** The history of a booking, in no particular order. */
export async function findHistory(id: string): Promise<QueryDocumentSnapshot<HistoryEntry>[]> {
  const found = await historyEntries().where('subject', '==', bookingPath(id)).get();
  return found.docs;
}

/**
 * Removes the guest's data from the history of a booking that was deleted in the console, and deletes the owner's note and
 * waiting mails. Keeps `requestHash`, so that repeated requests of the owner are still recognised.
 */
export async function forgetDeletedBooking(id: string): Promise<void> {
  const batch = firestore().batch();
  for (const { document: entry, data: stored } of readable(await findHistory(id))) {
    const { email, changes, undo } = anonymisedEntry(stored);
    if (stored.undo === null && email === stored.email && changes.length === stored.changes.length) continue;
    batch.update(entry.ref, { email, changes, undo });
  }
  batch.delete(firestore().doc(ownerNotePath(id)));
  takeBackMails(batch, await readWaitingMails(id));
  await batch.commit();
}

/**
 * The entry without the guest's data. It still says who did what, and when.
 * Used after the guest has deleted their account.
 */
export function anonymisedEntry(
  entry: HistoryEntry,
): Pick<HistoryEntry, 'email' | 'changes' | 'undo' | 'undoUntil' | 'requestHash'> {
  return {
    email: entry.by === 'guest' ? null : entry.email,
    changes: entry.changes.filter(({ field }) => impersonalFields.includes(field.split('.')[0] ?? '')),
    undo: null,
    undoUntil: null,
    // The hash covers what the owner typed: somebody who knows all fields but one could find that one by trying.
    requestHash: entry.requestHash === null ? null : 'anonymised',
  };
}
