import type { Actor, BookingStatus } from './bookingState.ts';
import { lastFreeDay, lateFeeOf, lateShare, type FeeTerms } from './cancellationTerms.ts';
import type { IsoDate } from './isoDate.ts';
import { sumOf, type Cents } from './money.ts';
import type { QuoteSums } from './quote.ts';

/*
 * The only place that computes with payments. Pages, desk, mails, reminders and audit read its results. Amounts are in
 * cents, none below 0.
 */

/** Money that came in or, for a refund, went back. */
export interface LedgerPayment {
  readonly id: string;
  readonly kind: 'advance' | 'balance' | 'refund';
  readonly amount: Cents;
}

/** How a booking ended, written down at that moment. Who ended it is `endedBy`. */
export interface BookingEnd {
  /** The day in the property's time zone. It decides whether cancelling was still free. */
  readonly on: IsoDate;
  readonly from: Exclude<BookingStatus, 'cancelled'>;
  /** IDs of what was recorded by then, for all bookings of the group. Only these payments can have bound the guest. */
  readonly payments: readonly string[];
  /** What the owner keeps of the payments as agreed with the guest; `null` where the terms decide. */
  readonly kept: Cents | null;
}

/** What the money of a booking depends on. Fits a stored booking. */
export interface LedgerBooking {
  readonly status: BookingStatus;
  readonly checkIn: IsoDate;
  readonly quote: QuoteSums;
  /** As they were when the stay was requested. */
  readonly terms: FeeTerms;
  /** `null` before confirmation, and when there is no advance payment. */
  readonly advanceDueOn: IsoDate | null;
  /** All that was received and paid back; missing means nothing. */
  readonly payments?: readonly LedgerPayment[];
  /** `button`: the guest pressed the button of an instant booking, which says that it binds. */
  readonly boundBy?: 'button' | null;
  readonly endedBy?: Actor | null;
  /** Missing in bookings that ended before this field existed. */
  readonly end?: BookingEnd | null;
  /** All that is to be paid back, in bookings that ended before `end` existed. Nobody writes it any more. */
  readonly refundPromised?: Cents | null;
}

/**
 * - `nothingDue`: a request, an ended booking that is settled, a stay that costs nothing
 * - `due`, `overdue`: the guest owes the advance payment, then the balance; or a fee for cancelling
 * - `paid`: a confirmed stay, in full
 * - `refundDue`: the owner owes
 */
