import type { BookingStatus } from './bookingState.ts';
import { addDays, type IsoDate } from './isoDate.ts';
import { shareOf, sumOf, type Cents } from './money.ts';
import type { Quote } from './quote.ts';
import type { Stay } from './stay.ts';

/** Free until this many days before arrival; later a share of the total price. */
export interface CancellationTerms {
  readonly freeUntilDays: number;
  readonly shareAfter: number;
}

/** What cancelling costs the guest. Requests are free, because no contract exists yet. */
export type CancellationCost =
  | { kind: 'request' }
  /** `freeUntil` is the last free day; `null` if it is always free. */
  | { kind: 'free'; freeUntil: IsoDate | null }
  | { kind: 'due'; freeUntil: IsoDate; share: number; amount: Cents };

/**
 * What the guest of a booking that has not begun owes when cancelling today, as written in the site's terms
 * ("Cancellation").
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
  const freeUntil = lastFreeDay(stay, terms);
  if (today <= freeUntil) return { kind: 'free', freeUntil };
  return { kind: 'due', freeUntil, share: terms.shareAfter, amount: lateCancellationFee(quote, terms) };
}

/** The last day on which a confirmed stay can be cancelled free of charge. */
export function lastFreeDay({ checkIn }: Pick<Stay, 'checkIn'>, terms: CancellationTerms): IsoDate {
  return addDays(checkIn, -terms.freeUntilDays);
}

/** The fee once cancelling is no longer free. */
export function lateCancellationFee(quote: Pick<Quote, 'totalPrice'>, terms: CancellationTerms): Cents {
  return shareOf(quote.totalPrice, terms.shareAfter);
}

/** The fee for several bookings with the same terms. Each is rounded by itself, since each can be cancelled alone. */
export function lateCancellationFeeOf(quotes: readonly Pick<Quote, 'totalPrice'>[], terms: CancellationTerms): Cents {
  return sumOf(quotes.map((quote) => lateCancellationFee(quote, terms)));
}

/**
 * What comes back to a guest who cancels bookings together: all that was paid beyond the sum of their fees. A fee that was not paid is taken
 * from what the others were paid too much, in their order.
 * @returns in cents, for each booking
 */
export function refundsOf(bookings: readonly { paid: Cents; fee: Cents }[]): Cents[] {
  let open = sumOf(bookings.map(({ paid, fee }) => Math.max(0, fee - paid)));
  return bookings.map(({ paid, fee }) => {
    const beyond = Math.max(0, paid - fee);
    const refund = Math.max(0, beyond - open);
    open -= beyond - refund;
    return refund;
  });
}
