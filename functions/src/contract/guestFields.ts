import './configureZod.ts';
import * as z from 'zod/mini';
import { fieldLengths } from './fieldLengths.ts';
import { optionalLines, type OptionalLine } from './optionalLines.ts';

/* The fields about a person, with the same limits in every form. */

// Forbidden in a line: control characters and line ends (they could start a mail header), lone surrogates (Firestore
// refuses them) and direction overrides (they disguise text). A message may have lines and tabs.
const forbiddenInLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202d\u202e]/u;
const forbiddenInText = /[^\P{Cc}\n\t]|[\p{Cs}\u202d\u202e]/u;

export function line(field: keyof typeof fieldLengths) {
  return z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(fieldLengths[field]),
    z.refine((value) => !forbiddenInLine.test(value)),
  );
}

/** An empty string means not given. */
function optionalLine(field: keyof typeof fieldLengths) {
  return z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(fieldLengths[field]),
      z.refine((value) => !forbiddenInLine.test(value)),
    ),
  );
}

/** `+`, spaces, dots, dashes, slashes and brackets around 5 to 15 digits (E.164 allows 15). */
export const phone = z.string().check(
  z.trim(),
  z.maxLength(fieldLengths.phone),
  z.regex(/^\+?[\d\p{Zs}()./-]+$/u),
  z.refine((value) => {
    const digits = value.replace(/\D/g, '').length;
    return digits >= 5 && digits <= 15;
  }),
);

export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(fieldLengths.email), z.email());

/** Multi-line text; may be empty. */
export function text(field: keyof typeof fieldLengths) {
  return z.string().check(
    z.trim(),
    // Some browsers submit lines with carriage returns.
    z.overwrite((value) => value.replaceAll('\r\n', '\n')),
    z.maxLength(fieldLengths[field]),
    z.refine((value) => !forbiddenInText.test(value)),
  );
}

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
