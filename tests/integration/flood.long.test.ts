import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingsCollection } from '../../functions/src/contract/collections.ts';
import { limitsSchema } from '../../functions/src/contract/limits.ts';
import { addMonths, daysBetween, firstDayOf, monthOf, type IsoMonth } from '../../functions/src/domain/isoDate.ts';
import { nightsOf, type Stay } from '../../functions/src/domain/stay.ts';
import { nightLimits } from '../../functions/src/limits/nightLimits.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { bookingRequest, stayIn, type BookingRequest } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { confirmLink } from '../support/confirmLink.ts';
import { expectConsistentNights } from '../support/expectConsistentNights.ts';
import { forgetCounts, setLimits } from '../support/limits.ts';
import { discardWaitingMails } from '../support/mailQueue.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { signIn } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* Fifty flooding networks with twenty honest guests among them, with the default limits. */

const networks = 50;
const perNetwork = { valid: 9, malformed: 5, signedOut: 5 };
const honestGuests = 20;
const atOnce = 40;
/** In milliseconds. */
const timeout = 3_600_000;

const usual = limitsSchema.parse({});
/** Of a month, for all requests with unproven emails together. */
const share = nightLimits.unprovenShare;

let apartment: Apartment;
let putBack: () => Promise<void>;
beforeAll(async () => {
  apartment = await createTestApartment();
  await forgetCounts();
  putBack = await setLimits({ requestBooking: usual.requestBooking, cancelBooking: usual.cancelBooking, nights: {} });
});
afterAll(async () => {
  await putBack();
  await removeTestApartment(apartment);
});

const db = firestore();
const random = seededRandom(7);
const ipIn = (network: number) => `45.${network}.1.${1 + Math.floor(random() * 254)}`;

function request(stay: Stay, email: string): BookingRequest {
  const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
  return bookingRequest(apartment, stay, { guest });
}

/** A random stay within three years, free or not. */
const someStay = () => stayIn(20 + Math.floor(random() * 900), 2 + Math.floor(random() * 6));

/** The calls of one network, by kind. */
function callsOf(network: number): { kind: string; send: () => Promise<string> }[] {
  const from = () => ipIn(network);
  // Fresh emails, and one that is used repeatedly.
  const email = () => (random() < 0.7 ? `flood-${randomUUID()}@example.net` : `flood-${network}@example.net`);
  const valid = () => callFunction('requestBooking', request(someStay(), email()), undefined, from());
  const malformed = () =>
    callFunction('requestBooking', { ...request(someStay(), 'no street'), price: 1 }, undefined, from());
  const signedOut = () => callFunction('cancelBooking', { number: '7K3Q9-XRD2M' }, undefined, from());
  const named = (kind: string, call: typeof valid | typeof signedOut) => ({
    kind,
    send: async () => {
      const outcome = await call();
      if (!outcome.ok) return codeOf(outcome);
      return 'confirmUntil' in outcome.response ? 'link' : 'held';
    },
  });
  return [
    ...Array.from({ length: perNetwork.valid }, () => named('valid', valid)),
    ...Array.from({ length: perNetwork.malformed }, () => named('malformed', malformed)),
    ...Array.from({ length: perNetwork.signedOut }, () => named('signed-out cancelling', signedOut)),
  ];
}

interface HonestGuest {
  number: string;
  way: 'signed in' | 'at once' | 'by the link';
  tries: number;
  milliseconds: number;
}

/** Searches a free stay, requests it, and confirms by link if asked. */
async function bookHonestly(index: number): Promise<HonestGuest> {
  const began = performance.now();
  const email = `honest-${randomUUID()}@example.net`;
  const signedIn = index % 3 === 0;
  const idToken = signedIn ? (await signIn({ email, emailVerified: true })).idToken : undefined;
  // Every fourth shares a network with robots.
  const from = index % 4 === 0 ? ipIn(index) : `81.${index}.2.7`;
  for (let tries = 1; tries <= 20; tries += 1) {
    const stay = someStay();
    const asked = { ...stay, adults: 2, children: 0, apartment: apartment.slug };
    const free = await callFunction('checkAvailability', asked, undefined, from);
    if (!free.ok || !free.response.apartments[0]?.available) continue;
    const outcome = await callFunction('requestBooking', request(stay, email), idToken, from);
    if (!outcome.ok && codeOf(outcome) === 'dates-taken') continue;
    if (!outcome.ok) throw new Error(`an honest guest was refused: ${outcome.body}`);
    const { number, confirmUntil } = outcome.response;
    if (confirmUntil !== undefined) {
      if (signedIn) throw new Error('a guest who is signed in was asked for a click');
      const page = await fetch(await confirmLink(number), { method: 'POST' });
      if (page.status === 409) continue;
      expect(page.status).toBe(200);
    }
    const way = signedIn ? 'signed in' : confirmUntil === undefined ? 'at once' : 'by the link';
    // One of them cancels and requests again.
    if (index === 3 && tries === 1) {
      expect(codeOf(await callFunction('cancelBooking', { number }, idToken, from))).toBe('ok');
      continue;
    }
    return { number, way, tries, milliseconds: performance.now() - began };
  }
  throw new Error('an honest guest found no free nights');
}

