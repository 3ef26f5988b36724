import type { ErrorDetails } from '../contract/errorDetails.ts';

/** The one error that use cases throw on purpose: a refusal that the guest is told. */
export class BookingError extends Error {
  readonly details: ErrorDetails;

  constructor(code: ErrorDetails['code'], details: Omit<ErrorDetails, 'code'> = {}) {
    super(code);
    this.name = 'BookingError';
    this.details = { code, ...details };
  }
}
