import '../support/emulators.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { RequestBookingResponse } from '../../functions/src/contract/callables.ts';
import {
  apartmentPath,
  bookingPath,
  limitsCollection,
  mailCollection,
  unconfirmedRequestPath,
  unconfirmedRequestsCollection,
} from '../../functions/src/contract/collections.ts';
import type { RequestLimits } from '../../functions/src/contract/limits.ts';
import { languages } from '../../functions/src/domain/language.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import {
  apartmentsRequest,
  bookingRequest,
  stayIn,
  type ApartmentsRequest,
  type BookingRequest,
} from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { confirmLink } from '../support/confirmLink.ts';
import { expectConsistentNights } from '../support/expectConsistentNights.ts';
import { forgetCounts, requestLimits, setLimits } from '../support/limits.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { queuedMails } from '../support/queuedMails.ts';
import { messagesOf } from '../support/messagesOf.ts';

/* Booking requests with the limits that the seed switches off. */

const db = firestore();
let apartment: Apartment;
let putBack: () => Promise<void> = async () => {};

beforeAll(async () => {
  apartment = await createTestApartment();
});
afterAll(() => removeTestApartment(apartment));
beforeEach(forgetCounts);
afterEach(() => putBack());

async function limit(changes: Partial<RequestLimits> = {}): Promise<void> {
  putBack = await setLimits({ requestBooking: requestLimits(changes) });
}

/** Every request with an unproven email needs the link. */
const nothingUnproven = { unprovenShare: 0 };

