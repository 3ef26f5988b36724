import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { StoredBooking } from '../../contract/booking.ts';
import { bookingPath } from '../../contract/collections.ts';
import type { HistoryAction, HistoryActor } from '../../contract/history.ts';
import { historyEntry, nextRevision, writeHistory } from '../../history/historyEntry.ts';
import { ifUnchanged } from '../../platform/storedDocuments.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Who makes a change. */
export interface ChangeSource {
  by: HistoryActor;
  /** Email of the signed-in person, or the address that the link was mailed to; `null` if unknown. */
  email: string | null;
}

export const byConsole: ChangeSource = { by: 'console', email: null };
export const bySystem: ChangeSource = { by: 'system', email: null };

/** What the history records of a change. */
export interface ChangeEntry {
  action: HistoryAction;
  source: ChangeSource;
}

/**
 * Adds a change of a booking to the batch: its fields, its next revision, and the entry in `history`. The batch fails if the
 * booking has changed since it was read.
 * @param entry `undefined` for a change that is not recorded
 * @param before the fields that the history entry compares with
 */
export function updateBooking(
  batch: WriteBatch,
  document: DocumentSnapshot,
  fields: Partial<StoredBooking>,
  entry: ChangeEntry | undefined,
  now: Date,
  before: Fields = document.data() ?? {},
): void {
  const written = { ...fields, revision: nextRevision(before) };
  batch.update(document.ref, written, ifUnchanged(document));
  if (entry) recordChange(batch, document.id, before, { ...before, ...written }, entry, now);
}

/** The fields that history records of a new booking; the rest is in the booking. */
const fieldsOfNew = ['apartment', 'checkIn', 'checkOut', 'status', 'adults', 'children', 'babies'] as const;

/**
 * Adds the `history` entry of a change to its batch.
 * @param before the booking's fields before; `undefined` for a new document
 * @param after the booking's fields after
 */
export function recordChange(
  batch: WriteBatch,
  id: string,
  before: Fields | undefined,
  after: Fields,
  { action, source }: ChangeEntry,
  now: Date,
): void {
  const entry = historyEntry({
    ...{ subject: bookingPath(id), action, ...source, now, before },
    after: action === 'requested' ? Object.fromEntries(fieldsOfNew.map((name) => [name, after[name]])) : after,
  });
  // The reason why an edit in the console was put back.
  if (action === 'reverted' && after.problem) entry.changes.push({ field: 'problem', from: null, to: after.problem });
  writeHistory(batch, entry);
}

/** Only the fields whose value differs from the stored one. */
export function changedFields<Value extends object>(data: Fields, fields: Value): Partial<Value> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isDeepStrictEqual(data[name], value)),
  ) as Partial<Value>;
}
