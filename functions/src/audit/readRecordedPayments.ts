import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { historyCollection } from '../contract/collections.ts';
import { historyEntrySchema, type HistoryAction } from '../contract/history.ts';
import { paymentSchema, type Payment } from '../contract/payment.ts';
import { storedCollection } from '../platform/storedDocuments.ts';
import { readOrReport, type AuditScope } from './AuditScope.ts';

/** The payments of a booking according to its history. */
export interface RecordedPayments {
  /** Recorded payments by ID. */
  added: Map<string, Payment>;
  /** IDs of payments that were removed, or whose recording was undone. */
  removed: Set<string>;
  /** Whether the payments may differ: after an edit in the console, or if an entry's payment is unreadable, which is a finding of its own. */
  mayDiffer: boolean;
}

const entrySchema = z.pick(historyEntrySchema, { at: true, subject: true, changes: true, undoneBy: true });
const actions: HistoryAction[] = ['paymentRecorded', 'paymentRemoved', 'edited'];

/**
 * Payments recorded at the desk since `scope.since`, by the path of the booking. Reads all apartments, because a booking may have
 * been moved to another one since.
 */
export async function readRecordedPayments(scope: AuditScope): Promise<Map<string, RecordedPayments>> {
  const { snapshot, since } = scope;
  const recorded = new Map<string, RecordedPayments>();
  const entries = storedCollection(historyCollection, entrySchema)
    .where('action', 'in', actions)
    .where('at', '>=', Timestamp.fromMillis(since === undefined ? 0 : Date.parse(since)))
    // Includes `at`, which the next page needs as its cursor.
    .select('at', 'subject', 'changes', 'undoneBy');
  for await (const document of snapshot.pages(entries)) {
    const entry = readOrReport(document, scope);
    if (!entry) continue;
    const { subject, changes, undoneBy } = entry;
    for (const { field, from, to } of changes) {
      if (field.split('.')[0] !== 'payments' && field !== 'payment') continue;
      const known = recorded.get(subject) ?? { added: new Map(), removed: new Set(), mayDiffer: false };
      recorded.set(subject, known);
      const payment = paymentSchema.safeParse(to ?? from).data;
      if (field === 'payment' && !payment) {
        scope.findings.push({ kind: 'document-unreadable', path: document.ref.path, with: 'its payment' });
      }
      if (field !== 'payment' || !payment) known.mayDiffer = true;
      else if (to && undoneBy === null) known.added.set(payment.id, payment);
      // An undone removal does not count.
      else if (to || undoneBy === null) known.removed.add(payment.id);
    }
  }
  return recorded;
}
