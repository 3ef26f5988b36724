import type { OwnerErrorDetails } from '../contract/ownerErrorCode.ts';

/** An expected refusal of what an owner wants to do. */
export class OwnerError extends Error {
  readonly details: OwnerErrorDetails;

  constructor(code: OwnerErrorDetails['code'], details: Omit<OwnerErrorDetails, 'code'> = {}) {
    super(code);
    this.name = 'OwnerError';
    this.details = { code, ...details };
  }
}
