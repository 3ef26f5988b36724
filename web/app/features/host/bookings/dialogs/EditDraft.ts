import type { Booking } from 'functions/contract/booking';
import { fieldLengths } from 'functions/contract/fieldLengths';
import { optionalLines } from 'functions/contract/optionalLines';
import { editBookingRequest, type OwnerCallables } from 'functions/contract/ownerCallables';
import { formatPhone } from 'functions/domain/phone';

/** Single-line fields in form order; `null` means empty. */
export const lineFields = [...(['firstName', 'lastName', 'email', 'phone'] as const), ...optionalLines] as const;
export type LineField = (typeof lineFields)[number];

export type EditDraft = Record<LineField | 'note', string> &
  Pick<Booking, 'adults' | 'children' | 'babies' | 'language'>;
export type EditField = keyof EditDraft;

type Changes = OwnerCallables['editBooking']['request']['changes'];

export function editDraft(booking: Booking, note: string): EditDraft {
  const { adults, children, babies, language } = booking;
  const lines = Object.fromEntries(lineFields.map((field) => [field, booking[field] ?? ''])) as Record<
    LineField,
    string
  >;
  return { ...lines, phone: formatPhone(lines.phone), adults, children, babies, language, note };
}

/** Maximum length of a field in characters. */
export function longest(field: LineField | 'note'): number {
  return fieldLengths[field === 'note' ? 'message' : field];
}

/**
 * Returns only the changed fields, so that the request overwrites nothing else; or, if some are wrong, their names in form
 * order.
 */
export function changesFrom(form: EditDraft, before: EditDraft): { changes: Changes } | { wrong: EditField[] } {
  const fields = Object.keys(form) as EditField[];
  const typed = fields
    .filter((field) => form[field] !== before[field])
    .map((field) => {
      const value = form[field];
      const text = typeof value === 'string' ? value.trim() : value;
      // The name is the only text that every booking must have.
      return [field, text === '' && field !== 'firstName' ? null : text];
    });
  const changes = Object.fromEntries(typed) as Changes;
  const parsed = editBookingRequest.shape.changes.safeParse(changes);
  if (parsed.success) return { changes };
  const named = parsed.error.issues.map(({ path }) => path[0]);
  return { wrong: fields.filter((field) => named.includes(field)) };
}