let day = 10;
/** A two-night stay that no other request of this file has. */
const nextStay = () => stayIn((day += 3), 2);
const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.7`;
const someone = () => `guest-${randomUUID()}@example.net`;

function request(changes: Partial<BookingRequest> = {}, email = someone()): BookingRequest {
  const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
  return bookingRequest(apartment, nextStay(), { guest, ...changes });
}

/** Result: `held`, `link` or the error code. */
async function send(wanted: BookingRequest, idToken?: string, from = somewhere()): Promise<string> {
  const outcome = await callFunction('requestBooking', wanted, idToken, from);
  if (!outcome.ok) return codeOf(outcome);
  return outcome.response.confirmUntil === undefined ? 'held' : 'link';
}

async function sendForLink(wanted: BookingRequest, idToken?: string): Promise<RequestBookingResponse> {
  const outcome = await callFunction('requestBooking', wanted, idToken, somewhere());
  if (!outcome.ok) throw new Error(`refused: ${outcome.body}`);
  expect(outcome.response.confirmUntil).toBeDefined();
  return outcome.response;
}

const press = (link: URL) => fetch(link, { method: 'POST' });
const bookingOf = async (number: string) => (await db.doc(bookingPath(number)).get()).data();

describe('what may not be booked', () => {
  test('costs nobody anything, and neither does the same request again', async () => {
    await limit({ perNetwork: 2 });
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
    await limit({ perNetwork: 1, perAccount: 2, overall: 5 });
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

  test('holds so many waiting requests at a time, and more when some have ended', async () => {
    await limit({ pendingPerGuest: 2 });
    const email = someone();
    const { idToken } = await signIn({ email, emailVerified: true });
    const first = await callFunction('requestBooking', request({}, email), idToken, somewhere());
    expect(await send(request({}, email), idToken)).toBe('held');
    expect(await send(request({}, email), idToken)).toBe('too-many-requests');
    await callFunction('cancelBooking', { number: first.ok ? first.response.number : '' }, idToken);
    await asIfAMinuteLater();
    expect(await send(request({}, email), idToken)).toBe('held');
    expect(await send(request({}, email), idToken)).toBe('too-many-requests');
  });
});

/** Makes holdings a minute old: younger ones count without a booking. */
async function asIfAMinuteLater(): Promise<void> {
  const holders = await db.collection(limitsCollection).get();
  for (const holder of holders.docs.filter((document) => document.get('holds'))) {
    const holds = holder.get('holds') as Record<string, { at: Timestamp }>;
    const earlier = (at: Timestamp) => Timestamp.fromMillis(at.toMillis() - 61_000);
    await holder.ref.update({
      holds: Object.fromEntries(Object.entries(holds).map(([key, one]) => [key, { ...one, at: earlier(one.at) }])),
    });
  }
}

describe('an email that nobody has proven', () => {
  test('holds nights with so many waiting requests; the next takes a click', async () => {
    await limit({ pendingPerUnprovenEmail: 2 });
    const email = someone();
    expect(await send(request({}, email))).toBe('held');
    expect(await send(request({}, email))).toBe('held');
    expect(await send(request({}, email))).toBe('link');
    expect(await send(request())).toBe('held');
  });

  test('in a network that holds much takes a click', async () => {
    await limit({ unprovenPerNetwork: 2 });
    const outcomes = [];
    for (const host of [1, 2, 3]) outcomes.push(await send(request(), undefined, `203.0.113.${host}`));
    expect(outcomes).toEqual(['held', 'held', 'link']);
    expect(await send(request(), undefined, '203.0.114.1')).toBe('held');
  });

  test('takes a click once a share of all coming nights is held by such addresses, until the owner has answered', async () => {
    // 4 of 1650 nights.
    await limit({ unprovenShare: 4 / 1650 });
    const wanted = request();
    const first = await callFunction('requestBooking', wanted, undefined, somewhere());
    expect(await send(request())).toBe('held');
    expect(await send(request())).toBe('link');
    await db.doc(bookingPath(first.ok ? first.response.number : '')).update({ status: 'confirmed' });
    expect(await send(request())).toBe('link');
    await asIfAMinuteLater();
    expect(await send(request())).toBe('held');
    expect(await send(request())).toBe('link');
  });

  test('holds no more than the share when many ask at once', async () => {
    await limit({ unprovenShare: 10 / 1650 });
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => send(request())));
    expect(outcomes.filter((outcome) => outcome === 'held').length).toBeLessThanOrEqual(5);
    expect(outcomes.filter((outcome) => outcome === 'link').length).toBeGreaterThanOrEqual(35);
  });

  test('gets few mails a day', async () => {
    await limit({ ...nothingUnproven, mailsPerUnprovenEmail: 2 });
    const email = someone();
    const again = request({}, email);
    for (let time = 0; time < 4; time += 1) expect(await send(again)).toBe('link');
    expect(await send(request({}, email))).toBe('link');
    expect(await send(request({}, email))).toBe('too-many-requests');
    const { idToken } = await signIn({ email, emailVerified: true });
    expect(await send(request({}, email), idToken)).toBe('held');
  });
});

describe('the mail with the link', () => {
  test('says nothing that the requester wrote, comes once, and nothing is held meanwhile', async () => {
    await limit(nothingUnproven);
    const advertisement = {
      firstName: 'PayPal Security',
      lastName: 'evil.example',
      message: 'Verify at evil.example now',
    };
    const wanted = request();
    wanted.guest = { ...wanted.guest, ...advertisement };
    const response = await sendForLink(wanted);
    expect(await sendForLink(wanted)).toEqual(response);
    const until = Date.parse(response.confirmUntil ?? '') - Date.now();
    expect(until).toBeGreaterThan(29 * 60_000);
    expect(until).toBeLessThanOrEqual(30 * 60_000);

    const mails = await findMailsAbout(response.number);
    expect(mails.map((mail) => mail.get('to'))).toEqual([[wanted.guest.email]]);
    const { subject, text, html } = mails[0]!.get('message') as Record<string, string>;
    for (const part of [subject, text, html]) expect(part).not.toMatch(/PayPal|evil|Verify/);
    expect(await bookingOf(response.number)).toBeUndefined();
    expect((await expectConsistentNights(apartment.slug)).bookings.map(({ number }) => number)).not.toContain(
      response.number,
    );
    const stored = JSON.stringify((await db.doc(unconfirmedRequestPath(response.number)).get()).data());
    expect(stored).not.toContain((await confirmLink(response.number)).searchParams.get('secret'));
  });

  test.each(languages)('leads to a page that books with a button, in %s', async (language) => {
    await limit(nothingUnproven);
    const t = messagesOf(language);
    const wanted = request({ language });
    const { number } = await sendForLink(wanted);
    const link = await confirmLink(number);

    // Opening the link, as mail scanners do, books nothing.
    const page = await fetch(link);
    const html = await page.text();
    expect(page.status).toBe(200);
    const { headers } = page;
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('<form method="post">');
    for (const key of ['title', 'text', 'button'] as const) {
      expect(decoded(html)).toContain(t(`mail.unconfirmed.page.open.${key}`));
    }
    expect(html).not.toContain(wanted.guest.firstName);
    expect(await bookingOf(number)).toBeUndefined();

    const booked = await press(link);
    const bookedHtml = await booked.text();
    expect(booked.status).toBe(200);
    expect(decoded(bookedHtml)).toContain(t('mail.unconfirmed.page.booked.title'));
    expect(bookedHtml).toContain(number);
    expect(await bookingOf(number)).toMatchObject({ status: 'pending', emailProven: true, email: wanted.guest.email });
    expect(await queuedMails(number)).toEqual(expect.arrayContaining(['received-guest', 'received-owner']));
    // The guest's data are in the booking only.
    expect((await db.doc(unconfirmedRequestPath(number)).get()).data()).toMatchObject({
      request: null,
      bookings: null,
    });

    for (const again of [await fetch(link), await press(link)]) {
      expect(again.status).toBe(200);
      expect(decoded(await again.text())).toContain(t('mail.unconfirmed.page.booked.earlier'));
    }
    expect(await send(wanted)).toBe('held');
    await expectConsistentNights(apartment.slug);
  });

  test('books once, however often and fast the button is pressed', async () => {
    await limit(nothingUnproven);
    const { number } = await sendForLink(request());
    const link = await confirmLink(number);
    const pages = await Promise.all(Array.from({ length: 10 }, () => press(link)));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    const { bookings } = await expectConsistentNights(apartment.slug);
    expect(bookings.filter((booking) => booking.number === number)).toHaveLength(1);
    expect((await queuedMails(number)).filter((mail) => mail.startsWith('received'))).toHaveLength(2);
  });

  test('says plainly when it is forged, expired, taken or dearer now', async () => {
    await limit(nothingUnproven);
    const t = messagesOf('de');
    const expectPage = async (response: Promise<Response>, status: number, key: string, leadsTo: string) => {
      const page = await response;
      expect(page.status).toBe(status);
      const html = decoded(await page.text());
      expect(html).toContain(t(`mail.unconfirmed.page.${key}.title`));
      expect(html).toContain(leadsTo);
      expect(html).not.toContain('<form');
    };
    const wanted = request({ language: 'de' });
    const { number } = await sendForLink(wanted);
    const link = await confirmLink(number);
    const withDates = `/de/wohnungen?checkIn=${wanted.checkIn}&checkOut=${wanted.checkOut}&adults=2&children=0`;

    const forged = new URL(link);
    forged.searchParams.set('secret', 'x'.repeat(32));
    const cut = new URL(link);
    cut.searchParams.delete('secret');
    await expectPage(press(forged), 410, 'unknown', '/de');
    await expectPage(fetch(forged), 410, 'unknown', '/de');
    await expectPage(press(cut), 404, 'unknown', '/de');

    const { nightPrice } = apartment;
    await db.doc(apartmentPath(apartment.slug)).update({ nightPrice: nightPrice + 100 });
    await expectPage(press(link), 409, 'changed', withDates);
    await db.doc(apartmentPath(apartment.slug)).update({ nightPrice });

    const email = someone();
    const { idToken } = await signIn({ email, emailVerified: true });
    const faster = { ...request({}, email), checkIn: wanted.checkIn, checkOut: wanted.checkOut };
    expect(await send(faster, idToken)).toBe('held');
    await expectPage(press(link), 409, 'taken', withDates);

    await db.doc(unconfirmedRequestPath(number)).update({ confirmUntil: Timestamp.fromMillis(Date.now() - 1) });
    await expectPage(fetch(link), 410, 'expired', withDates);
    await expectPage(press(link), 410, 'expired', withDates);
    expect(await bookingOf(number)).toBeUndefined();
  });

  test('is replaced by a new one when the same request is sent after its end', async () => {
    await limit(nothingUnproven);
    const wanted = request();
    const { number } = await sendForLink(wanted);
    const old = await confirmLink(number);
    await db.doc(unconfirmedRequestPath(number)).update({ confirmUntil: Timestamp.fromMillis(Date.now() - 1) });
    expect(await send(wanted)).toBe('link');
    expect((await press(old)).status).toBe(410);
    expect((await press(await confirmLink(number))).status).toBe(200);
    expect(await bookingOf(number)).toMatchObject({ emailProven: true });
  });

  test('holds so many waiting requests of one address, as for a guest who is signed in', async () => {
    await limit({ ...nothingUnproven, pendingPerGuest: 1 });
    const email = someone();
    const links = [];
    for (let time = 0; time < 2; time += 1) {
      links.push(await confirmLink((await sendForLink(request({}, email))).number));
    }
    expect(await Promise.all([press(links[0]!)])).toMatchObject([{ status: 200 }]);
    const second = await press(links[1]!);
    expect(second.status).toBe(409);
    expect(decoded(await second.text())).toContain(messagesOf('en')('mail.unconfirmed.page.waiting.title'));
  });
});

describe('a request for two apartments', () => {
  let other: Apartment;
  beforeAll(async () => {
    other = await createTestApartment();
  });
  afterAll(() => removeTestApartment(other));

  const both = (email = someone()) => {
    const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
    return apartmentsRequest([apartment, other], nextStay(), { guest });
  };
  async function sendBoth(asked: ApartmentsRequest, idToken?: string, from = somewhere()) {
    const outcome = await callFunction('requestApartments', asked, idToken, from);
    if (!outcome.ok) return { code: codeOf(outcome), numbers: [] };
    const { bookings, confirmUntil } = outcome.response;
    return { code: confirmUntil === undefined ? 'held' : 'link', numbers: bookings.map(({ number }) => number) };
  }

  test('counts as one request, with the nights of both', async () => {
    // 8 of 1650 nights: two of these requests for two nights each.
    await limit({ unprovenShare: 8 / 1650, perNetwork: 3 });
    const from = somewhere();
    const codes = [];
    for (let time = 0; time < 4; time += 1) codes.push((await sendBoth(both(), undefined, from)).code);
    expect(codes).toEqual(['held', 'held', 'link', 'too-many-requests']);
  });

  test('is one of the waiting requests of its guest, and waits until both have been answered', async () => {
    await limit({ pendingPerGuest: 2 });
    const email = someone();
    const { idToken } = await signIn({ email, emailVerified: true });
    const { numbers } = await sendBoth(both(email), idToken);
    expect((await sendBoth(both(email), idToken)).code).toBe('held');
    expect((await sendBoth(both(email), idToken)).code).toBe('too-many-requests');
    await callFunction('cancelBooking', { number: numbers[0] }, idToken);
    await asIfAMinuteLater();
    expect((await sendBoth(both(email), idToken)).code).toBe('too-many-requests');
    await callFunction('cancelBooking', { number: numbers[1] }, idToken);
    await asIfAMinuteLater();
    expect((await sendBoth(both(email), idToken)).code).toBe('held');
  });

  test('takes its nights after one click on one page, all at once', async () => {
    await limit(nothingUnproven);
    const t = messagesOf('en');
    const asked = both();
    const { code, numbers } = await sendBoth(asked);
    expect(code).toBe('link');
    expect(await sendBoth(asked)).toEqual({ code, numbers });
    for (const number of numbers) expect(await bookingOf(number)).toBeUndefined();
    const link = await confirmLink(numbers[0] ?? '');
    const page = decoded(await (await fetch(link)).text());
    for (const said of [t('mail.unconfirmed.page.open.title'), apartment.slug, other.slug])
      expect(page).toContain(said);
    const pages = await Promise.all(Array.from({ length: 5 }, () => press(link)));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    for (const number of numbers) {
      expect(await bookingOf(number)).toMatchObject({ group: numbers[0], emailProven: true, status: 'pending' });
    }
    expect((await queuedMails(numbers[0] ?? '')).filter((mail) => mail.startsWith('received'))).toHaveLength(2);
    expect(await sendBoth(asked)).toEqual({ code: 'held', numbers });
    for (const { slug } of [apartment, other]) await expectConsistentNights(slug);
  });

  test('takes none when one of them has been taken meanwhile', async () => {
    await limit(nothingUnproven);
    const asked = both();
    const { numbers } = await sendBoth(asked);
    const email = someone();
    const { idToken } = await signIn({ email, emailVerified: true });
    const guest = { ...asked.guest, email };
    const { checkIn, checkOut } = asked;
    const faster = bookingRequest(other, stayIn(1, 2), { guest, checkIn, checkOut });
    expect(await send(faster, idToken)).toBe('held');
    const page = await press(await confirmLink(numbers[0] ?? ''));
    expect(page.status).toBe(409);
    const html = decoded(await page.text());
    expect(html).toContain(messagesOf('en')('mail.unconfirmed.page.taken.title'));
    expect(html).toContain(`checkIn=${checkIn}&checkOut=${checkOut}&adults=4&children=0`);
    for (const number of numbers) expect(await bookingOf(number)).toBeUndefined();
    const outcome = await callFunction('requestApartments', both(), undefined, somewhere());
    expect(outcome.ok).toBe(true);
    const again = await callFunction('requestApartments', { ...both(), checkIn, checkOut }, undefined, somewhere());
    expect(again).toMatchObject({ ok: false, details: { code: 'dates-taken', apartment: other.slug } });
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
  await limit({ overall: 1 });
  const note = db.collection(mailCollection);
  expect(await send(request())).toBe('held');
  expect(await send(request())).toBe('too-many-requests');
  const email = someone();
  const { idToken } = await signIn({ email, emailVerified: true });
  expect(await send(request({}, email), idToken)).toBe('held');
  const mails = await note.where('__name__', '>=', 'breaker-').where('__name__', '<', 'breaker.').get();
  expect(mails.size).toBe(1);
});

function decoded(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}
