/** What the `delivery` field of a mail document says; Firestore timestamps are given in milliseconds. */
export interface DeliveryState {
  state: string;
  leaseExpireMillis?: number;
}

/** How long a delivery may take before it counts as lost, in milliseconds; as in the Trigger Email extension. */
export const leaseMillis = 60_000;

/**
 * What to do with a mail document: the states of the Trigger Email extension.
 * - `claim`: new, PENDING, or RETRY set by a person: send it now
 * - `giveUp`: whoever was sending it has gone. It may have been sent, so it is never sent again by itself
 * - `leave`: sent, failed, being sent, or in a state that nobody knows
 */
export function deliveryStep(delivery: DeliveryState | undefined, nowMillis: number): 'claim' | 'giveUp' | 'leave' {
  if (!delivery) return 'claim';
  switch (delivery.state) {
    case 'PENDING':
    case 'RETRY':
      return 'claim';
    case 'PROCESSING':
      return (delivery.leaseExpireMillis ?? 0) < nowMillis ? 'giveUp' : 'leave';
    default:
      return 'leave';
  }
}
