import type * as z from 'zod/mini';
import { bookingReference } from '../bookings/bookings.ts';
import type { OwnerChange, recordPaymentRequest, removePaymentRequest } from '../contract/ownerCallables.ts';
import type { Payment } from '../contract/payment.ts';
import { addDays, parseIsoDate, todayIn, type IsoDate } from '../domain/isoDate.ts';
import { sumsOf } from '../domain/ledger.ts';
import { readSettings } from '../platform/readSettings.ts';
import { dataOf } from '../platform/storedDocuments.ts';
import { commitOne, type OwnerCall, requireRevision, type SignedInOwner } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';

const mostPayments = 100;

/**
 * Records that money was received or refunded, whatever the booking's status: a cancelled booking may still owe a fee.
 * @throws {OwnerError} `booking-not-found`, `changed-meanwhile`, `dates-invalid` for a malformed or future day,
 * `not-possible` for a refund of more than was paid
 */
export async function recordPayment(
  request: z.output<typeof recordPaymentRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const { requestId, kind, amount, way, note } = request;
  const on = await readDay(request.on, now);
  const call = { name: 'recordPayment', request, owner, now };
  return changePayments(call, 'paymentRecorded', (payments) => {
    if (kind === 'refund' && amount > sumsOf(payments).paid) throw new OwnerError('not-possible');
    if (payments.length >= mostPayments) throw new OwnerError('not-possible');
    const payment: Payment = { id: requestId, kind, amount, on, ...(way && { way }), note };
    return { payments: [...payments, payment], payment };
  });
}

/**
 * Removes a payment that was recorded by mistake.
 * @throws {OwnerError} `booking-not-found`, `changed-meanwhile`, `not-possible` if the booking has no such payment, or if the
 * recorded refunds would exceed what was received
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
    return { payments: left, payment };
  });
}

async function changePayments(
  call: OwnerCall<{ booking: string; revision: number }>,
  action: 'paymentRecorded' | 'paymentRemoved',
  change: (payments: readonly Payment[]) => { payments: Payment[]; payment: Payment },
): Promise<OwnerChange> {
  const { request } = call;
  return commitOne(call, async () => {
    const document = await bookingReference(request.booking).get();
    if (!document.exists) throw new OwnerError('booking-not-found');
    requireRevision(document, request.revision);
    const booking = dataOf(document);
    if (!booking) throw new OwnerError('not-possible');
    const { payments, payment } = change(booking.payments);
    const { apartment } = booking;
    const isRemoved = action === 'paymentRemoved';
    return {
      reference: document.ref,
      before: document,
      action,
      fields: { payments },
      compared: {
        before: { apartment, ...(isRemoved && { payment }) },
        after: { apartment, payment: isRemoved ? null : payment },
      },
    };
  });
}

/** Allows tomorrow too, as owners may be in another time zone than the property. */
async function readDay(typed: string, now: Date): Promise<IsoDate> {
  const { timeZone } = await readSettings();
  const day = parseIsoDate(typed);
  if (!day || day > addDays(todayIn(timeZone, now), 1)) throw new OwnerError('dates-invalid');
  return day;
}
