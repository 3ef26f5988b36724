import { guestSchema, type GuestDetails } from 'functions/contract/callables';
import { fieldLengths, personFields, type PersonField } from 'functions/contract/fieldLengths';
import * as z from 'zod/mini';
import type { RequestDraft } from './RequestDraft.ts';

export type FieldProblem = 'missing' | 'wrong' | 'tooLong';
export type WrongField = PersonField | 'acceptPrivacy' | 'acceptTerms';
export type WrongFields = Partial<Record<WrongField, FieldProblem>>;

const required: readonly PersonField[] = ['firstName', 'lastName', 'email', 'phone'];

/**
 * What the form's fields say as the contract wants it; empty optional fields are left out, and a phone number that names
 * no country comes with the chosen one's code.
 */
export function guestFrom({ fields, internationalPhone }: RequestDraft): GuestDetails {
  const filled = personFields.filter((field) => required.includes(field) || fields[field].trim() !== '');
  const guest = Object.fromEntries(filled.map((field) => [field, fields[field].trim()])) as GuestDetails;
  return { ...guest, phone: internationalPhone?.trim() ?? guest.phone };
}

/** Checks the form with the very schema that the server uses. */
export function wrongFields(draft: RequestDraft): WrongFields {
  const wrong: WrongFields = {};
  const checked = z.safeParse(guestSchema, guestFrom(draft));
  for (const issue of checked.error?.issues ?? []) {
    const field = issue.path[0] as PersonField;
    const value = draft.fields[field].trim();
    wrong[field] ??= value === '' ? 'missing' : value.length > fieldLengths[field] ? 'tooLong' : 'wrong';
  }
  if (!draft.acceptPrivacy) wrong.acceptPrivacy = 'missing';
  if (!draft.acceptTerms) wrong.acceptTerms = 'missing';
  return wrong;
}

/** The form's fields among the paths that a `fields-required` from the server names, such as `guest.email`. */
export function fieldsNamed(paths: readonly string[]): WrongFields {
  const names = paths.map((path) => path.replace(/^guest\./, ''));
  return Object.fromEntries(personFields.filter((field) => names.includes(field)).map((field) => [field, 'wrong']));
}