export const paymentStatuses = ['nothingDue', 'due', 'overdue', 'paid', 'refundDue'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export interface Ledger {
  state: PaymentStatus;
  /** Whether the guest is bound, or was when the booking ended. */
  isBound: boolean;
  received: Cents;
  refunded: Cents;
  /** Received, less what was paid back. */
  paid: Cents;
  advanceOpen: Cents;
  /** Due on arrival, besides the open part of the advance payment. */
  balanceOpen: Cents;
  /** What the guest's cancelling costs by the terms, or what the owner keeps as agreed; 0 unless the booking has ended. */
  fee: Cents;
  /** The part of `fee` that was never paid. */
  feeOpen: Cents;
  /** All that the guest still has to pay, now or on arrival. */
  owed: Cents;
  refundOpen: Cents;
  /** All that the guest was promised back at the end: `refundOpen`, and what was paid back since. */
  refundPromised: Cents;
  /** The part of `refundOpen` that arrived after the booking had ended. */
  arrivedAfterEnd: Cents;
  /** The confirmation is still an offer, and the advance payment has not come in time. */
  isOfferOverdue: boolean;
  /** What the state is about; `null` if nobody owes anything. */
  next: {
    kind: 'advance' | 'balance' | 'fee' | 'refund';
    amount: Cents;
    /** The last day to pay in time: `due` until this day, `overdue` since the day after. `null` for fees and refunds. */
    on: IsoDate | null;
  } | null;
}

/** Why cancelling is free for the guest, or what it costs. */
export type CancellationCost =
  /** Not confirmed. */
  | { kind: 'request' }
  /** Confirmed, but nothing was paid yet and no button pressed that binds. */
  | { kind: 'offer' }
  /** `freeUntil` is the last free day; `null` if it is always free. */
  | { kind: 'free'; freeUntil: IsoDate | null }
  | { kind: 'due'; freeUntil: IsoDate; share: number; amount: Cents };

/**
 * Who owes what on this day, for a booking or for all bookings of a group together: one advance, one refund. What was paid for
 * confirmed stays counts for the advance first, then for the balance, whatever it was recorded as. What was paid for ended
 * bookings counts for their fees, then for an advance that is open, and the rest goes back.
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
  // What was paid on a request waits for its answer.
  const waiting = Math.min(sumOf(pending.map(({ quote }) => quote.totalPayment)), sumsOf(paymentsOf(pending)).paid);
  const since = sumsOf(ended.flatMap(paymentsSinceEnd));
  const beyond = (gross: Cents, fees: Cents) => Math.max(0, gross - fees - Math.max(paidForStays, advances) - waiting);

  const charged = sumOf(ended.map((booking) => chargeOf(booking, payments)));
  const forFees = Math.max(0, paid - paidForStays - waiting);
  // An owner who has paid back more than was due has given up the rest of the fee.
  const isWaived = since.refunded > beyond(paid + since.refunded, charged);
  const fee = isWaived ? Math.min(charged, forFees) : charged;
  const feeOpen = fee - Math.min(fee, forFees);
  const feePaid = fee - feeOpen;
  const refundOpen = beyond(paid, feePaid);
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

/** What it costs the guest to cancel a booking on this day, as written in the site's terms ("Cancellation"). */
export function costOfCancelling(
  booking: LedgerBooking,
  on: IsoDate,
  group: readonly LedgerBooking[] = [booking],
): CancellationCost {
  return costOf(booking, on, isBoundNow(booking, paymentsOf(group)));
}

/** What it has cost the guest that the booking ended: nothing, unless the guest has ended it. */
export function costOfEnd(booking: LedgerBooking, group: readonly LedgerBooking[] = [booking]): CancellationCost {
  const { endedBy, end } = booking;
  if (!end || endedBy !== 'guest') return { kind: 'free', freeUntil: null };
  return costOf({ ...booking, status: end.from }, end.on, wasBound(booking, paymentsOf(group)));
}

/** What several bookings cost together. */
export function feeOf(costs: readonly CancellationCost[]): Cents {
  return sumOf(costs.map((cost) => (cost.kind === 'due' ? cost.amount : 0)));
}

/** The facts to store when a booking ends. @param group all bookings of its group, itself among them */
export function endOf(
  { status }: Pick<LedgerBooking, 'status'>,
  on: IsoDate,
  group: readonly Pick<LedgerBooking, 'payments'>[],
  kept: Cents | null = null,
): BookingEnd {
  const from = status === 'confirmed' ? 'confirmed' : 'pending';
  return { on, from, payments: paymentsOf(group).map(({ id }) => id), kept };
}

/** Bookings as they would be if their guest cancelled them on this day. @param group all bookings of their group, themselves among them */
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
 * What the owner keeps of each booking's payments if this much of them all goes back.
 * @param refund at most what was paid for them
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

/** What a list of payments comes to. What was made unreadable in the console counts as nothing. */
export function sumsOf(payments: readonly unknown[]): { received: Cents; refunded: Cents; paid: Cents } {
  const amounts = payments.map((payment) => {
    const { kind, amount } = (payment ?? {}) as Partial<LedgerPayment>;
    return { isRefund: kind === 'refund', amount: Number.isSafeInteger(amount) ? (amount as Cents) : 0 };
  });
  const received = sumOf(amounts.map(({ isRefund, amount }) => (isRefund ? 0 : amount)));
  const refunded = sumOf(amounts.map(({ isRefund, amount }) => (isRefund ? amount : 0)));
  return { received, refunded, paid: Math.max(0, received - refunded) };
}

function paymentsOf(bookings: readonly Pick<LedgerBooking, 'payments'>[]): LedgerPayment[] {
  return bookings.flatMap(({ payments = [] }) => payments);
}

/** A request binds nobody, whatever was paid for it; a confirmation binds with the first payment or by the button. */
function isBoundNow({ status, boundBy }: LedgerBooking, payments: readonly LedgerPayment[]): boolean {
  return status === 'confirmed' && (boundBy === 'button' || sumsOf(payments).received > 0);
}

/** Whether the guest was bound at the end. A payment that was removed since, as a mistake, has bound nobody. */
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

/** What stays with the owner of what was paid for an ended booking, or is still owed for it. */
function chargeOf(booking: LedgerBooking, payments: readonly LedgerPayment[]): Cents {
  const { end, endedBy, refundPromised } = booking;
  const { received, paid } = sumsOf(booking.payments ?? []);
  if (!end) return refundPromised == null ? 0 : Math.max(0, received - refundPromised);
  if (endedBy !== 'guest') return 0;
  // Nothing more is owed than what was kept, also if a payment was removed since.
  if (end.kept !== null) return Math.min(end.kept, paid + sumsOf(paymentsSinceEnd(booking)).refunded);
  return feeOf([costOf({ ...booking, status: end.from }, end.on, wasBound(booking, payments))]);
}

/** What was recorded after the booking had ended. Of bookings without `end`: what was paid back, which was all that was promised. */
function paymentsSinceEnd({ payments = [], end }: LedgerBooking): LedgerPayment[] {
  return payments.filter(({ id, kind }) => (end ? !end.payments.includes(id) : kind === 'refund'));
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
