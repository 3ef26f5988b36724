import type { Actor, BookingStatus } from './bookingState.ts';
import { lastFreeDay, lateFeeOf, lateShare, type FeeTerms } from './cancellationTerms.ts';
import type { IsoDate } from './isoDate.ts';
import { sumOf, type Cents } from './money.ts';
import type { QuoteSums } from './quote.ts';

/*
 * The only code that computes with payments. Pages, desk, mails, reminders and audit use its results. Amounts are in cents
 * and never negative.
 */

/** Money received from the guest or, for a `refund`, paid back. */
export interface LedgerPayment {
  readonly id: string;
  readonly kind: 'advance' | 'balance' | 'refund';
  readonly amount: Cents;
}

/** How a booking ended, recorded when it was cancelled. `endedBy` says who ended it. */
export interface BookingEnd {
  /** The day in the property's time zone. It decides whether cancelling was still free. */
  readonly on: IsoDate;
  readonly from: Exclude<BookingStatus, 'cancelled'>;
  /** IDs of the payments recorded until then, for all bookings of the group. Only these can have bound the guest. */
  readonly payments: string[];
  /** The part of the payments that the owner keeps, as agreed with the guest; `null` if the terms decide. */
  readonly kept: Cents | null;
}

/** The fields of a booking that its ledger depends on. Stored bookings match this type. */
export interface LedgerBooking {
  readonly status: BookingStatus;
  readonly checkIn: IsoDate;
  readonly quote: QuoteSums;
  /** The terms at the time of the request. */
  readonly terms: FeeTerms;
  /** `null` before confirmation, and when there is no advance payment. */
  readonly advanceDueOn: IsoDate | null;
  /** Payments and refunds; missing means none. */
  readonly payments?: readonly LedgerPayment[];
  /** `button`: the guest pressed the binding button of an instant booking. */
  readonly boundBy?: 'button' | null;
  readonly endedBy?: Actor | null;
  /** Missing or `null` if the booking has not ended. */
  readonly end?: BookingEnd | null;
}

/**
 * - `nothingDue`: a request, an ended booking with nothing left to pay, or a stay that costs nothing
 * - `due`, `overdue`: the guest owes the advance payment, then the balance; or a cancellation fee
 * - `paid`: a confirmed stay, paid in full
 * - `refundDue`: the owner owes a refund
 */
type PaymentStatus = 'nothingDue' | 'due' | 'overdue' | 'paid' | 'refundDue';

export interface Ledger {
  state: PaymentStatus;
  /** Whether the guest is bound, or was when the booking ended. */
  isBound: boolean;
  received: Cents;
  refunded: Cents;
  /** `received` minus `refunded`. */
  paid: Cents;
  advanceOpen: Cents;
  /** Due on arrival, in addition to `advanceOpen`. */
  balanceOpen: Cents;
  /** The cancellation fee by the terms, or the amount that the owner keeps as agreed; 0 unless the booking has ended. */
  fee: Cents;
  /** The part of `fee` that was never paid. */
  feeOpen: Cents;
  /** Everything that the guest still has to pay, now or on arrival. */
  owed: Cents;
  refundOpen: Cents;
  /** The refund promised when the booking ended: `refundOpen` plus what was paid back since. */
  refundPromised: Cents;
  /** The part of `refundOpen` that the guest paid after the booking had ended. */
  arrivedAfterEnd: Cents;
  /** Whether the confirmation is still an offer and the advance payment is overdue. */
  isOfferOverdue: boolean;
  /** The amount that `state` refers to; `null` if nobody owes anything. */
  next: {
    kind: 'advance' | 'balance' | 'fee' | 'refund';
    amount: Cents;
    /** The last day to pay in time: `due` until this day, `overdue` after it. `null` for fees and refunds. */
    on: IsoDate | null;
  } | null;
}

/** Why cancelling is free for the guest, or how much it costs. */
export type CancellationCost =
  /** Free: not confirmed. */
  | { kind: 'request' }
  /** Free: confirmed, but nothing was paid and no binding button was pressed. */
  | { kind: 'offer' }
  /** `freeUntil` is the last free day; `null` if it is always free. */
  | { kind: 'free'; freeUntil: IsoDate | null }
  | { kind: 'due'; freeUntil: IsoDate; share: number; amount: Cents };

/**
 * Computes who owes what on this day, for one booking or for all bookings of a group together: one advance, one refund.
 * Payments for confirmed stays cover the advance first, then the balance, whatever their recorded kind. Payments for ended
 * bookings cover their fees, then an open advance; the rest is refunded.
 */
