/**
 * What a failed attempt means for the next one.
 * - `later`: the server certainly does not have the mail, and another attempt may succeed
 * - `refused`: the server certainly does not have it, and would refuse it again as it is
 * - `unknown`: the server may have it, so it must never be sent again by itself
 */
export type FailureKind = 'later' | 'refused' | 'unknown';

export class DeliveryError extends Error {
  readonly kind: FailureKind;

  constructor(message: string, kind: FailureKind, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
