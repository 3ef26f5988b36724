import type { ErrorDetails } from '../contract/errorDetails.ts';

/** An expected refusal: the only error that use cases throw on purpose. Guests read its message. */
export class BookingError extends Error {
  readonly details: ErrorDetails;

  constructor(code: ErrorDetails['code'], details: Omit<ErrorDetails, 'code'> = {}) {
    super(code);
    this.name = 'BookingError';
    this.details = { code, ...details };
  }
}
