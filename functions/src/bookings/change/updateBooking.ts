import type { DocumentSnapshot, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import type { BookedStay, StoredBooking } from '../../contract/booking.ts';
import type { HistoryAction } from '../../contract/history.ts';
import type { Settings } from '../../contract/settings.ts';
import { describeBooking } from '../console/describeBooking.ts';
import { nextRevision } from '../../history/historyEntry.ts';
import { earlierFields } from '../../history/undoFields.ts';
import { recordChange, type ChangeSource, type ChangeUndo } from './recordChange.ts';

/** What the history records of a change. */
export interface ChangeEntry {
  action: HistoryAction;
  source: ChangeSource;
  /** The stay agreed before, if an edit in the console may not be settled yet. */
  agreed?: BookedStay | undefined;
  /** If it can be undone. */
  undo?: ChangeUndo | undefined;
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
  const written = { ...fields, revision: after.revision, ...describeBooking(after, settings) };
  batch.update(document.ref, written, { lastUpdateTime: document.updateTime as Timestamp });
  if (!entry) return;
  const { action, source, agreed, undo } = entry;
  recordChange(
    batch,
    document.id,
    {
      ...{ before: { ...data, ...agreed }, after, action, source },
      undo: undo && { ...undo, fields: earlierFields(data, written) },
    },
    now,
  );
}
