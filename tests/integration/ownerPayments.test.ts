import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath, historyPath } from '../../functions/src/contract/collections.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book, inDays, stayIn } from '../support/bookingRequest.ts';
import { callFunction, codeOf, tally } from '../support/callFunction.ts';
import { provenGuest } from '../support/provenGuest.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* Payments that an owner writes down. */

let apartment: Apartment;
let idToken: string;
let guest: Awaited<ReturnType<typeof provenGuest>>;
beforeAll(async () => {
  apartment = await createTestApartment({ bookingMode: 'instant' });
  ({ idToken } = await signInAsOwner());
  guest = await provenGuest();
});
afterAll(() => removeTestApartment(apartment));

const bookAtOnce = (stay: Stay) => book(apartment, stay, { guest: guest.guest }, guest.idToken);

const read = async (number: string) => (await firestore().doc(bookingPath(number)).get()).data() as StoredBooking;

/** The revision of a booking that no trigger will write to any more. */
async function revisionOf(number: string): Promise<number> {
  return (await read(number)).revision ?? 0;
}

async function payment(booking: string, changes: object = {}) {
  const revision = await revisionOf(booking);
  const paid = { kind: 'advance', amount: 12_345, on: inDays(0), note: 'by transfer' };
  return { requestId: randomUUID(), booking, revision, ...paid, ...changes };
}

test('a payment is written once, with history, and can be removed and undone', async () => {
  const number = await bookAtOnce(stayIn(30, 3));
  const request = await payment(number);
  const outcome = await callFunction('recordPayment', request, idToken);
  if (!outcome.ok) throw new Error(outcome.body);
  const { kind, amount, on, note, requestId } = request;
  expect((await read(number)).payments).toEqual([{ id: requestId, kind, amount, on, note }]);
  expect(await callFunction('recordPayment', request, idToken)).toEqual(outcome);
  const entry = (await firestore().doc(historyPath(outcome.response.change)).get()).data();
  expect(entry).toMatchObject({
    subject: bookingPath(number),
    action: 'paymentRecorded',
    email: 'owner@villa-murtela.example',
    changes: [{ field: 'payment', from: null, to: { kind, amount, on, note } }],
  });

  const removal = {
    requestId: randomUUID(),
    booking: number,
    revision: outcome.response.revision,
    payment: requestId,
  };
  const removed = await callFunction('removePayment', removal, idToken);
  if (!removed.ok) throw new Error(removed.body);
  expect((await read(number)).payments).toEqual([]);
  const undo = { requestId: randomUUID(), change: removed.response.change };
  const undone = await callFunction('undoChange', undo, idToken);
  if (!undone.ok) throw new Error(undone.body);
  expect((await read(number)).payments).toHaveLength(1);
});

test('of two owners who write at once from the same page, one gets an error', async () => {
  const number = await bookAtOnce(stayIn(40, 3));
  const requests = [await payment(number), await payment(number, { amount: 500 })];
  const outcomes = await Promise.all(requests.map((request) => callFunction('recordPayment', request, idToken)));
  expect(tally(outcomes)).toEqual({ ok: 1, 'changed-meanwhile': 1 });
  expect((await read(number)).payments).toHaveLength(1);
});

test('what cannot be is refused', async () => {
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
  expect((await read(number)).payments).toBeUndefined();
});

test('of what was received, no more than that is paid back', async () => {
  const number = await bookAtOnce(stayIn(60, 3));
  expect(codeOf(await callFunction('recordPayment', await payment(number), idToken))).toBe('ok');
  const refund = await payment(number, { kind: 'refund', amount: 12_345 });
  expect(codeOf(await callFunction('recordPayment', refund, idToken))).toBe('ok');
  const more = await payment(number, { kind: 'refund', amount: 1 });
  expect(codeOf(await callFunction('recordPayment', more, idToken))).toBe('not-possible');
  const { payments = [] } = await read(number);
  const removal = {
    requestId: randomUUID(),
    booking: number,
    revision: await revisionOf(number),
    payment: payments[0]!.id,
  };
  expect(codeOf(await callFunction('removePayment', removal, idToken))).toBe('not-possible');
});
