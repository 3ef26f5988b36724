import './configureZod.ts';
import * as z from 'zod/mini';
import { requestApartmentsRequest, requestBookingRequest } from './callables.ts';
import { quoteSchema } from './quote.ts';
import { storedTime } from './storedFields.ts';

/** Lifetime of the link, in minutes. */
export const confirmMinutes = 30;

/** A validated request for one apartment or for several. */
export type StayRequest = z.output<typeof requestBookingRequest> | z.output<typeof requestApartmentsRequest>;

/**
 * `unconfirmedRequests/{number}`, by the number of the first booking: a request that takes its nights only when the guest
 * confirms the link in the mail.
 */
export const unconfirmedRequestSchema = z.object({
  /** The validated request; `null` once it is booked. */
  request: z.nullable(z.union([requestBookingRequest, requestApartmentsRequest])),
  /** The future bookings; `null` once they are made. */
  bookings: z.nullable(z.array(z.object({ number: z.string(), apartment: z.string(), quote: quoteSchema }))),
  /** The signed-in user who requested it, if any. */
  uid: z.nullable(z.string()),
  /** SHA-256 of the request's content, as in bookings. */
  requestHash: z.string(),
  /** SHA-256 of the secret in the link. */
  confirmHash: z.string(),
  confirmUntil: storedTime,
  /** When the request became a booking; `null` until then. */
  bookedAt: z.nullable(storedTime),
  /** When Firestore deletes the document: a day after the link expires, so that its page can say that it has expired. */
  expiresAt: storedTime,
});
export type UnconfirmedRequest = z.output<typeof unconfirmedRequestSchema>;
