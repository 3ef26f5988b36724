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

/** Converted to E.164. A number without a calling code is taken as one of the villa's country. */
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

/** The fields of the contact form, which validates with these schemas, except for the optional phone. */
export const letterFields = {
  firstName: line('firstName'),
  lastName: line('lastName'),
  email,
  message: text('message').check(z.minLength(1)),
  ...optionalLineFields,
};
