import { fieldLengths, personFields, type PersonField } from 'functions/contract/fieldLengths';
import { letterFields } from 'functions/contract/guestFields';
import type { ContactRequest } from 'functions/contract/mailRequest';
import type { Language } from 'functions/domain/language';
import * as z from 'zod/mini';
import type { ContactDraft } from './ContactDraft.ts';

export type FieldProblem = 'missing' | 'wrong' | 'tooLong';
export type WrongFields = Partial<Record<PersonField, FieldProblem>>;

/**
 * What the form says as the contract wants it, or what is wrong with which field, by the very schemas that the server
 * uses. The phone number is sent as E.164 writes it.
 * @param toE164 a phone number as E.164 writes it, or `undefined` for none
 */
export function contactRequestFrom(
  { fields }: ContactDraft,
  toE164: (text: string) => string | undefined,
  language: Language,
): { request: ContactRequest } | { wrong: WrongFields } {
  const request: Record<string, unknown> = { kind: 'contact', language };
  const wrong: WrongFields = {};
  for (const field of personFields) {
    const typed = fields[field].trim();
    if (field === 'phone') {
      const phone = toE164(typed);
      if (phone) request[field] = phone;
      else if (typed) wrong[field] = 'wrong';
      continue;
    }
    const { data, success } = z.safeParse(letterFields[field], typed);
    if (success && data) request[field] = data;
    else if (!success) wrong[field] = !typed ? 'missing' : typed.length > fieldLengths[field] ? 'tooLong' : 'wrong';
  }
  return Object.keys(wrong).length > 0 ? { wrong } : { request: request as unknown as ContactRequest };
}
