import type { ErrorCode } from 'functions/contract/errorCode';
import type { ErrorDetails } from 'functions/contract/errorDetails';

/** Why a call to the backend failed: one of the contract's codes with what travelled with it. */
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
