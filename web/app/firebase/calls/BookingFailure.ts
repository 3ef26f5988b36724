import { isErrorCode, type ErrorCode } from 'functions/contract/errorCode';
import type { ErrorDetails } from 'functions/contract/errorDetails';

/** Why a call to the backend failed: one of the contract's codes, with its details. */
export class BookingFailure extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(details: ErrorDetails, cause?: unknown) {
    super(details.code, { cause });
    this.name = 'BookingFailure';
    this.code = details.code;
    this.details = details;
  }
}

/**
 * Converts any error of a call to one failure. Does not read the message, because the SDK's messages contain the HTTP status.
 * An error without a code of the contract (no network, a timeout, a function that is down) becomes `unexpected`.
 */
export function toBookingFailure(error: unknown): BookingFailure {
  if (error instanceof BookingFailure) return error;
  const { details, code } = (error ?? {}) as { details?: unknown; code?: unknown };
  if (typeof details === 'object' && details !== null && isErrorCode((details as ErrorDetails).code)) {
    return new BookingFailure(details as ErrorDetails, error);
  }
  // Firebase rejects a call that exceeds its own limits before our functions can.
  if (code === 'functions/resource-exhausted') return new BookingFailure({ code: 'too-many-requests' }, error);
  // Firebase also rejects an invalid session before our functions can.
  if (code === 'functions/unauthenticated') return new BookingFailure({ code: 'signed-out' }, error);
  return new BookingFailure({ code: 'unexpected' }, error);
}
