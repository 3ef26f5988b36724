import type { IsoDate } from '../domain/isoDate.ts';
import type { Quote } from '../domain/quote.ts';
import type { ErrorCode } from './errorCode.ts';

/** What travels in `HttpsError.details`. Which of the optional parts is there follows from the code. */
export interface ErrorDetails {
  code: ErrorCode;
  /** With `dates-taken`: the nights of the stay that are gone. */
  nights?: IsoDate[];
  /** With `fields-required`: paths of the fields that are missing or wrong, such as `guest.email`. */
  fields?: string[];
  /** With `quote-changed`: the price that holds now. */
  quote?: Quote;
  /** With `too-many-requests`: seconds until it is worth trying again, as in the header Retry-After. */
  retryAfter?: number;
  /** With `unexpected`: the id under which the log has the cause. */
  id?: string;
}