test(
  `${networks} networks flood, ${honestGuests} honest guests among them all get their nights, and the flood never holds more than its share`,
  { timeout },
  async () => {
    const flood = Array.from({ length: networks }, (_, network) => callsOf(network)).flat();
    const calls = flood
      .map((call) => ({ call, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ call }) => call);
    const outcomes: Record<string, number> = {};
    const honest: Promise<HonestGuest>[] = [];
    let next = 0;
    let flooding = true;

    const samples: number[] = [];
    const watch = (async () => {
      while (flooding) {
        samples.push((await heldNights()).fullest);
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    })();
    const began = performance.now();
    const workers = Array.from({ length: atOnce }, async () => {
      for (let at = next++; at < calls.length; at = next++) {
        // Honest guests are spread over the whole flood.
        if (at % Math.floor(calls.length / honestGuests) === 0 && honest.length < honestGuests) {
          honest.push(bookHonestly(honest.length));
        }
        const { kind, send } = calls[at]!;
        const key = `${kind}: ${await send()}`;
        outcomes[key] = (outcomes[key] ?? 0) + 1;
      }
    });
    await Promise.all(workers);
    const guests = await Promise.all(honest);
    flooding = false;
    await watch;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);

    const ways = (way: HonestGuest['way']) => guests.filter((guest) => guest.way === way).length;
    const slowest = Math.max(...guests.map(({ milliseconds }) => milliseconds));
    const held = await heldNights();
    const most = Math.max(...samples, held.fullest);
    console.log(`▸ flood: ${calls.length} calls of ${networks} networks in ${seconds} s: ${JSON.stringify(outcomes)}`);
    console.log(
      `▸ nights held by the flood: ${held.flood}; by all unproven requests ${held.unproven}, never more than ${(most * 100).toFixed(1)} % of a month, in ${samples.length} looks`,
    );
    console.log(
      `▸ honest guests: ${guests.length} of ${honestGuests} have their nights (${ways('signed in')} signed in, ${ways('at once')} at once, ${ways('by the link')} by the link), the slowest after ${Math.round(slowest)} ms`,
    );

    expect(guests).toHaveLength(honestGuests);
    const { bookings } = await expectConsistentNights(apartment.slug);
    for (const { number } of guests) {
      expect(bookings.find((booking) => booking.number === number)).toMatchObject({ status: 'pending' });
    }
    expect(ways('signed in')).toBeGreaterThan(0);
    expect(ways('by the link')).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(share);
    // The share was nearly reached, or the test would show nothing.
    expect(most).toBeGreaterThan(share * 0.8);
    expect(held.flood).toBeGreaterThan(0);
    expect(outcomes['malformed: fields-required']).toBe(networks * perNetwork.malformed);
    expect(outcomes['signed-out cancelling: signed-out']).toBe(networks * perNetwork.signedOut);
    await discardWaitingMails();
  },
);

/**
 * Nights held by waiting requests with unproven emails, the largest share of a month among them (0 to 1), and how many are the
 * flood's.
 */
async function heldNights(): Promise<{ unproven: number; fullest: number; flood: number }> {
  const found = await db
    .collection(bookingsCollection)
    .where('apartment', '==', apartment.slug)
    .select('status', 'checkIn', 'checkOut', 'nights', 'email', 'emailProven')
    .get();
  const waiting = found.docs
    .map((document) => document.data() as StoredBooking)
    .filter(({ status, emailProven }) => status === 'pending' && !emailProven);
  const sumOf = (bookings: StoredBooking[]) => bookings.reduce((sum, { nights }) => sum + nights, 0);
  const months = waiting.flatMap((booking) => nightsOf(booking).map(monthOf));
  const daysOf = (month: IsoMonth) => daysBetween(firstDayOf(month), firstDayOf(addMonths(month, 1)));
  const shares = months.map((month) => months.filter((one) => one === month).length / daysOf(month));
  return {
    unproven: months.length,
    fullest: Math.max(0, ...shares),
    flood: sumOf(waiting.filter(({ email }) => email.startsWith('flood-'))),
  };
}
