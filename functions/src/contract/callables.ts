import * as z from 'zod/mini';
import { bookingNumberPattern } from '../domain/bookingNumber.ts';
import { languages } from '../domain/language.ts';
import type { BookingStatus } from '../domain/bookingState.ts';
import type { Quote } from '../domain/quote.ts';
import type { ErrorCode } from './errorCode.ts';
import { addressFields, email, line, phone, text } from './guestFields.ts';
import type { MyData } from './MyData.ts';

/*
 * The callable functions: what each accepts, to the letter, and what it answers. Objects are strict, so a field that
 * nobody knows (a price, say) refuses the request. Dates are checked by the domain's `parseStay`, which tells a
 * missing date from a wrong one; here they only have to be short.
 */

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

/** The person who asks. The form checks its fields with this very schema. */
export const guestSchema = z.strictObject({
  firstName: line('firstName'),
  lastName: line('lastName'),
  email,
  phone,
  message: z.optional(text('message')),
  ...addressFields,
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

export const cancelBookingRequest = z.strictObject({ number: z.string().check(z.regex(bookingNumberPattern)) });

export interface CancelBookingAnswer {
  number: string;
  status: BookingStatus;
}

/** All that is stored on whoever is signed in. @see MyData for the answer */
export const downloadMyDataRequest = z.strictObject({});

/**
 * For good. `sign-in-again` when the last sign-in is longer ago than ten minutes, `stay-ahead` while a stay is to come or
 * running. Again is no harm, and finishes what was interrupted.
 */
export const deleteMyAccountRequest = z.strictObject({});

export interface DeleteMyAccountAnswer {
  deleted: true;
}

/** Name of each callable, with the types of what goes in and comes out. */
export interface Callables {
  checkAvailability: { request: z.input<typeof checkAvailabilityRequest>; answer: CheckAvailabilityAnswer };
  requestBooking: { request: z.input<typeof requestBookingRequest>; answer: RequestBookingAnswer };
  cancelBooking: { request: z.input<typeof cancelBookingRequest>; answer: CancelBookingAnswer };
  downloadMyData: { request: z.input<typeof downloadMyDataRequest>; answer: MyData };
  deleteMyAccount: { request: z.input<typeof deleteMyAccountRequest>; answer: DeleteMyAccountAnswer };
}
