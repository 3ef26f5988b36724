import { historyCollection } from '../contract/collections.ts';
import type { HistoryAction, HistoryEntry } from '../contract/history.ts';
import { firestore } from '../platform/firestore.ts';
import type { AuditScope } from './AuditScope.ts';

/** What the history of a booking tells of its payments. */
export interface RecordedPayments {
  /** All that was written down, and what of it was removed since. */
  added: unknown[];
  removed: unknown[];
  /** Whether somebody has edited them in the console, after which they need not add up. */
  isEdited: boolean;
}

const actions: HistoryAction[] = ['paymentRecorded', 'paymentRemoved', 'edited'];

/**
 * What was written down at the desk and not removed or undone, by the path of the booking. Of all apartments: a booking may have been
 * moved to another one since.
 */
export async function readRecordedPayments({ snapshot }: AuditScope): Promise<Map<string, RecordedPayments>> {
  const entries = firestore().collection(historyCollection).where('action', 'in', actions);
  const recorded = new Map<string, RecordedPayments>();
  for await (const document of snapshot.pages(entries.select('subject', 'changes', 'undoneBy'))) {
    const { subject, changes, undoneBy } = document.data() as HistoryEntry;
    if (undoneBy !== null) continue;
    for (const { field, from, to } of changes) {
      if (field.split('.')[0] !== 'payments' && field !== 'payment') continue;
      const known = recorded.get(subject) ?? { added: [], removed: [], isEdited: false };
      recorded.set(subject, known);
      if (field !== 'payment') known.isEdited = true;
      else if (to) known.added.push(to);
      else known.removed.push(from);
    }
  }
  return recorded;
}
