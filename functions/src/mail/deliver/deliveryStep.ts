import type { Timestamp } from 'firebase-admin/firestore';
import type { MailState } from '../queue/mailState.ts';

/** Time after which a delivery counts as lost, in milliseconds. The same as in the Trigger Email extension. */
export const leaseMillis = 60_000;

/**
 * The next step for a mail document, by the states of the Trigger Email extension.
 * - `claim`: send it now, because it is new, PENDING or RETRY
 * - `withhold`: the same, but not before `sendAfter`
 * - `wait`: another call is sending it
 * - `giveUp`: the call that was sending it has died. The mail may have been sent, so it is never resent automatically
 * - `leave`: sent, failed (for good, or until `retryAt`), or in an unknown state
 */
export function deliveryStep(
  { delivery, sendAfter }: Pick<MailState, 'delivery' | 'sendAfter'>,
  nowMillis: number,
): 'claim' | 'withhold' | 'wait' | 'giveUp' | 'leave' {
  const isWithheld = sendAfter && sendAfter.toMillis() > nowMillis;
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
