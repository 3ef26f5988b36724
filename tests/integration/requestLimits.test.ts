import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  bookingPath,
  limitsCollection,
  mailCollection,
  unconfirmedRequestsCollection,
} from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { addDays, addMonths, firstDayOf, monthOf } from '../../functions/src/domain/isoDate.ts';
import { bookingRequest, inDays, type BookingRequest } from '../support/bookingRequest.ts';
import { callFunction } from '../support/callFunction.ts';
import {
  asIfAMinuteLater,
  bookingOf,
  LimitedRequests,
  nothingUnproven,
  send,
  someone,
  somewhere,
} from '../support/LimitedRequests.ts';
import { signIn } from '../support/signIn.ts';

/* Booking requests with the limits that the seed switches off. */

const db = firestore();
const requests = new LimitedRequests();
const { limit, request } = requests;

/** A request for nights from a day of a month, in so many months. */
function inMonth(months: number, dayOfMonth: number, nights = 2): BookingRequest {
  const checkIn = addDays(firstDayOf(addMonths(monthOf(inDays(0)), months)), dayOfMonth - 1);
  const stay = { checkIn, checkOut: addDays(checkIn, nights) };
  return bookingRequest(requests.apartment, stay, { guest: { ...request().guest, email: someone() } });
}

describe('what may not be booked', () => {
  test('costs nobody anything, and neither does the same request again', async () => {
    await limit({}, { perNetwork: 2 });
    const from = somewhere();
    const good = request();
    const refusals: [string, BookingRequest][] = [
      ['apartment-not-found', request({ apartment: 'nowhere' })],
      ['dates-invalid', request({ checkIn: '2027-02-30' })],
      ['guests-exceeded', request({ adults: 9 })],
      ['consent-required', request({ acceptTerms: false })],
      ['quote-changed', request({ expectedTotal: 1 })],
      ['fields-required', request({ guest: { ...good.guest, firstName: '' } })],
    ];
    for (const [code, wrong] of refusals) expect(await send(wrong, undefined, from)).toBe(code);
    expect(await send(good, undefined, from)).toBe('held');
    const sameNights = { ...request(), checkIn: good.checkIn, checkOut: good.checkOut };
    for (let time = 0; time < 3; time += 1) {
      expect(await send(good, undefined, from)).toBe('held');
      expect(await send({ ...sameNights, requestId: randomUUID() }, undefined, from)).toBe('dates-taken');
    }
    expect(await send(request(), undefined, from)).toBe('held');
    expect(await send(request(), undefined, from)).toBe('too-many-requests');
    expect(await send(good, undefined, from)).toBe('held');
  });
});

describe('a guest who is signed in', () => {
  test('is counted by the account, whatever strangers in the same network do', async () => {
    await limit({}, { perNetwork: 1, perAccount: 2, overall: 5 });
    const from = somewhere();
    expect(await send(request(), undefined, from)).toBe('held');
    expect(await send(request(), undefined, from)).toBe('too-many-requests');
    const email = someone();
    const { idToken } = await signIn({ email, emailVerified: true });
    expect(await send(request({}, email), idToken, from)).toBe('held');
    expect(await send(request({}, email), idToken, from)).toBe('held');
    expect(await send(request({}, email), idToken, from)).toBe('too-many-requests');
  });

  test('with the email of the booking needs no confirmation, and the email counts as verified', async () => {
    await limit(nothingUnproven);
    const email = someone();
    const { idToken } = await signIn({ email: email.toUpperCase(), emailVerified: true });
    const wanted = request({}, email);
    const outcome = await callFunction('requestBooking', wanted, idToken, somewhere());
    expect(outcome).toMatchObject({ ok: true, response: { status: 'pending' } });
    expect(outcome.ok && outcome.response.confirmUntil).toBeUndefined();
    expect(await bookingOf(outcome.ok ? outcome.response.number : '')).toMatchObject({ email, emailProven: true });
    // For somebody else's email, or with an unverified one.
    expect(await send(request(), idToken)).toBe('link');
    const unproven = await signIn({ email: someone(), emailVerified: false });
    expect(await send(request({}, someone()), unproven.idToken)).toBe('link');
  });

  test('holds so many pending nights at a time, and more when some have ended', async () => {
    await limit({ provenEmail: 5 });
    const email = someone();
    const { idToken } = await signIn({ email, emailVerified: true });
    const first = await callFunction('requestBooking', request({}, email), idToken, somewhere());
    expect(await send(request({}, email), idToken)).toBe('held');
    const refused = await callFunction('requestBooking', request({}, email), idToken, somewhere());
    expect(refused).toMatchObject({ httpStatus: 429, details: { code: 'too-many-requests', mostNights: 5 } });
    await callFunction('cancelBooking', { number: first.ok ? first.response.number : '' }, idToken);
    await asIfAMinuteLater();
    expect(await send(request({}, email), idToken)).toBe('held');
    expect(await send(request({}, email), idToken)).toBe('too-many-requests');
  });
});

