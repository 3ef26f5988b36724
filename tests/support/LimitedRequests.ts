import { randomInt, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { RequestBookingResponse } from '../../functions/src/contract/callables.ts';
import { bookingPath, limitsCollection } from '../../functions/src/contract/collections.ts';
import type { RequestLimits } from '../../functions/src/contract/limits.ts';
import type { NightLimits } from '../../functions/src/limits/nightLimits.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import {
  apartmentsRequest,
  bookingRequest,
  stayIn,
  type ApartmentsRequest,
  type BookingRequest,
} from './bookingRequest.ts';
import { callFunction, codeOf } from './callFunction.ts';
import { forgetCounts, requestLimits, setLimits } from './limits.ts';
import { createTestApartment, removeTestApartment } from './testApartment.ts';

/** Every request with an unproven email needs the link. */
export const nothingUnproven = { unprovenShare: 0 };

export const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.7`;
export const someone = () => `guest-${randomUUID()}@example.net`;

/** Presses the button of the page behind a link. */
export const press = (link: URL) => fetch(link, { method: 'POST' });

export async function bookingOf(number: string) {
  return (await firestore().doc(bookingPath(number)).get()).data();
}

/**
 * Booking requests with the limits that the seed switches off, to apartments that no other file has. Called once by each
 * file: limits hold until the end of a test, counts begin with it.
 * @param count of apartments
 */
export class LimitedRequests {
  readonly apartments: Apartment[] = [];
  #putBack: () => Promise<void> = async () => {};
  #day = 10;

  constructor(count = 1) {
    beforeAll(async () => {
      for (let made = 0; made < count; made += 1) this.apartments.push(await createTestApartment());
    });
    afterAll(async () => {
      for (const apartment of this.apartments) await removeTestApartment(apartment);
    });
    beforeEach(forgetCounts);
    afterEach(() => this.#putBack());
  }

  /** The first one. */
  get apartment(): Apartment {
    return this.apartments[0]!;
  }

  /** Sets the limits of the deployed site with changes. */
  limit = async (nights: Partial<NightLimits> = {}, calls: Partial<RequestLimits> = {}): Promise<void> => {
    this.#putBack = await setLimits({ requestBooking: requestLimits(calls), nights });
  };

  /** For a two-night stay that no other request of this file has. */
  request = (changes: Partial<BookingRequest> = {}, email = someone()): BookingRequest =>
    bookingRequest(this.apartment, this.#nextStay(), { guest: ada(email), ...changes });

  /** For all of the apartments at once. */
  requestAll = (email = someone()): ApartmentsRequest =>
    apartmentsRequest(this.apartments, this.#nextStay(), { guest: ada(email) });

  #nextStay() {
    this.#day += 3;
    return stayIn(this.#day, 2);
  }
}

function ada(email: string) {
  return { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
}

/** Result: `held`, `link` or the error code. */
export async function send(wanted: BookingRequest, idToken?: string, from = somewhere()): Promise<string> {
  const outcome = await callFunction('requestBooking', wanted, idToken, from);
  if (!outcome.ok) return codeOf(outcome);
  return outcome.response.confirmUntil === undefined ? 'held' : 'link';
}

export async function sendForLink(wanted: BookingRequest, idToken?: string): Promise<RequestBookingResponse> {
  const outcome = await callFunction('requestBooking', wanted, idToken, somewhere());
  if (!outcome.ok) throw new Error(`refused: ${outcome.body}`);
  expect(outcome.response.confirmUntil).toBeDefined();
  return outcome.response;
}

/** Makes holdings a minute old: younger ones count without a booking. */
export async function asIfAMinuteLater(): Promise<void> {
  const holders = await firestore().collection(limitsCollection).get();
  for (const holder of holders.docs.filter((document) => document.get('holds'))) {
    const holds = holder.get('holds') as Record<string, { at: Timestamp }>;
    const earlier = (at: Timestamp) => Timestamp.fromMillis(at.toMillis() - 61_000);
    await holder.ref.update({
      holds: Object.fromEntries(Object.entries(holds).map(([key, one]) => [key, { ...one, at: earlier(one.at) }])),
    });
  }
}

/** HTML with its entities as characters. */
export function decoded(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}
