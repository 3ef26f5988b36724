import './configureZod.ts';
import * as z from 'zod/mini';
import { e164Pattern, homeRegion, toE164 } from '../domain/phone.ts';
import { fieldLengths } from './fieldLengths.ts';
import { optionalLines, type OptionalLine } from './optionalLines.ts';
import { typedLine, typedText } from './typedText.ts';

/* The fields about a person, with the same limits in every form. */

export function line(field: keyof typeof fieldLengths) {
  return typedLine(fieldLengths[field]).check(z.minLength(1));
}

/** Becomes E.164. One without a calling code is read as people in the villa's country dial it. */
export const phone = typedLine(fieldLengths.phone).check(
  z.overwrite((text) => toE164(text, homeRegion) ?? text),
  z.regex(e164Pattern),
);

export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(fieldLengths.email), z.email());

/** Several lines; may be empty. */
export function text(field: keyof typeof fieldLengths) {
  return typedText(fieldLengths[field]);
}

/** An empty string means not given. */
const optionalLine = (field: OptionalLine) => z.optional(typedLine(fieldLengths[field]));
export const optionalLineFields = Object.fromEntries(optionalLines.map((name) => [name, optionalLine(name)])) as Record<
  OptionalLine,
  ReturnType<typeof optionalLine>
>;

/** The fields of the contact form, which validates with these schemas. The phone is optional. */
export const letterFields = {
  firstName: line('firstName'),
  lastName: line('lastName'),
  email,
  message: text('message').check(z.minLength(1)),
  ...optionalLineFields,
};