describe('an email that nobody has proven', () => {
  test('holds so many nights in all; what is more takes a click', async () => {
    await limit({ unprovenEmail: 4, unprovenShare: 1 });
    const email = someone();
    expect(await send(request({}, email))).toBe('held');
    expect(await send(request({}, email))).toBe('held');
    expect(await send(request({}, email))).toBe('link');
    expect(await send(request())).toBe('held');
  });

  test('takes a click once a share of the month is held by such emails, until the owner has answered', async () => {
    // 4 nights of any month.
    await limit({ unprovenShare: 0.15 });
    const first = await callFunction('requestBooking', inMonth(4, 2), undefined, somewhere());
    expect(await send(inMonth(4, 7))).toBe('held');
    expect(await send(inMonth(4, 12))).toBe('link');
    expect(await send(inMonth(5, 12))).toBe('held');
    await db.doc(bookingPath(first.ok ? first.response.number : '')).update({ status: 'confirmed' });
    expect(await send(inMonth(4, 12))).toBe('link');
    await asIfAMinuteLater();
    expect(await send(inMonth(4, 12))).toBe('held');
    expect(await send(inMonth(4, 17))).toBe('link');
  });

  test('holds no more than the share when many ask at once', async () => {
    await limit({ unprovenShare: 0.15 });
    const outcomes = await Promise.all(Array.from({ length: 27 }, (_, day) => send(inMonth(6, day + 1, 1))));
    expect(outcomes.filter((outcome) => outcome === 'held').length).toBeLessThanOrEqual(4);
    expect(outcomes.filter((outcome) => outcome === 'link').length).toBeGreaterThanOrEqual(23);
  });

  test('gets few mails a day', async () => {
    await limit(nothingUnproven, { mailsPerUnprovenEmail: 2 });
    const email = someone();
    const again = request({}, email);
    for (let time = 0; time < 4; time += 1) expect(await send(again)).toBe('link');
    expect(await send(request({}, email))).toBe('link');
    expect(await send(request({}, email))).toBe('too-many-requests');
    const { idToken } = await signIn({ email, emailVerified: true });
    expect(await send(request({}, email), idToken)).toBe('held');
  });
});

test('without limits nothing of this is read or written', async () => {
  const before = await db.collection(limitsCollection).count().get();
  const unconfirmed = await db.collection(unconfirmedRequestsCollection).count().get();
  expect(await send(request())).toBe('held');
  expect((await db.collection(limitsCollection).count().get()).data()).toEqual(before.data());
  expect((await db.collection(unconfirmedRequestsCollection).count().get()).data()).toEqual(unconfirmed.data());
});

test('the breaker refuses strangers alone', async () => {
  await limit({}, { overall: 1 });
  const notes = db.collection(mailCollection).where('__name__', '>=', 'breaker-').where('__name__', '<', 'breaker.');
  // Other tests may have tripped it today.
  for (const { ref } of (await notes.get()).docs) await ref.delete();
  expect(await send(request())).toBe('held');
  expect(await send(request())).toBe('too-many-requests');
  const email = someone();
  const { idToken } = await signIn({ email, emailVerified: true });
  expect(await send(request({}, email), idToken)).toBe('held');
  expect((await notes.get()).size).toBe(1);
});

test('a request that is sent again while its first sending takes the nights is not refused for them', async () => {
  await limit({ unprovenShare: 1 }, { overall: 1000 });
  for (let delay = 0; delay < 160; delay += 4) {
    const wanted = request();
    const first = send(wanted);
    await new Promise((resolve) => setTimeout(resolve, delay));
    expect(await Promise.all([first, send(wanted)]), `${delay} ms later`).toEqual(['held', 'held']);
  }
});
