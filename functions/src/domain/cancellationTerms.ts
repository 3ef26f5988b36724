import { addDays, type IsoDate } from './isoDate.ts';
import { shareOf, sumOf, type Cents } from './money.ts';
import type { Quote } from './quote.ts';
import type { Stay } from './stay.ts';

/** Cancelling is free until `freeUntilDays` days before arrival. After that, a share of the total price is due. */
interface CancellationTerms {
  readonly freeUntilDays: number;
  readonly shareAfter: number;
}

/** The part of a booking's terms that cancelling depends on. */
export interface FeeTerms {
  readonly advanceShare: number;
  readonly cancellation: CancellationTerms;
}

/** The share of the price that a late cancellation costs. Without an advance payment there is no fee. */
export function lateShare({ advanceShare, cancellation }: FeeTerms): number {
  return advanceShare === 0 ? 0 : cancellation.shareAfter;
}

/** The last day on which a bound guest can cancel free of charge; `null` if cancelling is always free. */
export function lastFreeDay({ checkIn }: Pick<Stay, 'checkIn'>, terms: FeeTerms): IsoDate | null {
  return lateShare(terms) === 0 ? null : addDays(checkIn, -terms.cancellation.freeUntilDays);
}

/** The fee after the last free day. Rounded for each booking, because each can be cancelled alone. */
export function lateFeeOf(quotes: readonly Pick<Quote, 'totalPrice'>[], terms: FeeTerms): Cents {
  return sumOf(quotes.map(({ totalPrice }) => shareOf(totalPrice, lateShare(terms))));
}
