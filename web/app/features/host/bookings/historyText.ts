import { optionalLines } from 'functions/contract/optionalLines';
import type { FieldChange, HistoryAction } from 'functions/contract/history';

/** Fields that have a name of their own in the owner's words. */
const namedFields = [
  ...['apartment', 'checkIn', 'checkOut', 'status', 'adults', 'children', 'firstName', 'lastName', 'email'],
  ...optionalLines,
  ...['phone', 'language', 'message', 'note', 'reason'],
  ...['payment', 'payments', 'mail', 'declineMessage', 'refundPromised', 'advanceDueOn', 'endedBy'],
  ...['terms', 'moveTo', 'linkVersion', 'problem'],
  // Of a platform's calendar.
  ...['platform', 'label', 'feedHost', 'ignoresBlocked'],
] as const;
export type NamedField = (typeof namedFields)[number];

/** A change as an owner reads it. */
export interface ShownChange {
  field: NamedField | 'quote' | 'other';
  /** What of it has changed, as the console calls it: `advanceShare` of the terms, the whole path of a field without a name. */
  part?: string;
  from: unknown;
  to: unknown;
}

/** Of a new booking everything changes, and of one that its guest's account has taken over nothing that an owner reads. */
const saysItAll: readonly HistoryAction[] = ['requested', 'entered', 'claimed'];

/** All that was changed: one total for a price, one line per field otherwise. */
export function shownChanges(action: HistoryAction, changes: readonly FieldChange[]): ShownChange[] {
  if (saysItAll.includes(action)) return [];
  const hasTotal = changes.some(isTotal);
  return changes.flatMap((change): ShownChange[] => {
    const { from, to } = change;
    const [field = '', ...path] = change.field.split('.');
    if (isTotal(change)) return [{ field: 'quote', from: totalOf(from), to: totalOf(to) }];
    // How the total came about.
    if (field === 'quote' && hasTotal) return [];
    const part = path.join('.');
    if (isNamed(field)) return [{ field, ...(part && { part }), from, to }];
    return [{ field: 'other', part: change.field, from, to }];
  });
}

function isNamed(field: string): field is NamedField {
  return (namedFields as readonly string[]).includes(field);
}

function isTotal({ field }: FieldChange): boolean {
  return field === 'quote' || field === 'quote.totalPayment';
}

function totalOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (value as { totalPayment?: unknown }).totalPayment : value;
}
