import type { IsoDate } from '../domain/isoDate.ts';
import type { Quote } from '../domain/quote.ts';
import type { ErrorCode } from './errorCode.ts';

/** `HttpsError.details`. The code decides which optional fields are present. */
export interface ErrorDetails {
  code: ErrorCode;
  /** With `dates-taken`: the nights that are taken. */
  nights?: IsoDate[];
  /** With `fields-required`: paths of missing or invalid fields, such as `guest.email`. */
  fields?: string[];
  /** With `quote-changed`: the current price. */
  quote?: Quote;
  /**
   * From `requestApartments`: the slug of the apartment that caused the error. `nights` and `quote` are about this
   * apartment.
   */
  apartment?: string;
  /** With `quote-changed` from `requestApartments`: the current price of each apartment, in the order of the request. */
  quotes?: { apartment: string; quote: Quote }[];
  /** With `too-many-requests`: seconds until the next attempt, as in Retry-After. */
  retryAfter?: number;
  /** With `too-many-requests`: how many nights one guest may hold, if the request would exceed that. */
  mostNights?: number;
  /** With `unexpected`: the ID of the cause in the log. */
  id?: string;
}
