import { isErrorCode } from 'functions/contract/errorCode';
import type { ErrorDetails } from 'functions/contract/errorDetails';
import { BookingFailure } from './BookingFailure.ts';

/**
 * Turns whatever a call threw into one failure. Only `details` counts: the client's messages carry the HTTP status.
 * What has no code of the contract (no network, a time limit, a function that is down) is `unexpected`.
 */
export function toBookingFailure(error: unknown): BookingFailure {
  if (error instanceof BookingFailure) return error;
  const { details, code } = (error ?? {}) as { details?: unknown; code?: unknown };
  if (typeof details === 'object' && details !== null && isErrorCode((details as ErrorDetails).code)) {
    return new BookingFailure(details as ErrorDetails, error);
  }
  // The platform's own limits respond before our functions can.
  if (code === 'functions/resource-exhausted') return new BookingFailure({ code: 'too-many-requests' }, error);
  // A session that the platform does not take any more never gets as far as our functions either.
  if (code === 'functions/unauthenticated') return new BookingFailure({ code: 'signed-out' }, error);
  return new BookingFailure({ code: 'unexpected' }, error);
}
