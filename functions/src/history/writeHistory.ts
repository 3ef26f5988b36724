import type { Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { historyCollection, historyPath } from '../contract/collections.ts';
import type { HistoryEntry } from '../contract/history.ts';
import { firestore } from '../platform/firestore.ts';

/**
 * Adds an entry to the batch of the change that it records.
 * @param id the request ID of an owner's call: the batch fails with ALREADY_EXISTS if it was carried out before. A new
 * ID if missing
 * @returns the entry's ID
 */
export function writeHistory(batch: WriteBatch, entry: HistoryEntry<Timestamp>, id?: string): string {
  const db = firestore();
  const reference = id === undefined ? db.collection(historyCollection).doc() : db.doc(historyPath(id));
  batch.create(reference, entry);
  return reference.id;
}
