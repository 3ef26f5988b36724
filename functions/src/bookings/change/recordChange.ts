import type { WriteBatch } from 'firebase-admin/firestore';
import type { StoredBooking } from '../../contract/booking.ts';
import { bookingPath } from '../../contract/collections.ts';
import type { HistoryAction, HistoryActor } from '../../contract/history.ts';
import { historyEntry } from '../../history/historyEntry.ts';
import { writeHistory } from '../../history/writeHistory.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Who makes a change. */
export interface ChangeSource {
  by: HistoryActor;
  /** Of whoever is signed in, or acts by a link that was mailed to this email; `null` if that is unknown. */
  email: string | null;
}

export const byConsole: ChangeSource = { by: 'console', email: null };
export const bySystem: ChangeSource = { by: 'system', email: null };

/** How a change can be undone for a while. */
export interface ChangeUndo {
  /** Of the history entry. */
  id: string;
  until: Date;
  /** IDs of its mails, which are withheld until then. */
  mails: readonly string[];
  /** IDs of the entries that are undone with it. */
  together: readonly string[];
}

/** What history tells of a new booking; the rest is in the booking. */
const fieldsOfNew = ['apartment', 'checkIn', 'checkOut', 'status', 'adults', 'children'] as const;

/**
 * Adds to the batch of a change the entry in `history` that tells of it.
 * @param before the booking's fields before; `undefined` for a new document
 * @param after its fields after
 */
export function recordChange(
  batch: WriteBatch,
  id: string,
  change: {
    before: Fields | undefined;
    after: Fields;
    action: HistoryAction;
    source: ChangeSource;
    /** With the fields to write back. */
    undo?: (ChangeUndo & { fields: Fields }) | undefined;
  },
  now: Date,
): void {
  const { before, after, action, source, undo } = change;
  const isNew = action === 'requested' || action === 'entered';
  const entry = historyEntry({
    ...{ subject: bookingPath(id), action, ...source, now },
    before: isNew ? { revision: before?.revision } : before,
    after: isNew ? Object.fromEntries(fieldsOfNew.map((name) => [name, after[name]])) : after,
    ...(undo && { undo }),
  });
  // Why an edit in the console was put back.
  const { problem } = after as Partial<StoredBooking>;
  if (action === 'reverted' && problem) entry.changes.push({ field: 'problem', from: null, to: problem });
  writeHistory(batch, entry, undo?.id);
}
