import { guestSchema, type GuestDetails } from 'functions/contract/callables';
import { personFields, type PersonField } from 'functions/contract/fieldLengths';
import * as z from 'zod/mini';
import { fieldError, type FieldErrors } from '../../form/FieldErrors.ts';
import { requiredFields, type RequestDraft, type RequestField } from './RequestDraft.ts';

/**
 * The guest as the contract wants them: empty optional fields are left out, and a phone number that names no country comes with
 * the chosen one's calling code.
 */
export function guestFrom({ fields, internationalPhone }: RequestDraft): GuestDetails {
  const filled = personFields.filter((field) => requiredFields.includes(field) || fields[field].trim() !== '');
  const guest = Object.fromEntries(filled.map((field) => [field, fields[field].trim()])) as GuestDetails;
  return { ...guest, phone: internationalPhone?.trim() ?? guest.phone };
}

/** Checks the form with the schema that the server uses. */
export function requestErrors(draft: RequestDraft): FieldErrors<RequestField> {
  const errors: FieldErrors<RequestField> = {};
  const checked = z.safeParse(guestSchema, guestFrom(draft));
  for (const issue of checked.error?.issues ?? []) {
    const field = issue.path[0] as PersonField;
    errors[field] ??= fieldError(field, draft.fields[field].trim());
  }
  if (!draft.acceptPrivacy) errors.acceptPrivacy = 'missing';
  if (!draft.acceptTerms) errors.acceptTerms = 'missing';
  return errors;
}

/** The form's fields among the paths that a `fields-required` from the server names, such as `guest.email`. */
export function errorsAtPaths(paths: readonly string[]): FieldErrors {
  const names = paths.map((path) => path.replace(/^guest\./, ''));
  return Object.fromEntries(personFields.filter((field) => names.includes(field)).map((field) => [field, 'wrong']));
}
