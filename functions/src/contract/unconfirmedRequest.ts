import type * as z from 'zod/mini';
import type { RequestApartmentsResponse, requestApartmentsRequest, requestBookingRequest } from './callables.ts';

/** Lifetime of the link, in minutes. */
export const confirmMinutes = 30;

/** A validated request for one apartment or for several. */
export type StayRequest = z.output<typeof requestBookingRequest> | z.output<typeof requestApartmentsRequest>;

/**
 * `unconfirmedRequests/{number}`, by the number of the first booking: a request that takes its nights only when the link in its mail is confirmed. `T` is the
 * timestamp type of whichever Firestore SDK reads it.
 */
export interface StoredUnconfirmedRequest<T = unknown> {
  /** The validated request; `null` once it is booked. */
  request: StayRequest | null;
  /** As they will be booked; `null` once they are. */
  bookings: RequestApartmentsResponse['bookings'] | null;
  /** The signed-in user who requested it, if any. */
  uid: string | null;
  /** SHA-256 of the request's content, as in bookings. */
  requestHash: string;
  /** SHA-256 of the secret in the link. */
  confirmHash: string;
  /** Until when the link works. */
  confirmUntil: T;
  /** When the request became a booking; `null` until then. */
  bookedAt: T | null;
  /** When the document deletes itself: a day after the link, so that the page can tell that it has expired. */
  expiresAt: T;
}
