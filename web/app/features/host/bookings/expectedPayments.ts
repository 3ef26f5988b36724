import type { Booking } from 'functions/contract/booking';
import { monthOf, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import { sumOf, type Cents } from 'functions/domain/money';
import { paymentState } from 'functions/domain/paymentState';

/** A part of a price that a guest still owes. */
export interface ExpectedPayment {
  readonly booking: Booking;
  readonly kind: 'advance' | 'balance';
  readonly amount: Cents;
  /** The last day to pay in time: a balance is paid on arrival. */
  readonly on: IsoDate;
  readonly isOverdue: boolean;
}

export interface ExpectedInMonth {
  readonly month: IsoMonth;
  readonly payments: readonly ExpectedPayment[];
  readonly total: Cents;
}

/** What guests with a confirmed stay still owe, by the month in which it is due, what is overdue first. */
export function expectedPayments(bookings: readonly Booking[], today: IsoDate): ExpectedInMonth[] {
  const payments = bookings
    .filter(({ status }) => status === 'confirmed')
    .flatMap((booking) => openParts(booking, today))
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  const months = new Map<IsoMonth, ExpectedPayment[]>();
  for (const payment of payments) {
    const month = monthOf(payment.on);
    months.set(month, [...(months.get(month) ?? []), payment]);
  }
  return [...months].map(([month, ofMonth]) => ({
    month,
    payments: ofMonth,
    total: sumOf(ofMonth.map(({ amount }) => amount)),
  }));
}

function openParts(booking: Booking, today: IsoDate): ExpectedPayment[] {
  const { advanceOpen, balanceOpen } = paymentState(booking, today);
  const { advanceDueOn, checkIn } = booking;
  const part = (kind: ExpectedPayment['kind'], amount: Cents, on: IsoDate): ExpectedPayment[] =>
    amount > 0 ? [{ booking, kind, amount, on, isOverdue: on < today }] : [];
  return [...part('advance', advanceOpen, advanceDueOn ?? checkIn), ...part('balance', balanceOpen, checkIn)];
}
