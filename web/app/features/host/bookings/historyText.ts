import type { FieldChange } from 'functions/contract/history';

/** Fields that have a name of their own in the owner's words. */
const namedFields = [
  ...['apartment', 'checkIn', 'checkOut', 'status', 'adults', 'children', 'firstName', 'lastName', 'email'],
  ...['phone', 'language', 'message', 'note', 'reason', 'payment', 'mail', 'declineMessage', 'refundPromised'],
  ...['advanceDueOn', 'endedBy'],
  // Of a platform's calendar.
  ...['platform', 'label', 'feedHost', 'ignoresBlocked'],
] as const;
export type NamedField = (typeof namedFields)[number];

/** The part of a change that an owner reads: one total for a price, one entry per field otherwise. */
export function shownChanges(changes: readonly FieldChange[]): FieldChange[] {
  return changes.flatMap((change) => {
    const [field = ''] = change.field.split('.');
    if (field === 'quote') {
      const total = change.field === 'quote.totalPayment' || change.field === 'quote';
      return total ? [{ field: 'quote', from: totalOf(change.from), to: totalOf(change.to) }] : [];
    }
    return (namedFields as readonly string[]).includes(field) ? [{ ...change, field }] : [];
  });
}

function totalOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (value as { totalPayment?: unknown }).totalPayment : value;
}
