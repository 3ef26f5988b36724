import { personFields } from 'functions/contract/fieldLengths';
import { letterFields } from 'functions/contract/guestFields';
import type { ContactRequest } from 'functions/contract/mailRequest';
import { toE164 } from 'functions/domain/phone';
import type { Language } from 'functions/domain/language';
import * as z from 'zod/mini';
import { fieldError, type FieldErrors } from '../../form/FieldErrors.ts';
import type { ContactDraft } from './ContactDraft.ts';

/** The form in the contract's format with the phone number in E.164, or the fields' errors from the server's schemas. */
export function contactRequestFrom(
  { fields, phoneRegion = '' }: ContactDraft,
  language: Language,
): { request: ContactRequest } | { errors: FieldErrors } {
  const request: Record<string, unknown> = { kind: 'contact', language };
  const errors: FieldErrors = {};
  for (const field of personFields) {
    const typed = fields[field].trim();
    if (field === 'phone') {
      const phone = toE164(typed, phoneRegion);
      if (phone) request[field] = phone;
      else if (typed) errors[field] = 'wrong';
      continue;
    }
    const { data, success } = z.safeParse(letterFields[field], typed);
    if (success && data) request[field] = data;
    else if (!success) errors[field] = fieldError(field, typed);
  }
  return Object.keys(errors).length > 0 ? { errors } : { request: request as unknown as ContactRequest };
}
