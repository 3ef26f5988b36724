import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { addDays, addMonths, firstDayOf, monthOf } from '../../functions/src/domain/isoDate.ts';
import {
  bookingRequest,
  inDays,
  type BookingRequest,
  stayIn,
  type ApartmentsRequest,
} from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import {
  asIfAMinuteLater,
  LimitedRequests,
  nothingUnproven,
  send,
  someone,
  somewhere,
  press,
} from '../support/LimitedRequests.ts';
import { signIn } from '../support/signIn.ts';
import { confirmLink } from '../support/confirmLink.ts';
import { expectConsistentNights } from '../support/expectConsistentNights.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { decoded } from '../support/decoded.ts';
import { storedBooking } from '../support/storedBooking.ts';

/* Booking requests with the limits that the seed switches off. */

const db = firestore();
const requests = new LimitedRequests(2);
const { limit, request, requestAll } = requests;

/** A request for nights from a day of a month, the given number of months ahead: later than the nights of `request`. */
function inMonth(months: number, dayOfMonth: number, nights = 2): BookingRequest {
  const checkIn = addDays(firstDayOf(addMonths(monthOf(inDays(0)), months)), dayOfMonth - 1);
  const stay = { checkIn, checkOut: addDays(checkIn, nights) };
  return bookingRequest(requests.apartment, stay, { guest: { ...request().guest, email: someone() } });
}

