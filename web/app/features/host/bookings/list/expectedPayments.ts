import type { Booking } from 'functions/contract/booking';
import { firstOfGroups, othersOf } from 'functions/domain/bookingGroup';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Cents } from 'functions/domain/money';
import { ledgerOf } from 'functions/domain/ledger';

interface ExpectedPayment {
  readonly booking: Booking;
  readonly kind: 'advance' | 'balance';
  readonly amount: Cents;
  /** The due date. A balance is due on arrival. */
  readonly on: IsoDate;
  readonly isOverdue: boolean;
}

/**
 * Payments still owed for confirmed stays, by due date, so overdue ones first. A group's payments count
 * with its first booking.
 */
export function expectedPayments(bookings: readonly Booking[], today: IsoDate): ExpectedPayment[] {
  const confirmed = bookings.filter(({ status }) => status === 'confirmed');
  return firstOfGroups(confirmed)
    .flatMap((booking) => openParts(booking, othersOf(booking, bookings), today))
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

function openParts(booking: Booking, others: readonly Booking[], today: IsoDate): ExpectedPayment[] {
  const { advanceOpen, balanceOpen, next } = ledgerOf([booking, ...others], today);
  const { checkIn } = booking;
  const part = (kind: ExpectedPayment['kind'], amount: Cents, on: IsoDate): ExpectedPayment[] =>
    amount > 0 ? [{ booking, kind, amount, on, isOverdue: on < today }] : [];
  return [...part('advance', advanceOpen, next?.on ?? checkIn), ...part('balance', balanceOpen, checkIn)];
}
