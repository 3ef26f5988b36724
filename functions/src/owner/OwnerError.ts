import type { OwnerErrorDetails } from '../contract/ownerErrorCode.ts';

/** An expected refusal of an owner's call. */
export class OwnerError extends Error {
  readonly details: OwnerErrorDetails;

  constructor(code: OwnerErrorDetails['code'], details: Omit<OwnerErrorDetails, 'code'> = {}) {
    super(code);
    this.name = 'OwnerError';
    this.details = { code, ...details };
  }
}
