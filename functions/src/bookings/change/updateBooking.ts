import type { DocumentSnapshot, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import type { BookedStay, StoredBooking } from '../../contract/booking.ts';
import type { HistoryAction } from '../../contract/history.ts';
import type { Settings } from '../../contract/settings.ts';
import { describeBooking } from '../console/describeBooking.ts';
import { nextRevision } from '../../history/historyEntry.ts';
import { recordChange, type ChangeSource } from './recordChange.ts';

/** What the history records of a change. */
export interface ChangeEntry {
  action: HistoryAction;
  source: ChangeSource;
  /** The stay agreed before, if an edit in the console may not be settled yet. */
  agreed?: BookedStay | undefined;
}

/**
 * Adds a change of a booking to the batch: its fields, the text that describes it, its next revision, and the entry in
 * `history`. The batch fails if the booking has changed since it was read.
 * @param entry `undefined` for what needs no entry
 */
export function updateBooking(
  batch: WriteBatch,
  document: DocumentSnapshot,
  fields: Partial<StoredBooking<Timestamp>>,
  entry: ChangeEntry | undefined,
  settings: Settings,
  now: Date,
): void {
  const data = document.data() ?? {};
  const after = { ...data, ...fields, revision: nextRevision(data) };
  const { revision } = after;
  batch.update(
    document.ref,
    { ...fields, revision, ...describeBooking(after, settings) },
    { lastUpdateTime: document.updateTime as Timestamp },
  );
  if (!entry) return;
  const { action, source, agreed } = entry;
  recordChange(batch, document.id, { before: { ...data, ...agreed }, after, action, source }, now);
}