export function ledgerOf(bookings: readonly LedgerBooking[], today: IsoDate): Ledger {
  const payments = paymentsOf(bookings);
  const { received, refunded, paid } = sumsOf(payments);
  const [pending, confirmed, ended] = (['pending', 'confirmed', 'cancelled'] as const).map((one) =>
    bookings.filter(({ status }) => status === one),
  ) as [LedgerBooking[], LedgerBooking[], LedgerBooking[]];
  const stays = sumOf(confirmed.map(({ quote }) => quote.totalPayment));
  const advances = sumOf(confirmed.map(({ quote }) => Math.min(quote.advancePayment, quote.totalPayment)));
  const paidForStays = Math.min(stays, sumsOf(paymentsOf(confirmed)).paid);
  // Payments for a pending request are set aside until it is answered.
  const waiting = Math.min(sumOf(pending.map(({ quote }) => quote.totalPayment)), sumsOf(paymentsOf(pending)).paid);
  const since = sumsOf(ended.flatMap(paymentsSinceEnd));

  const forFees = Math.max(0, paid - paidForStays - waiting);
  const fee = feeAfterRefunds(bookings, forFees);
  const feeOpen = fee - Math.min(fee, forFees);
  const feePaid = fee - feeOpen;
  const refundOpen = Math.max(0, paid - feePaid - Math.max(paidForStays, advances) - waiting);
  const forStays = paid - feePaid - refundOpen - waiting;
  const advanceOpen = Math.max(0, advances - forStays);
  const balanceOpen = Math.max(0, stays - forStays) - advanceOpen;

  const isBound =
    confirmed.some((booking) => isBoundNow(booking, payments)) || ended.some((booking) => wasBound(booking, payments));
  const next = nextOf({ feeOpen, advanceOpen, balanceOpen, refundOpen }, confirmed);
  return {
    state: stateOf(next, stays, today),
    isBound,
    received,
    refunded,
    paid,
    advanceOpen,
    balanceOpen,
    fee,
    feeOpen,
    owed: advanceOpen + balanceOpen + feeOpen,
    refundOpen,
    refundPromised: ended.length > 0 ? refundOpen + since.refunded : 0,
    arrivedAfterEnd: Math.min(refundOpen, since.received),
    isOfferOverdue: !isBound && next?.kind === 'advance' && next.on !== null && today > next.on,
    next,
  };
}

/** The cost for the guest of cancelling a booking on this day, as written in the site's terms ("Cancellation"). */
export function costOfCancelling(
  booking: LedgerBooking,
  on: IsoDate,
  group: readonly LedgerBooking[] = [booking],
): CancellationCost {
  return costOf(booking, on, isBoundNow(booking, paymentsOf(group)));
}

/** The cost for the guest of an ended booking. Free unless the guest cancelled it. */
export function costOfEnd(booking: LedgerBooking, group: readonly LedgerBooking[] = [booking]): CancellationCost {
  const { endedBy, end } = booking;
  if (!end || endedBy !== 'guest') return { kind: 'free', freeUntil: null };
  return costOf({ ...booking, status: end.from }, end.on, wasBound(booking, paymentsOf(group)));
}

/** The total fee of several cancellations. */
export function feeOf(costs: readonly CancellationCost[]): Cents {
  return sumOf(costs.map((cost) => (cost.kind === 'due' ? cost.amount : 0)));
}

/** The facts to store when a booking ends. @param group all bookings of its group, including itself */
export function endOf(
  { status }: Pick<LedgerBooking, 'status'>,
  on: IsoDate,
  group: readonly Pick<LedgerBooking, 'payments'>[],
  kept: Cents | null = null,
): BookingEnd {
  const from = status === 'confirmed' ? 'confirmed' : 'pending';
  return { on, from, payments: paymentsOf(group).map(({ id }) => id), kept };
}

/** The bookings as if their guest cancelled them on this day. @param group all bookings of their group, including these */
export function ifCancelled<Booking extends LedgerBooking>(
  bookings: readonly Booking[],
  on: IsoDate,
  group: readonly LedgerBooking[] = bookings,
): (Booking & { status: 'cancelled' })[] {
  return bookings.map((booking) => {
    return { ...booking, status: 'cancelled', endedBy: 'guest', end: endOf(booking, on, group) };
  });
}

/**
 * The amount that the owner keeps of each booking's payments if `refund` is paid back in all.
 * @param refund amount for all bookings together, at most what was paid for them
 */
export function keptOf(bookings: readonly LedgerBooking[], refund: Cents): Cents[] {
  let open = refund;
  return bookings.map(({ payments = [] }) => {
    const { paid } = sumsOf(payments);
    const back = Math.min(open, paid);
    open -= back;
    return paid - back;
  });
}

/** The sums of a list of payments. */
export function sumsOf(payments: readonly Pick<LedgerPayment, 'kind' | 'amount'>[]): {
  received: Cents;
  refunded: Cents;
  paid: Cents;
} {
  const received = sumOf(payments.map(({ kind, amount }) => (kind === 'refund' ? 0 : amount)));
  const refunded = sumOf(payments.map(({ kind, amount }) => (kind === 'refund' ? amount : 0)));
  return { received, refunded, paid: Math.max(0, received - refunded) };
}