describe('a request that may not be booked', () => {
  test('is not counted, and neither is a repeated request', async () => {
    await limit({}, { perNetwork: 2 });
    const from = somewhere();
    const good = request();
    const refusals: [string, BookingRequest][] = [
      ['apartment-not-found', request({ apartment: 'nowhere' })],
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
  test('with the email of the booking needs no confirmation, and the email counts as verified', async () => {
    await limit(nothingUnproven);
    const email = someone();
    const { idToken } = await signIn({ email: email.toUpperCase(), emailVerified: true });
    const wanted = request({}, email);
    const outcome = await callFunction('requestBooking', wanted, idToken, somewhere());
    expect(outcome).toMatchObject({ ok: true, response: { status: 'pending' } });
    expect(outcome.ok && outcome.response.confirmUntil).toBeUndefined();
    expect(await storedBooking(outcome.ok ? outcome.response.number : '')).toMatchObject({ email, emailProven: true });
    // The email is somebody else's, or is not verified.
    expect(await send(request(), idToken)).toBe('link');
    const unproven = await signIn({ email: someone(), emailVerified: false });
    expect(await send(request({}, someone()), unproven.idToken)).toBe('link');
  });

  test('holds a limited number of pending nights, and more when some have ended', async () => {
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
  test('holds a limited number of nights; more need a click', async () => {
    await limit({ unprovenEmail: 4, unprovenShare: 1 });
    const email = someone();
    expect(await send(request({}, email))).toBe('held');
    expect(await send(request({}, email))).toBe('held');
    expect(await send(request({}, email))).toBe('link');
    expect(await send(request())).toBe('held');
  });

  test('needs a click once such emails hold a share of the month, until the owner has answered', async () => {
    // That is 4 nights in any month.
    await limit({ unprovenShare: 0.15 });
    const first = await callFunction('requestBooking', inMonth(12, 2), undefined, somewhere());
    expect(await send(inMonth(12, 7))).toBe('held');
    expect(await send(inMonth(12, 12))).toBe('link');
    expect(await send(inMonth(13, 12))).toBe('held');
    const booking = db.doc(bookingPath(first.ok ? first.response.number : ''));
    await booking.update({ status: 'confirmed' });
    await expect.poll(async () => (await booking.get()).get('settledStay.status') as unknown).toBe('confirmed');
    expect(await send(inMonth(12, 12))).toBe('link');
    await asIfAMinuteLater();
    expect(await send(inMonth(12, 12))).toBe('held');
    expect(await send(inMonth(12, 17))).toBe('link');
  });

  test('holds no more than the share even with simultaneous requests', async () => {
    await limit({ unprovenShare: 0.15 });
    const outcomes = await Promise.all(Array.from({ length: 27 }, (_, day) => send(inMonth(14, day + 1, 1))));
    expect(outcomes.filter((outcome) => outcome === 'held').length).toBeLessThanOrEqual(4);
    expect(outcomes.filter((outcome) => outcome === 'link').length).toBeGreaterThanOrEqual(23);
  });

  test('gets a limited number of mails a day', async () => {
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

test('a repeated request is not refused for the nights that its first sending takes', async () => {
  await limit({ unprovenShare: 1 }, { overall: 1000 });
  for (let delay = 0; delay < 160; delay += 16) {
    const wanted = request();
    const first = send(wanted);
    await new Promise((resolve) => setTimeout(resolve, delay));
    expect(await Promise.all([first, send(wanted)]), `${delay} ms later`).toEqual(['held', 'held']);
  }
});

async function sendAll(wanted: ApartmentsRequest, idToken?: string, from = somewhere()) {
  const outcome = await callFunction('requestApartments', wanted, idToken, from);
  if (!outcome.ok) return { code: codeOf(outcome), numbers: [] };
  const { bookings, confirmUntil } = outcome.response;
  return { code: confirmUntil === undefined ? 'held' : 'link', numbers: bookings.map(({ number }) => number) };
}

describe('a request for two apartments', () => {
  test('counts as one request, with the nights of both', async () => {
    // Two of these requests, with two nights each, reach the limit.
    await limit({ unprovenEmail: 8, unprovenShare: 1 }, { perNetwork: 3 });
    const from = somewhere();
    const email = someone();
    const codes = [];
    for (let time = 0; time < 4; time += 1) codes.push((await sendAll(requestAll(email), undefined, from)).code);
    expect(codes).toEqual(['held', 'held', 'link', 'too-many-requests']);
  });

  test('holds the nights of both until both have been answered', async () => {
    await limit({ provenEmail: 8 });
    const email = someone();
    const { idToken } = await signIn({ email, emailVerified: true });
    const { numbers } = await sendAll(requestAll(email), idToken);
    expect((await sendAll(requestAll(email), idToken)).code).toBe('held');
    expect((await sendAll(requestAll(email), idToken)).code).toBe('too-many-requests');
    await callFunction('cancelBooking', { number: numbers[0] }, idToken);
    await asIfAMinuteLater();
    expect((await sendAll(requestAll(email), idToken)).code).toBe('too-many-requests');
    await callFunction('cancelBooking', { number: numbers[1] }, idToken);
    await asIfAMinuteLater();
    expect((await sendAll(requestAll(email), idToken)).code).toBe('held');
  });

  test('takes its nights after one click on one page, all at once', async () => {
    await limit(nothingUnproven);
    const t = messagesOf('en');
    const wanted = requestAll();
    const { code, numbers } = await sendAll(wanted);
    expect(code).toBe('link');
    expect(await sendAll(wanted)).toEqual({ code, numbers });
    for (const number of numbers) expect(await storedBooking(number)).toBeUndefined();
    const link = await confirmLink(numbers[0] ?? '');
    const page = decoded(await (await fetch(link)).text());
    for (const said of [t('mail.unconfirmed.page.open.title'), ...requests.apartments.map(({ slug }) => slug)])
      expect(page).toContain(said);
    const pages = await Promise.all(Array.from({ length: 5 }, () => press(link)));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    for (const number of numbers) {
      expect(await storedBooking(number)).toMatchObject({ group: numbers[0], emailProven: true, status: 'pending' });
    }
    expect((await queuedMails(numbers[0] ?? '')).filter((mail) => mail.startsWith('received'))).toHaveLength(2);
    expect(await sendAll(wanted)).toEqual({ code: 'held', numbers });
    for (const { slug } of requests.apartments) await expectConsistentNights(slug);
  });

  test('takes none if one of them was taken meanwhile', async () => {
    await limit(nothingUnproven);
    const wanted = requestAll();
    const { numbers } = await sendAll(wanted);
    const email = someone();
    const { idToken } = await signIn({ email, emailVerified: true });
    const guest = { ...wanted.guest, email };
    const { checkIn, checkOut } = wanted;
    const other = requests.apartments[1]!;
    const faster = bookingRequest(other, stayIn(1, 2), { guest, checkIn, checkOut });
    expect(await send(faster, idToken)).toBe('held');
    const page = await press(await confirmLink(numbers[0] ?? ''));
    expect(page.status).toBe(409);
    const html = decoded(await page.text());
    expect(html).toContain(messagesOf('en')('mail.unconfirmed.page.taken.title'));
    expect(html).toContain(`checkIn=${checkIn}&checkOut=${checkOut}&adults=4&children=0`);
    for (const number of numbers) expect(await storedBooking(number)).toBeUndefined();
  });
});
