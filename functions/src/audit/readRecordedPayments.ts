import { historyCollection } from '../contract/collections.ts';
import type { HistoryAction, HistoryEntry } from '../contract/history.ts';
import type { Payment } from '../contract/payment.ts';
import type { Cents } from '../domain/money.ts';
import { firestore } from '../platform/firestore.ts';
import type { AuditScope } from './AuditScope.ts';

/** What the history of a booking tells of its payments. */
export interface RecordedPayments {
  /** Received, less what was paid back. */
  sum: Cents;
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
      const { sum, isEdited } = recorded.get(subject) ?? { sum: 0, isEdited: false };
      if (field === 'payment') recorded.set(subject, { sum: sum + received(to) - received(from), isEdited });
      else recorded.set(subject, { sum, isEdited: true });
    }
  }
  return recorded;
}

/** What a payment brought in; nothing if it is unreadable. */
export function received(payment: unknown): Cents {
  const { kind, amount } = (payment ?? {}) as Partial<Payment>;
  if (typeof amount !== 'number' || !Number.isInteger(amount)) return 0;
  return kind === 'refund' ? -amount : amount;
}
