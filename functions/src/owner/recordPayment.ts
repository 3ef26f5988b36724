import type * as z from 'zod/mini';
import type { StoredBooking } from '../contract/booking.ts';
import { bookingPath } from '../contract/collections.ts';
import type { HistoryAction } from '../contract/history.ts';
import type { OwnerChange, recordPaymentRequest, removePaymentRequest } from '../contract/ownerCallables.ts';
import type { Payment } from '../contract/payment.ts';
import { addDays, parseIsoDate, todayIn, type IsoDate } from '../domain/isoDate.ts';
import { sumsOf } from '../domain/ledger.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { commitChange, onlyChange, requireRevision } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

const mostPayments = 100;

/**
 * Writes down that money was received or paid back. Whatever the booking's state: a late fee is paid for a cancelled one.
 * @throws {OwnerError} `booking-not-found`, `changed-meanwhile`, `dates-invalid` for a day that is none or is to come,
 * `not-possible` for a refund of more than was received
 */
export async function recordPayment(
  request: z.output<typeof recordPaymentRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const { requestId, kind, amount, note } = request;
  const on = await readDay(request.on, now);
  const call = { name: 'recordPayment', request, owner, now };
  return changePayments(call, 'paymentRecorded', (payments) => {
    if (kind === 'refund' && amount > sumsOf(payments).paid) throw new OwnerError('not-possible');
    if (payments.length >= mostPayments) throw new OwnerError('not-possible');
    const payment: Payment = { id: requestId, kind, amount, on, note };
    return { payments: [...payments, payment], payment, recorded: true };
  });
}

/**
 * Removes a payment that was written down by mistake.
 * @throws {OwnerError} `booking-not-found`, `changed-meanwhile`, `not-possible` if the booking has no such payment, or if more would be
 * recorded as paid back than as received
 */
export function removePayment(
  request: z.output<typeof removePaymentRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const call = { name: 'removePayment', request, owner, now };
  return changePayments(call, 'paymentRemoved', (payments) => {
    const payment = payments.find(({ id }) => id === request.payment);
    if (!payment) throw new OwnerError('not-possible');
    const left = payments.filter((one) => one !== payment);
    const { received, refunded } = sumsOf(left);
    if (refunded > received) throw new OwnerError('not-possible');
    return { payments: left, payment, recorded: false };
  });
}

async function changePayments(
  call: {
    name: string;
    request: { requestId: string; booking: string; revision: number };
    owner: SignedInOwner;
    now: Date;
  },
  action: HistoryAction,
  change: (payments: readonly Payment[]) => { payments: Payment[]; payment: Payment; recorded: boolean },
): Promise<OwnerChange> {
  const { request } = call;
  const changes = await commitChange(call, async () => {
    const document = await firestore().doc(bookingPath(request.booking)).get();
    const booking = document.data() as StoredBooking | undefined;
    if (!booking) throw new OwnerError('booking-not-found');
    requireRevision(document, request.revision);
    const { payments, payment, recorded } = change(booking.payments ?? []);
    const { apartment } = booking;
    const { id: _, ...shown } = payment;
    return [
      {
        reference: document.ref,
        before: document,
        action,
        fields: { payments },
        compared: {
          before: { apartment, ...(!recorded && { payment: shown }) },
          after: { apartment, payment: recorded ? shown : null },
        },
      },
    ];
  });
  return onlyChange(changes);
}

/** The day after today is allowed, as owners may be in another time zone than the property. */
async function readDay(typed: string, now: Date): Promise<IsoDate> {
  const { timeZone } = await readSettings();
  const day = parseIsoDate(typed);
  if (!day || day > addDays(todayIn(timeZone, now), 1)) throw new OwnerError('dates-invalid');
  return day;
}