function paymentsOf(bookings: readonly Pick<LedgerBooking, 'payments'>[]): LedgerPayment[] {
  return bookings.flatMap(({ payments = [] }) => payments);
}

/** A request binds nobody, even if it was paid. A confirmed booking binds by the first payment or by the button. */
function isBoundNow({ status, boundBy }: LedgerBooking, payments: readonly LedgerPayment[]): boolean {
  return status === 'confirmed' && (boundBy === 'button' || sumsOf(payments).received > 0);
}

/** Whether the guest was bound when the booking ended. A payment that was removed later as a mistake does not count. */
function wasBound({ end, boundBy }: LedgerBooking, payments: readonly LedgerPayment[]): boolean {
  if (end?.from !== 'confirmed') return false;
  return boundBy === 'button' || sumsOf(payments.filter(({ id }) => end.payments.includes(id))).received > 0;
}

function costOf(booking: LedgerBooking, on: IsoDate, isBound: boolean): CancellationCost {
  const { status, quote, terms } = booking;
  if (status !== 'confirmed') return { kind: 'request' };
  const freeUntil = lastFreeDay(booking, terms);
  if (freeUntil === null) return { kind: 'free', freeUntil };
  if (!isBound) return { kind: 'offer' };
  if (on <= freeUntil) return { kind: 'free', freeUntil };
  return { kind: 'due', freeUntil, share: lateShare(terms), amount: lateFeeOf([quote], terms) };
}

/** The amount that the owner may charge for each booking of a group, paid or not; 0 unless its guest has cancelled it. */
export function chargesOf(bookings: readonly LedgerBooking[]): Cents[] {
  const payments = paymentsOf(bookings);
  return bookings.map((booking) => chargeOf(booking, payments));
}

function chargeOf(booking: LedgerBooking, payments: readonly LedgerPayment[]): Cents {
  const { status, end, endedBy, payments: own = [] } = booking;
  if (status !== 'cancelled' || !end || endedBy !== 'guest') return 0;
  // An agreed amount is never more than what was paid, even if a payment was removed later.
  if (end.kept !== null) return Math.min(end.kept, sumsOf(own).paid + sumsOf(paymentsSinceEnd(booking)).refunded);
  return feeOf([costOf({ ...booking, status: end.from }, end.on, wasBound(booking, payments))]);
}

/**
 * The cancellation fees. If the owner has refunded more than was due, what is left is the fee of the bookings that had ended
 * by then: the rest is waived. A refund waives nothing of a booking that ended after it.
 * @param forFees what was paid for ended bookings
 */
function feeAfterRefunds(bookings: readonly LedgerBooking[], forFees: Cents): Cents {
  const refunds = bookings.flatMap(paymentsSinceEnd).filter(({ kind }) => kind === 'refund');
  const charges = chargesOf(bookings);
  const firm = bookings
    .map((booking, place) => ({ booking, charge: charges[place]! }))
    .filter(({ booking: { end }, charge }) => charge > 0 && refunds.every(({ id }) => end?.payments.includes(id)));
  const firmCharges = sumOf(firm.map(({ charge }) => charge));
  const left = Math.max(0, forFees - sumsOf(paymentsOf(firm.map(({ booking }) => booking))).paid);
  return firmCharges + Math.min(sumOf(charges) - firmCharges, left);
}

/** Payments recorded after the booking had ended. */
function paymentsSinceEnd({ payments = [], end }: LedgerBooking): LedgerPayment[] {
  return payments.filter(({ id }) => end && !end.payments.includes(id));
}

function nextOf(
  open: Pick<Ledger, 'feeOpen' | 'advanceOpen' | 'balanceOpen' | 'refundOpen'>,
  confirmed: readonly LedgerBooking[],
): Ledger['next'] {
  const { feeOpen, advanceOpen, balanceOpen, refundOpen } = open;
  if (refundOpen > 0) return { kind: 'refund', amount: refundOpen, on: null };
  if (feeOpen > 0) return { kind: 'fee', amount: feeOpen, on: null };
  const earliest = (days: IsoDate[]) => days.sort()[0] ?? null;
  if (advanceOpen > 0) {
    const asked = confirmed.filter(({ quote }) => quote.advancePayment > 0);
    const on = earliest(asked.map(({ advanceDueOn, checkIn }) => advanceDueOn ?? checkIn));
    return { kind: 'advance', amount: advanceOpen, on };
  }
  if (balanceOpen === 0) return null;
  return { kind: 'balance', amount: balanceOpen, on: earliest(confirmed.map(({ checkIn }) => checkIn)) };
}

function stateOf(next: Ledger['next'], stays: Cents, today: IsoDate): PaymentStatus {
  if (!next) return stays > 0 ? 'paid' : 'nothingDue';
  if (next.kind === 'refund') return 'refundDue';
  return next.on !== null && today > next.on ? 'overdue' : 'due';
}
