import * as z from 'zod/mini';
import { languages } from '../domain/language.ts';
import type { BookingStatus } from '../domain/bookingState.ts';
import type { Quote } from '../domain/quote.ts';
import type { ErrorCode } from './errorCode.ts';

/*
 * The callable functions: what each accepts, to the letter, and what it answers. Objects are strict, so a field that
 * nobody knows (a price, say) refuses the request. Dates are checked by the domain's `parseStay`, which tells a
 * missing date from a wrong one; here they only have to be short.
 */

/** Longest text of each field, in characters; the form's inputs have the same. */
export const fieldLengths = {
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 30,
  message: 2000,
  address: 160,
  zipCode: 20,
  city: 100,
  state: 100,
  country: 100,
} as const;

// Never in a line: controls and line ends (they could start a mail header), halves of a character (Firestore refuses
// them), and overrides of the writing direction (they make a text look like another). A message may have lines and tabs.
const forbiddenInLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202d\u202e]/u;
const forbiddenInText = /[^\P{Cc}\n\t]|[\p{Cs}\u202d\u202e]/u;

function line(field: keyof typeof fieldLengths) {
  return z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(fieldLengths[field]),
    z.refine((value) => !forbiddenInLine.test(value)),
  );
}

/** Empty means not given. */
function optionalLine(field: keyof typeof fieldLengths) {
  return z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(fieldLengths[field]),
      z.refine((value) => !forbiddenInLine.test(value)),
    ),
  );
}

const date = z.optional(z.nullable(z.string().check(z.maxLength(40))));
const children = z.int().check(z.gte(0), z.lte(1_000_000));
/** A child does not book alone. */
const adults = z.int().check(z.gte(1), z.lte(1_000_000));
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

export const checkAvailabilityRequest = z.strictObject({
  checkIn: date,
  checkOut: date,
  adults,
  children,
  apartment: z.optional(slug),
});

export interface CheckAvailabilityAnswer {
  nights: number;
  apartments: { slug: string; available: boolean; reason?: ErrorCode; quote?: Quote }[];
}

/** `+`, spaces, dots, dashes, slashes and brackets around 5 to 15 digits (E.164 allows 15). */
const phone = z.string().check(
  z.trim(),
  z.maxLength(fieldLengths.phone),
  z.regex(/^\+?[\d\p{Zs}()./-]+$/u),
  z.refine((value) => {
    const digits = value.replace(/\D/g, '').length;
    return digits >= 5 && digits <= 15;
  }),
);

/** The person who asks. The form checks its fields with this very schema. */
export const guestSchema = z.strictObject({
  firstName: line('firstName'),
  lastName: line('lastName'),
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(fieldLengths.email), z.email()),
  phone,
  message: z.optional(
    z.string().check(
      z.trim(),
      // Some browsers send a form's lines with carriage returns.
      z.overwrite((value) => value.replaceAll('\r\n', '\n')),
      z.maxLength(fieldLengths.message),
      z.refine((value) => !forbiddenInText.test(value)),
    ),
  ),
  address: optionalLine('address'),
  zipCode: optionalLine('zipCode'),
  city: optionalLine('city'),
  state: optionalLine('state'),
  country: optionalLine('country'),
});
export type GuestDetails = z.infer<typeof guestSchema>;

export const requestBookingRequest = z.strictObject({
  /** Made once per form, so that sending it twice books once. */
  requestId: z.uuid(),
  apartment: slug,
  checkIn: date,
  checkOut: date,
  adults,
  children,
  guest: guestSchema,
  language: z.enum(languages),
  acceptPrivacy: z.optional(z.boolean()),
  acceptTerms: z.optional(z.boolean()),
  /** `totalPayment` of the quote that the guest saw, in cents: never charged, only compared. */
  expectedTotal: z.int().check(z.gte(0)),
});

export interface RequestBookingAnswer {
  number: string;
  status: BookingStatus;
  quote: Quote;
}

export const cancelBookingRequest = z.strictObject({ number: z.string().check(z.regex(/^[0-9A-Z-]{1,40}$/)) });

export interface CancelBookingAnswer {
  number: string;
  status: BookingStatus;
}

/** Name of each callable, with the types of what goes in and comes out. */
export interface Callables {
  checkAvailability: { request: z.input<typeof checkAvailabilityRequest>; answer: CheckAvailabilityAnswer };
  requestBooking: { request: z.input<typeof requestBookingRequest>; answer: RequestBookingAnswer };
  cancelBooking: { request: z.input<typeof cancelBookingRequest>; answer: CancelBookingAnswer };
}
