/** The part of a mail document's `delivery` field that decides; whoever edits the document may have written anything. */
export interface DeliveryField {
  state?: unknown;
  leaseExpireTime?: { toMillis(): number } | null;
}

/** How long a delivery may take before it counts as lost, in milliseconds; as in the Trigger Email extension. */
export const leaseMillis = 60_000;

/**
 * What to do with a mail document: the states of the Trigger Email extension.
 * - `claim`: new, PENDING, or RETRY set by a person: send it now
 * - `wait`: it is being sent
 * - `giveUp`: whoever was sending it has gone. It may have been sent, so it is never sent again by itself
 * - `leave`: sent, failed, or in a state that nobody knows
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
