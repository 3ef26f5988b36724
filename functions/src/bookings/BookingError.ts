import type { ErrorDetails } from '../contract/errorDetails.ts';

/** An expected refusal: the only error that guests' use cases throw on purpose. Pages show a message for its code. */
export class BookingError extends Error {
  readonly details: ErrorDetails;

  constructor(code: ErrorDetails['code'], details: Omit<ErrorDetails, 'code'> = {}) {
    super(code);
    this.name = 'BookingError';
    this.details = { code, ...details };
  }
}
