import { randomInt, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { RequestBookingResponse } from '../../functions/src/contract/callables.ts';
import { limitsCollection } from '../../functions/src/contract/collections.ts';
import type { NightLimits, RequestLimits } from '../../functions/src/limits/limits.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import {
  apartmentsRequest,
  bookingRequest,
  guestWith,
  stayIn,
  type ApartmentsRequest,
  type BookingRequest,
} from './bookingRequest.ts';
import { callFunction, codeOf, responseOf } from './callFunction.ts';
import { forgetCounts, setLimits } from './limits.ts';
import { createTestApartment, removeTestApartment } from './testApartment.ts';

/** Limits with which every request with an unproven email needs the link. */
export const nothingUnproven = { unprovenShare: 0 };

export const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.7`;
export const someone = () => `guest-${randomUUID()}@example.net`;

/** Presses the button of the page behind a link. */
export const press = (link: URL) => fetch(link, { method: 'POST' });

/**
 * Booking requests with the limits that the seed switches off, to apartments that no other file uses. Call this once
 * per file. The limits last until the end of a test, and the counts start anew with each test.
 * @param count number of apartments
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

  /** The first of the apartments. */
  get apartment(): Apartment {
    return this.apartments[0]!;
  }

  /** Sets the limits of the deployed site, with these changes. */
  limit = async (nights: Partial<NightLimits> = {}, calls: Partial<RequestLimits> = {}): Promise<void> => {
    this.#putBack = await setLimits({ requestBooking: calls, nights });
  };

  /** A request for a two-night stay that no other request of this file has. */
  request = (changes: Partial<BookingRequest> = {}, email = someone()): BookingRequest =>
    bookingRequest(this.apartment, this.#nextStay(), { guest: guestWith(email), ...changes });

  /** A request for all of the apartments at once. */
  requestAll = (email = someone()): ApartmentsRequest =>
    apartmentsRequest(this.apartments, this.#nextStay(), { guest: guestWith(email) });

  #nextStay() {
    this.#day += 3;
    return stayIn(this.#day, 2);
  }
}

/** Result: `held`, `link` or the error code. */
export async function send(wanted: BookingRequest, idToken?: string, from = somewhere()): Promise<string> {
  const outcome = await callFunction('requestBooking', wanted, idToken, from);
  if (!outcome.ok) return codeOf(outcome);
  return outcome.response.confirmUntil === undefined ? 'held' : 'link';
}

export async function sendForLink(wanted: BookingRequest, idToken?: string): Promise<RequestBookingResponse> {
  const response = await responseOf('requestBooking', wanted, idToken, somewhere());
  expect(response.confirmUntil).toBeDefined();
  return response;
}

/** Makes holdings a minute old, because younger ones count even without a booking. */
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
