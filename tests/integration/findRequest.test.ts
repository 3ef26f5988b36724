import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import type { FoundRequest } from '../../functions/src/contract/callables.ts';
import { apartmentPath, bookingPath, unconfirmedRequestPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { callFunction, codeOf, responseOf } from '../support/callFunction.ts';
import { confirmLink } from '../support/confirmLink.ts';
import { LimitedRequests, nothingUnproven, press, sendForLink, someone } from '../support/LimitedRequests.ts';

/* A browser that got no answer to its request asks for the result. */

const db = firestore();
const requests = new LimitedRequests(2);
const { limit, request, requestAll } = requests;

async function find(requestId: string): Promise<FoundRequest | null> {
  const outcome = await responseOf('findRequest', { requestId });
  return outcome.found;
}

test('a request that never arrived or was refused is not found, and looking for it books nothing', async () => {
  const wanted = request();
  expect(await find(wanted.requestId)).toBeNull();
  expect(codeOf(await callFunction('requestBooking', { ...wanted, expectedTotal: 1 }))).toBe('quote-changed');
  expect(await find(wanted.requestId)).toBeNull();
  expect(codeOf(await callFunction('requestBooking', wanted))).toBe('ok');
  expect(codeOf(await callFunction('findRequest', { requestId: 'x' }))).toBe('fields-required');
});

test('a booked request is found by its id alone, even if it would now be too late or more expensive', async () => {
  const email = someone();
  const wanted = request({}, email);
  const { number, quote } = await responseOf('requestBooking', wanted);
  const reference = db.doc(apartmentPath(requests.apartment.slug));
  await reference.update({ nightPrice: 99_900, 'rules.minNoticeDays': 300 });
  const found = await find(wanted.requestId);
  await reference.set(requests.apartment);
  const { checkIn, checkOut, apartment } = wanted;
  expect(found).toEqual({
    status: 'pending',
    stay: { checkIn, checkOut },
    email,
    bookings: [{ number, apartment, quote, guests: { adults: 2, children: 0, babies: 0 } }],
    key: expect.any(String),
  });
  expect(await find(randomUUID())).toBeNull();
});

test('the answer has the current status', async () => {
  const wanted = request();
  const outcome = await responseOf('requestBooking', wanted);
  await db.doc(bookingPath(outcome.number)).update({ status: 'cancelled' });
  await expect.poll(async () => (await find(wanted.requestId))?.status).toBe('cancelled');
});

test('a request for several apartments is found completely, in its order', async () => {
  const wanted = requestAll();
  const outcome = await responseOf('requestApartments', wanted);
  const found = await find(wanted.requestId);
  expect(found?.bookings.map(({ guests: _, ...booking }) => booking)).toEqual(outcome.bookings);
  expect(found?.bookings.map(({ guests }) => guests)).toEqual(
    wanted.apartments.map(() => ({ adults: 2, children: 0, babies: 0 })),
  );
});

test('a request that waits for the click in its mail is found, until its link expires or is used', async () => {
  await limit(nothingUnproven);
  const [email, other] = [someone(), someone()];
  const [wanted, expiring] = [request({}, email), request({}, other)];
  const { number, confirmUntil, quote } = await sendForLink(wanted);
  expect(await find(wanted.requestId)).toEqual({
    status: 'pending',
    confirmUntil,
    stay: { checkIn: wanted.checkIn, checkOut: wanted.checkOut },
    email,
    bookings: [{ number, apartment: wanted.apartment, quote, guests: { adults: 2, children: 0, babies: 0 } }],
  });
  expect((await press(await confirmLink(number))).status).toBe(200);
  const booked = await find(wanted.requestId);
  expect(booked).toMatchObject({ status: 'pending', bookings: [{ number }] });
  expect(booked).not.toHaveProperty('confirmUntil');

  const late = await sendForLink(expiring);
  const reference = db.doc(unconfirmedRequestPath(late.number));
  await reference.update({ confirmUntil: Timestamp.fromMillis(Date.now() - 1) });
  expect(await find(expiring.requestId)).toBeNull();
});
