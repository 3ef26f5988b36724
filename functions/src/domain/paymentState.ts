import type { BookingStatus } from './bookingState.ts';
import type { IsoDate } from './isoDate.ts';
import { sumOf, type Cents } from './money.ts';
import type { QuoteSums } from './quote.ts';

/** What the money of a booking depends on. Fits a stored booking. */
export interface PaidBooking {
  readonly status: BookingStatus;
  readonly checkIn: IsoDate;
  readonly quote: Pick<QuoteSums, 'advancePayment' | 'totalPayment'>;
  /** `null` before confirmation, and when there is no advance payment. */
  readonly advanceDueOn: IsoDate | null;
  /** All that was received and paid back; missing means nothing. */
  readonly payments?: readonly { readonly kind: 'advance' | 'balance' | 'refund'; readonly amount: Cents }[];
  /** For a cancelled booking: all that is to be paid back. */
  readonly refundPromised?: Cents | null;
}

/**
 * - `nothingDue`: a request, a cancelled booking without a refund, a stay that costs nothing
 * - `due`, `overdue`: the guest owes the advance payment or, once that is paid, the balance
 * - `paid`: in full
 * - `refundDue`: the owner owes
 */
export const paymentStatuses = ['nothingDue', 'due', 'overdue', 'paid', 'refundDue'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Amounts in cents, none below 0. */
export interface PaymentState {
  state: PaymentStatus;
  /** Received, less what was paid back. */
  paid: Cents;
  advanceOpen: Cents;
  /** Due on arrival, besides the open part of the advance payment. */
  balanceOpen: Cents;
  refundOpen: Cents;
  /** What the state is about; `null` if nobody owes anything. */
  next: {
    kind: 'advance' | 'balance' | 'refund';
    amount: Cents;
    /** The last day to pay in time: `due` until this day, `overdue` since the day after. `null` for refunds. */
    on: IsoDate | null;
  } | null;
}

/**
 * Who owes what on this day. Of a confirmed booking, received money counts for the advance payment first, whatever kind
 * it was recorded as, and `paid + advanceOpen + balanceOpen - refundOpen` is `totalPayment`.
 */
export function paymentState(booking: PaidBooking, today: IsoDate): PaymentState {
  const { status, checkIn, quote, advanceDueOn, payments = [], refundPromised } = booking;
  const refunded = sumOf(payments.filter(({ kind }) => kind === 'refund').map(({ amount }) => amount));
  const received = sumOf(payments.filter(({ kind }) => kind !== 'refund').map(({ amount }) => amount));
  const paid = Math.max(0, received - refunded);
  const settled = { paid, advanceOpen: 0, balanceOpen: 0, refundOpen: 0, next: null };

  if (status === 'cancelled') {
    return owedBack(settled, Math.max(0, (refundPromised ?? 0) - refunded)) ?? { ...settled, state: 'nothingDue' };
  }
  if (status === 'pending') return { ...settled, state: 'nothingDue' };

  const { advancePayment, totalPayment } = quote;
  const back = owedBack(settled, Math.max(0, paid - totalPayment));
  if (back) return back;
  const open = totalPayment - paid;
  if (open === 0) return { ...settled, state: totalPayment > 0 ? 'paid' : 'nothingDue' };

  const advanceOpen = advanceDueOn === null ? 0 : Math.max(0, Math.min(advancePayment, totalPayment) - paid);
  const amounts = { paid, advanceOpen, balanceOpen: open - advanceOpen, refundOpen: 0 };
  const next =
    advanceDueOn !== null && advanceOpen > 0
      ? ({ kind: 'advance', amount: advanceOpen, on: advanceDueOn } as const)
      : ({ kind: 'balance', amount: amounts.balanceOpen, on: checkIn } as const);
  return { ...amounts, state: today > next.on ? 'overdue' : 'due', next };
}

function owedBack(settled: Omit<PaymentState, 'state'>, amount: Cents): PaymentState | undefined {
  if (amount === 0) return undefined;
  return { ...settled, state: 'refundDue', refundOpen: amount, next: { kind: 'refund', amount, on: null } };
}
