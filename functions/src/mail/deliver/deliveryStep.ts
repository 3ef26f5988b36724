import type { Timestamp } from 'firebase-admin/firestore';

/** The `delivery` field as far as it matters; it can be edited in the console. */
export interface DeliveryField {
  state?: unknown;
  leaseExpireTime?: { toMillis(): number } | null;
}

/** Time until a delivery counts as lost, in milliseconds; as in the Trigger Email extension. */
export const leaseMillis = 60_000;

/**
 * What to do with a mail document: the states of the Trigger Email extension.
 * - `claim`: new, PENDING, or RETRY set by a person: send it now
 * - `wait`: it is being sent
 * - `giveUp`: whoever was sending it has gone. It may have been sent, so it is never sent again by itself
 * - `leave`: sent, failed (for good, or until `retryAt`), or in a state that nobody knows
 */
export function deliveryStep(
  delivery: DeliveryField | null | undefined,
  nowMillis: number,
): 'claim' | 'wait' | 'giveUp' | 'leave' {
  if (!delivery) return 'claim';
  switch (delivery.state) {
    case 'PENDING':
    case 'RETRY':
      return 'claim';
    case 'PROCESSING':
      return (delivery.leaseExpireTime?.toMillis() ?? 0) < nowMillis ? 'giveUp' : 'wait';
    default:
      return 'leave';
  }
}

/** Fields written by `giveUp`. */
export function givenUp(now: Timestamp) {
  return {
    'delivery.state': 'ERROR',
    'delivery.error': 'Message processing lease expired.',
    'delivery.endTime': now,
    'delivery.leaseExpireTime': null,
  };
}
