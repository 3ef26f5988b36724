import type { BookingStatus } from './bookingState.ts';
import { addDays, type IsoDate } from './isoDate.ts';
import { shareOf, type Cents } from './money.ts';
import type { Quote } from './quote.ts';
import type { Stay } from './stay.ts';

/** The owner's terms: free until so many days before arrival, the share of the total price later. */
export interface CancellationTerms {
  readonly freeUntilDays: number;
  readonly shareAfter: number;
}

/** What cancelling costs a guest: a request nothing, as no contract has come about yet. */
export type CancellationCost =
  | { kind: 'request' }
  /** `freeUntil` is the last day on which it is so; none where it is so always. */
  | { kind: 'free'; freeUntil: IsoDate | null }
  | { kind: 'due'; freeUntil: IsoDate; share: number; amount: Cents };

/**
 * What the guest of a booking that has not begun owes on cancelling it today. Source: the part "Cancellation" of the
 * site's terms.
 */
export function cancellationCost(
  status: BookingStatus,
  stay: Stay,
  quote: Pick<Quote, 'totalPrice'>,
  terms: CancellationTerms,
  today: IsoDate,
): CancellationCost {
  if (status === 'pending') return { kind: 'request' };
  if (terms.shareAfter === 0) return { kind: 'free', freeUntil: null };
  const freeUntil = addDays(stay.checkIn, -terms.freeUntilDays);
  if (today <= freeUntil) return { kind: 'free', freeUntil };
  return { kind: 'due', freeUntil, share: terms.shareAfter, amount: shareOf(quote.totalPrice, terms.shareAfter) };
}
