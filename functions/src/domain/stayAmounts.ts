import { chargesOf, ledgerOf, type LedgerBooking } from './ledger.ts';
import type { IsoDate } from './isoDate.ts';
import { sumOf, type Cents } from './money.ts';
import type { QuoteLine, QuoteSums } from './quote.ts';

/** The fields of a booking that its amounts depend on. Stored bookings match this type. */
export interface CountedBooking extends LedgerBooking {
  readonly checkOut: IsoDate;
  readonly quote: QuoteSums & { readonly lines: readonly QuoteLine[] };
}

/** What one booking brings in. Amounts in cents, never negative. */
export interface StayAmounts {
  /** The day on which the booking counts: the departure, or the day of the cancellation. */
  on: IsoDate;
  /** `paid` plus `owed`: the total of a confirmed stay, or the fee of a cancelled one. */
  turnover: Cents;
  paid: Cents;
  owed: Cents;
  /** The cancellation fee, which is the whole turnover of a cancelled stay. */
  fee: Cents;
  /** The part of `turnover` that is tourist tax; 0 if the price includes the tax. */
  touristTax: Cents;
}

/**
 * The amounts of each booking of a group, or of a single booking. They add up to the group's ledger: the amount that the group
 * still owes is split in proportion to the bookings' prices, and its fees in proportion to their cancellation charges.
 */
export function amountsOfEach(group: readonly CountedBooking[], today: IsoDate): StayAmounts[] {
  const { fee, feeOpen, advanceOpen, balanceOpen } = ledgerOf(group, today);
  const totals = group.map(({ status, quote }) => (status === 'confirmed' ? quote.totalPayment : 0));
  const charges = chargesOf(group);
  const [fees, openFees] = [spread(fee, charges), spread(feeOpen, charges)];
  const open = spread(advanceOpen + balanceOpen, totals);
  return group.map(({ status, checkOut, end, quote }, place) => {
    const owed = open[place]! + openFees[place]!;
    const turnover = totals[place]! + fees[place]!;
    const taxes = quote.lines.map(({ kind, amount }) => (kind === 'touristTax' ? amount : 0));
    return {
      on: status === 'cancelled' && end ? end.on : checkOut,
      turnover,
      paid: turnover - owed,
      owed,
      fee: fees[place]!,
      touristTax: status === 'confirmed' ? Math.min(turnover, sumOf(taxes)) : 0,
    };
  });
}

/** Splits an amount by weights, to the cent: the parts add up to it. */
function spread(amount: Cents, weights: readonly number[]): Cents[] {
  const total = sumOf(weights);
  let [weight, given] = [0, 0];
  return weights.map((one) => {
    weight += one;
    const part = total === 0 ? 0 : Math.floor((amount * weight) / total) - given;
    given += part;
    return part;
  });
}
