import type { Booking } from 'functions/contract/booking';
import { fieldLengths } from 'functions/contract/fieldLengths';
import { optionalLines } from 'functions/contract/optionalLines';
import { editBookingRequest, type OwnerCallables } from 'functions/contract/ownerCallables';
import { formatPhone } from 'functions/domain/phone';

/** Fields of one line each, in the order of the form; `null` is an empty one. */
export const lineFields = [...(['firstName', 'lastName', 'email', 'phone'] as const), ...optionalLines] as const;
export type LineField = (typeof lineFields)[number];

export type EditDraft = Record<LineField | 'note', string> & Pick<Booking, 'adults' | 'children' | 'language'>;
export type EditField = keyof EditDraft;

type Changes = OwnerCallables['editBooking']['request']['changes'];

export function editDraft(booking: Booking, note: string): EditDraft {
  const { adults, children, language } = booking;
  const lines = Object.fromEntries(lineFields.map((field) => [field, booking[field] ?? ''])) as Record<
    LineField,
    string
  >;
  return { ...lines, phone: formatPhone(lines.phone), adults, children, language, note };
}

/** Characters that a field may have. */
export function longest(field: LineField | 'note'): number {
  return fieldLengths[field === 'note' ? 'message' : field];
}

/** What is sent: only what was changed, so that nothing else is overwritten. Or the fields that are wrong, in the order of the form. */
export function changesFrom(form: EditDraft, before: EditDraft): { changes: Changes } | { wrong: EditField[] } {
  const fields = Object.keys(form) as EditField[];
  const typed = fields
    .filter((field) => form[field] !== before[field])
    .map((field) => {
      const value = form[field];
      const text = typeof value === 'string' ? value.trim() : value;
      // A name is the one text that no booking is without.
      return [field, text === '' && field !== 'firstName' ? null : text];
    });
  const changes = Object.fromEntries(typed) as Changes;
  const parsed = editBookingRequest.shape.changes.safeParse(changes);
  if (parsed.success) return { changes };
  const named = parsed.error.issues.map(({ path }) => path[0]);
  return { wrong: fields.filter((field) => named.includes(field)) };
}
