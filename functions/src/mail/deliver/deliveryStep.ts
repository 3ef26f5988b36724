import { Timestamp } from 'firebase-admin/firestore';

/** The `delivery` field as far as it matters; it can be edited in the console. */
export interface DeliveryField {
  state?: unknown;
  leaseExpireTime?: { toMillis(): number } | null;
}

/** What decides whether a mail is sent now. */
export interface MailState {
  delivery?: DeliveryField | null | undefined;
  /** A Timestamp: the mail is not sent before then. Anything else does not withhold it. */
  sendAfter?: unknown;
}

/** Time until a delivery counts as lost, in milliseconds; as in the Trigger Email extension. */
export const leaseMillis = 60_000;

/**
 * What to do with a mail document: the states of the Trigger Email extension.
 * - `claim`: new, PENDING, or RETRY set by a person: send it now
 * - `withhold`: the same, but not before `sendAfter`
 * - `wait`: it is being sent
 * - `giveUp`: whoever was sending it has gone. It may have been sent, so it is never sent again by itself
 * - `leave`: sent, failed (for good, or until `retryAt`), or in a state that nobody knows
 */
export function deliveryStep(
  { delivery, sendAfter }: MailState,
  nowMillis: number,
): 'claim' | 'withhold' | 'wait' | 'giveUp' | 'leave' {
  const isWithheld = sendAfter instanceof Timestamp && sendAfter.toMillis() > nowMillis;
  const toSend = isWithheld ? 'withhold' : 'claim';
  if (!delivery) return toSend;
  switch (delivery.state) {
    case 'PENDING':
    case 'RETRY':
      return toSend;
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
