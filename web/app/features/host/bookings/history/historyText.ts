import { optionalLines } from 'functions/contract/optionalLines';
import type { FieldChange, HistoryAction } from 'functions/contract/history';

/** Fields that have their own label. */
const namedFields = [
  ...['apartment', 'checkIn', 'checkOut', 'status', 'adults', 'children', 'babies', 'firstName', 'lastName', 'email'],
  ...optionalLines,
  ...['phone', 'language', 'message', 'note', 'reason'],
  ...['payment', 'payments', 'mail', 'declineMessage', 'refundPromised', 'advanceDueOn', 'endedBy'],
  ...['terms', 'linkVersion', 'problem'],
  // Fields of a platform's calendar.
  ...['platform', 'label', 'feedHost', 'ignoresBlocked'],
] as const;
export type NamedField = (typeof namedFields)[number];

export interface ShownChange {
  field: NamedField | 'quote' | 'other';
  /**
   * The part of the field that has changed, named as in the console: `advanceShare` of the terms, or the whole path of
   * a field without a label.
   */
  part?: string;
  from: unknown;
  to: unknown;
}

/**
 * Actions whose changes are not listed. In a new booking, every field is a change. If a guest's account has claimed a
 * booking, no change matters to an owner.
 */
const actionsWithoutDetails: readonly HistoryAction[] = ['requested', 'entered', 'claimed'];

/** The changes to show: one total for a price, otherwise one line per field. */
export function shownChanges(action: HistoryAction, changes: readonly FieldChange[]): ShownChange[] {
  if (actionsWithoutDetails.includes(action)) return [];
  const hasTotal = changes.some(isTotal);
  return changes.flatMap((change): ShownChange[] => {
    const { from, to } = change;
    const [field = '', ...path] = change.field.split('.');
    if (isTotal(change)) return [{ field: 'quote', from: totalOf(from), to: totalOf(to) }];
    // Leaves out the lines of the price, because the total already shows the change.
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
