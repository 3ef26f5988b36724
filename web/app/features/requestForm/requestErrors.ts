import { guestSchema, type GuestDetails } from 'functions/contract/callables';
import { personFields, type PersonField } from 'functions/contract/fieldLengths';
import { toE164 } from 'functions/domain/phone';
import * as z from 'zod/mini';
import { fieldError, type FieldErrors } from '../../form/FieldErrors.ts';
import { requiredFields, type RequestDraft, type RequestField } from './RequestDraft.ts';

/** The guest in the contract's format: without empty optional fields, and with the phone number in E.164. */
export function guestFrom({ fields, phoneRegion }: RequestDraft): GuestDetails {
  const filled = personFields.filter((field) => requiredFields.includes(field) || fields[field].trim() !== '');
  const guest = Object.fromEntries(filled.map((field) => [field, fields[field].trim()])) as GuestDetails;
  return { ...guest, phone: phoneRegion ? (toE164(fields.phone, phoneRegion) ?? '') : guest.phone };
}

/** Validates the form with the server's schema. */
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

/** The form's fields among the paths in a `fields-required` error from the server, such as `guest.email`. */
export function errorsAtPaths(paths: readonly string[]): FieldErrors {
  const names = paths.map((path) => path.replace(/^guest\./, ''));
  return Object.fromEntries(personFields.filter((field) => names.includes(field)).map((field) => [field, 'wrong']));
}
