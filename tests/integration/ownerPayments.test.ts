import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookingPath, historyPath } from '../../functions/src/contract/collections.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf, responseOf } from '../support/callFunction.ts';
import { provenGuest } from '../support/provenGuest.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { storedBooking } from '../support/storedBooking.ts';
import { apartmentOfFile } from '../support/apartmentOfFile.ts';

/* Payments that an owner records. */

const apartment = await apartmentOfFile({ bookingMode: 'instant' });
const { idToken } = await signInAsOwner();
const guest = await provenGuest();

const bookAtOnce = (stay: Stay) => book(apartment, stay, { guest: guest.guest }, guest.idToken);

/** The revision of a booking after its triggers have finished. */
async function revisionOf(number: string): Promise<number> {
  return (await storedBooking(number)).revision ?? 0;
}

async function payment(booking: string, changes: object = {}) {
  const revision = await revisionOf(booking);
  const paid = { kind: 'advance', amount: 12_345, on: inDays(0), way: 'bankTransfer', note: 'thanks' };
  return { requestId: randomUUID(), booking, revision, ...paid, ...changes };
}

test('a payment is recorded once, with history, and can be removed and undone', async () => {
  const number = await bookAtOnce(stayIn(30, 3));
  const request = await payment(number);
  const outcome = await responseOf('recordPayment', request, idToken);
  const { kind, amount, on, way, note, requestId } = request;
  expect((await storedBooking(number)).payments).toEqual([{ id: requestId, kind, amount, on, way, note }]);
  expect(await responseOf('recordPayment', request, idToken)).toEqual(outcome);
  const entry = (await firestore().doc(historyPath(outcome.change)).get()).data();
  expect(entry).toMatchObject({
    subject: bookingPath(number),
    action: 'paymentRecorded',
    email: 'owner@villa-murtela.example',
    changes: [{ field: 'payment', from: null, to: { id: requestId, kind, amount, on, way, note } }],
  });

  const removal = {
    requestId: randomUUID(),
    booking: number,
    revision: outcome.revision,
    payment: requestId,
  };
  const removed = await responseOf('removePayment', removal, idToken);
  expect((await storedBooking(number)).payments).toEqual([]);
  const undo = { requestId: randomUUID(), change: removed.change };
  await responseOf('undoChange', undo, idToken);
  expect((await storedBooking(number)).payments).toHaveLength(1);
});

test('invalid payments are refused', async () => {
  const number = await bookAtOnce(stayIn(50, 3));
  const call = async (changes: object) =>
    codeOf(await callFunction('recordPayment', await payment(number, changes), idToken));
  expect(await call({ on: inDays(3) })).toBe('dates-invalid');
  expect(await call({ on: '2027-02-30' })).toBe('dates-invalid');
  expect(await call({ kind: 'refund', amount: 1 })).toBe('not-possible');
  expect(await call({ amount: 0 })).toBe('fields-required');
  expect(await call({ revision: 99 })).toBe('changed-meanwhile');
  expect(await call({ booking: 'AAAAA-AAAAA' })).toBe('booking-not-found');
  const removal = {
    requestId: randomUUID(),
    booking: number,
    revision: await revisionOf(number),
    payment: randomUUID(),
  };
  expect(codeOf(await callFunction('removePayment', removal, idToken))).toBe('not-possible');
  expect(codeOf(await callFunction('recordPayment', await payment(number)))).toBe('signed-out');
  expect((await storedBooking(number)).payments).toEqual([]);
});

test('no more than was received can be refunded', async () => {
  const number = await bookAtOnce(stayIn(60, 3));
  expect(codeOf(await callFunction('recordPayment', await payment(number), idToken))).toBe('ok');
  const refund = await payment(number, { kind: 'refund', amount: 12_345 });
  expect(codeOf(await callFunction('recordPayment', refund, idToken))).toBe('ok');
  const more = await payment(number, { kind: 'refund', amount: 1 });
  expect(codeOf(await callFunction('recordPayment', more, idToken))).toBe('not-possible');
  const { payments = [] } = await storedBooking(number);
  const removal = {
    requestId: randomUUID(),
    booking: number,
    revision: await revisionOf(number),
    payment: payments[0]!.id,
  };
  expect(codeOf(await callFunction('removePayment', removal, idToken))).toBe('not-possible');
});
