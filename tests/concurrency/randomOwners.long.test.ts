import { functionsAt } from '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBlock } from '../../functions/src/contract/block.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import type { Callables } from '../../functions/src/contract/callables.ts';
import {
  accessDocument,
  apartmentPath,
  apartmentsCollection,
  blockPath,
  bookingPath,
  bookingsCollection,
  historyCollection,
  historyPath,
  nightsCollection,
} from '../../functions/src/contract/collections.ts';
import type { HistoryEntry } from '../../functions/src/contract/history.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { bookingRequest, inDays, stayIn, type BookingRequest } from '../support/bookingRequest.ts';
import { callFunction, codeOf, responseOf } from '../support/callFunction.ts';
import { decisionLink } from '../support/decisionLink.ts';
import { eventuallyAgreed, readNightState } from '../support/expectConsistentNights.ts';
import { airbnbFeed, type FeedSample } from '../support/feedSamples.ts';
import { FeedServer } from '../support/FeedServer.ts';
import { pressDecision } from '../support/pressDecision.ts';
import { removeCalendars } from '../support/removeCalendars.ts';
import { seededOperations } from '../support/seededRandom.ts';
import { signIn, signInAsOwner } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

const operations = 600;
/** In milliseconds. Long, because every write runs a trigger. */
const timeout = 3_600_000;
/** Number of parallel operations. */
const atOnce = 8;

/** Error codes that an owner may get; anything else is a fault. */
const expected =
  /^(ok|changed-meanwhile|nights-held|not-possible|undo-over|booking-not-found|block-not-found|quote-changed|platform-says-taken|platform-unread)$/;
/** Possible answers of the page behind a link in the owner's mail: done, or the reason why not. */
const answers = [200, 404, 409, 410];

let apartments: Apartment[];
let partnerEmail: string;
let feeds: FeedServer;
beforeAll(async () => {
  feeds = await FeedServer.start();
});
afterAll(() => feeds.stop());
beforeEach(async () => {
  partnerEmail = `${randomUUID()}@example.net`;
  apartments = await Promise.all([createTestApartment(), createTestApartment()]);
  await firestore()
    .doc(accessDocument)
    .update({ owners: FieldValue.arrayUnion(partnerEmail) });
});
afterEach(async () => {
  await firestore()
    .doc(accessDocument)
    .update({ owners: FieldValue.arrayRemove(partnerEmail) });
  for (const apartment of apartments) {
    await removeCalendars(apartment.slug);
    await removeTestApartment(apartment);
  }
});

/**
 * Two owners decide requests at the desk and by the links in their mails. They move, edit and enter bookings, take
 * payments, close nights, change prices and undo. At the same time, guests request, repeat their request and cancel, a
 * platform sells nights of one apartment, and somebody edits and deletes bookings, blocks and prices in the console.
 */
test.each([1, 2, 3])(
  `${operations} random operations of two owners, guests, a platform and the console, seed %i: no night lost, leaked or held twice`,
  { timeout },
  async (seed) => {
    const db = firestore();
    const { random, run } = seededOperations(seed);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
    const [guest, first, second] = await Promise.all([
      signIn({}),
      signInAsOwner(),
      signIn({ email: partnerEmail, emailVerified: true }),
    ]);
    const owners = [first.idToken, second.idToken];
    const numbers: string[] = [];
    const blocks: string[] = [];
    /** Links of the owner's mails. Only the last one of each request is valid. */
    const links: URL[] = [];
    /** The platform's sales. */
    const platformSales: FeedSample[] = [];
    const sent: BookingRequest[] = [];
    /** Documents created by hand in the console, which do not count as bookings. */
    const typedIn: string[] = [];
    const deleted = new Set<string>();
    /** Bookings that an owner entered without an email, so that nobody gets mails about them. */
    const enteredByOwner = new Set<string>();
    /** Bookings that an owner saw at the desk, and may have changed there. */
    const seenAtDesk = new Set<string>();
    /** The total of each booking made by a guest, until an owner agrees on another price. */
    const agreedTotals = new Map<string, number>();
    /** Accepted changes, with the revision of the document after each. */
    const accepted: { change: string; revision: number }[] = [];
    /** Nightly prices that were typed in the console, each once. */
    const typedPrices: number[] = [];
    const done: Record<string, number> = {};
    const note = (what: string) => (done[what] = (done[what] ?? 0) + 1);

    // All stays share forty nights of each apartment, so that they collide.
    const randomStay = () => stayIn(30 + Math.floor(random() * 36), 1 + Math.floor(random() * 6));
    const slug = () => pick(apartments).slug;

    const feedUrl = () => feeds.serve(`/${apartments[0]!.slug}.ics`, airbnbFeed(platformSales));
    const { calendar } = await responseOf(
      'savePlatformCalendar',
      {
        ...{ requestId: randomUUID(), revision: 0, apartment: apartments[0]!.slug },
        ...{ platform: 'airbnb', feedUrl: feedUrl(), ignoresBlocked: false },
      },
      first.idToken,
    );

    async function asOwner<Name extends keyof Callables>(name: Name, request: object) {
      const outcome = await callFunction(name, { requestId: randomUUID(), ...request }, pick(owners));
      note(`${name}: ${codeOf(outcome)}`);
      expect(codeOf(outcome), outcome.ok ? name : `${name}: ${outcome.body}`).toMatch(expected);
      return outcome.ok ? outcome.response : undefined;
    }

    function tell<Change extends { change: string; revision: number }>(change: Change | undefined) {
      if (change) accepted.push({ change: change.change, revision: change.revision });
      return change;
    }

    /** The booking as a page shows it, sometimes outdated. */
    async function shown(): Promise<{ booking: string; revision: number } | undefined> {
      if (numbers.length === 0) return undefined;
      const booking = pick(numbers);
      seenAtDesk.add(booking);
      const isOld = random() < 0.1;
      const stored = (await db.doc(bookingPath(booking)).get()).data() as StoredBooking | undefined;
      const revision = stored?.revision ?? 0;
      return { booking, revision: isOld ? Math.max(0, revision - 1) : revision };
    }

    async function ask() {
      // Sends the price that the page knows. An owner may change it before the request arrives.
      const apartment = (await db.doc(apartmentPath(slug())).get()).data() as Apartment;
      const request = bookingRequest(apartment, randomStay());
      sent.push(request);
      await send(request);
    }

    /** Sends a request. If it repeats the request of a deleted booking, it may book again under the same number. */
    async function send(request: BookingRequest) {
      const outcome = await callFunction('requestBooking', request, guest.idToken);
      note(`ask: ${codeOf(outcome)}`);
      expect(codeOf(outcome)).toMatch(/^(ok|dates-taken|quote-changed)$/);
      if (!outcome.ok) return;
      if (!numbers.includes(outcome.response.number)) numbers.push(outcome.response.number);
      agreedTotals.set(outcome.response.number, request.expectedTotal);
    }

    async function cancel() {
      if (numbers.length === 0) return;
      const outcome = await callFunction('cancelBooking', { number: pick(numbers) }, guest.idToken);
      note(`cancel: ${codeOf(outcome)}`);
      expect(codeOf(outcome)).toMatch(/^(ok|booking-not-found|not-cancellable)$/);
    }

    async function editInConsole() {
      const { checkIn, checkOut } = randomStay();
      const kind = random();
      if (kind < 0.15) {
        const block = randomUUID();
        await db.doc(blockPath(block)).set({ apartment: slug(), checkIn, checkOut });
        blocks.push(block);
        return note('console: block made');
      }
      if (kind < 0.3) {
        if (blocks.length === 0) return;
        const block = db.doc(blockPath(pick(blocks)));
        if (random() < 0.3) await block.delete();
        else await update(block, { checkOut });
        return note('console: block edited');
      }
      if (kind < 0.4) {
        const nightPrice = 20_001 + 2 * typedPrices.length;
        typedPrices.push(nightPrice);
        await db.doc(apartmentPath(slug())).update({ nightPrice });
        return note('console: price edited');
      }
      if (kind < 0.45) {
        // Writes field by field, as the console does.
        const id = randomUUID();
        await db.doc(bookingPath(id)).set({ apartment: slug() });
        for (const fields of [{ checkIn }, { checkOut }, { status: 'confirmed' }])
          await update(db.doc(bookingPath(id)), fields);
        typedIn.push(id);
        return note('console: booking typed in');
      }
      if (numbers.length === 0) return;
      if (kind < 0.5) {
        // Not a booking with payments: they are in the history, and would be missing in a new booking with the same
        // number.
        const number = pick(numbers.filter((one) => !seenAtDesk.has(one)));
        if (number === undefined) return;
        numbers.splice(numbers.indexOf(number), 1);
        deleted.add(number);
        await db.doc(bookingPath(number)).delete();
        return note('console: booking deleted');
      }
      const edits = [
        { status: pick(['confirmed', 'cancelled', 'pending', 'Confirmed', 'konfirmed']) },
        { email: pick(['Ada@Example.NET', ' ada@example.net']) },
        // Dates, which the trigger puts back.
        { checkIn },
        { checkOut: pick([checkOut, 'soon']) },
        { apartment: pick([slug(), 'attic', '']) },
        { settledStay: pick([null, { checkIn }]) },
        { 'settledStay.checkOut': checkOut },
        { firstName: 'Augusta' },
      ];
      const fields = pick(edits);
      await update(db.doc(bookingPath(pick(numbers))), fields);
      note(`console: ${Object.keys(fields).join(' ')}`);
    }

    async function update(document: DocumentReference, fields: Record<string, unknown>) {
      // NOT_FOUND: somebody has deleted the document, or its creation was undone.
      await document.update(fields).catch((error: { code?: number }) => expect(error.code).toBe(5));
    }

    async function decide() {
      const page = await shown();
      const decision = pick(['confirm', 'decline', 'cancel', 'reopen'] as const);
      // The owner may or may not have been warned of the platform's nights.
      const despitePlatforms = pick([[], [calendar]]);
      if (page) tell(await asOwner('decideBooking', { ...page, decision, despitePlatforms }));
    }

    async function decideByMail() {
      const asked = numbers.filter((number) => !enteredByOwner.has(number));
      if (asked.length === 0) return;
      const decision = pick(['confirm', 'decline'] as const);
      const form = pick([decision, `${decision} ${calendar}`]);
      const isOld = random() < 0.2;
      // There is no link if the request was undone before its mails.
      const latest = await decisionLink(pick(asked), decision).catch(() => undefined);
      const link = isOld ? pick([...links, latest]) : latest;
      if (!link) return;
      links.push(link);
      // Calls the function itself, like all operations here: Hosting would give up after a minute, which a busy machine may need.
      const direct = new URL(`${functionsAt}/decideRequest${link.search}`);
      const { status, page } = await pressDecision(direct, { decision: form });
      note(`mail link: ${form.split(' ')[0]} ${status}`);
      expect(answers, page).toContain(status);
    }

    async function sellOnPlatform() {
      if (platformSales.length > 0 && random() < 0.3)
        platformSales.splice(platformSales.indexOf(pick(platformSales)), 1);
      else platformSales.push({ ...randomStay(), kind: 'sold', uid: randomUUID() });
      feedUrl();
      await asOwner('readPlatformCalendars', { calendar, acceptEmpty: true });
    }

    async function move() {
      const page = await shown();
      const price = pick([{ kind: 'keep' }, { kind: 'list' }, { kind: 'agreed', total: 50_000 }]);
      if (page) tell(await asOwner('moveBooking', { ...page, apartment: slug(), ...randomStay(), price }));
    }

    async function edit() {
      const page = await shown();
      const changes = pick([
        { adults: 1 + Math.floor(random() * 2) },
        { phone: `+49 30 ${Math.floor(random() * 1e6)}`, city: 'Berlin' },
        { note: `Note ${Math.floor(random() * 1e6)}` },
      ]);
      if (page) tell(await asOwner('editBooking', { ...page, changes, price: { kind: 'keep' } }));
    }

    async function pay() {
      const page = await shown();
      if (!page) return;
      const { payments = [] } = ((await db.doc(bookingPath(page.booking)).get()).data() ??
        {}) as Partial<StoredBooking>;
      if (payments.length > 0 && random() < 0.3) {
        tell(await asOwner('removePayment', { ...page, payment: pick(payments).id }));
        return;
      }
      const [kind, amount] = [pick(['advance', 'balance', 'refund'] as const), 1 + Math.floor(random() * 40_000)];
      tell(await asOwner('recordPayment', { ...page, kind, amount, on: inDays(0), note: '' }));
    }

    async function savePrices() {
      const {
        propertyTerms: _,
        revision = 0,
        ...facts
      } = (await db.doc(apartmentPath(slug())).get()).data() as Apartment & { revision?: number };
      const nightPrice = 10_000 + 500 * Math.floor(random() * 20);
      const request = { apartment: facts.slug, revision, base: facts, facts: { ...facts, nightPrice } };
      tell(await asOwner('saveApartment', request));
    }

    async function enter() {
      const party = { adults: 2, children: 0, language: 'de', person: { firstName: 'Marta' } };
      const status = pick(['confirmed', 'pending']);
      const request = { apartment: slug(), ...randomStay(), ...party, status, price: { kind: 'list' } };
      const entered = tell(await asOwner('enterBooking', request));
      if (!entered) return;
      numbers.push(entered.booking);
      enteredByOwner.add(entered.booking);
    }

    async function block() {
      const all = random() < 0.2 ? apartments.map((one) => one.slug) : [slug()];
      const response = await asOwner('blockNights', { apartments: all, ...randomStay(), reason: 'Painter' });
      for (const one of response?.blocks ?? []) {
        tell(one);
        blocks.push(one.block);
      }
    }

    async function changeBlock() {
      if (blocks.length === 0) return;
      const id = pick(blocks);
      const stored = (await db.doc(blockPath(id)).get()).data() as StoredBlock | undefined;
      const nights = random() < 0.5 ? null : { apartment: slug(), ...randomStay() };
      tell(await asOwner('changeBlock', { block: id, revision: stored?.revision ?? 0, nights }));
    }

    async function undo() {
      const last = accepted.slice(-6);
      if (last.length > 0) tell(await asOwner('undoChange', { change: pick(last).change }));
    }

    async function operate() {
      const kind = random();
      if (kind < 0.16) return ask();
      if (kind < 0.18 && sent.length > 0) return send(pick(sent));
      if (kind < 0.24) return cancel();
      if (kind < 0.36) return editInConsole();
      if (kind < 0.43) return decide();
      if (kind < 0.49) return decideByMail();
      if (kind < 0.51) return sellOnPlatform();
      if (kind < 0.58) return move();
      if (kind < 0.64) return edit();
      if (kind < 0.72) return pay();
      if (kind < 0.76) return savePrices();
      if (kind < 0.82) return enter();
      if (kind < 0.87) return block();
      if (kind < 0.92) return changeBlock();
      return undo();
    }

    let started = 0;
    async function worker() {
      while (started < operations) {
        started += 1;
        await run(started, operate);
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker));
    // Bookings, nights, calendars, payments and their history must agree.
    for (const apartment of apartments) await eventuallyAgreed(apartment.slug);
    console.log(`▸ seed ${seed}: ${JSON.stringify(done)}`);
    // The machine decides which changes win, but some must.
    expect(accepted.length, JSON.stringify(done)).toBeGreaterThan(5);

    const states = await Promise.all(apartments.map((apartment) => readNightState(apartment.slug)));
    const bookings = states.flatMap((state) => state.bookings);

    // Every accepted change and every price typed in the console must be in the history, and no two changes may have
    // made the same revision of a booking or an apartment.
    async function readHistory(): Promise<Map<string, HistoryEntry>> {
      const slugs = apartments.map((apartment) => apartment.slug);
      const found = await db.collection(historyCollection).where('apartments', 'array-contains-any', slugs).get();
      return new Map(found.docs.map((entry) => [entry.id, entry.data() as HistoryEntry]));
    }
    const recordedPrices = async () =>
      [...(await readHistory()).values()]
        .filter(({ by, action }) => by === 'console' && action === 'pricesSaved')
        .flatMap(({ changes }) => changes.map(({ to }) => to as number))
        .sort((a, b) => a - b);
    await expect.poll(recordedPrices, { timeout: 600_000, interval: 1000 }).toEqual(typedPrices);
    const entries = await readHistory();
    // Read by ID. If the apartment of a booking was just edited in the console, the entry names the edited apartment.
    const recorded = await db.getAll(...accepted.map(({ change }) => db.doc(historyPath(change))));
    for (const [place, { change, revision }] of accepted.entries())
      expect(recorded[place]?.data(), change).toMatchObject({ by: 'owner', revision });
    const made = [...entries.values()]
      .filter(
        ({ by, subject }) =>
          subject.startsWith(apartmentsCollection) ||
          // Revisions start again if a deleted booking is booked again.
          (by === 'owner' && subject.startsWith(bookingsCollection) && !deleted.has(subject.split('/')[1]!)),
      )
      .map(({ subject, revision }) => `${subject} ${revision}`);
    expect(made.filter((one, place) => made.indexOf(one) !== place)).toEqual([]);

    // A booking costs the agreed price, whatever the apartment costs now.
    for (const { number, quote } of bookings) {
      const isAgreedAnew = [...entries.values()].some(
        ({ subject, by, changes }) =>
          subject === bookingPath(number) && by === 'owner' && changes.some(({ field }) => field.startsWith('quote')),
      );
      const total = agreedTotals.get(number);
      if (total !== undefined && !isAgreedAnew) expect(quote.totalPayment, `${number} total`).toBe(total);
    }

    for (const id of typedIn) {
      const problem = async () => (await db.doc(bookingPath(id)).get()).get('problem') as unknown;
      await expect.poll(problem, { message: `${id} is marked` }).toBeTruthy();
      const held = await db.collection(nightsCollection).where('booking', '==', id).get();
      expect(held.size, `nights of ${id}`).toBe(0);
    }

    // Each change outside the desk must have been mailed once, including the last one.
    for (const booking of bookings) {
      const isSkipped = [seenAtDesk, deleted, enteredByOwner].some((set) => set.has(booking.number));
      if (isSkipped || !numbers.includes(booking.number)) continue;
      const mails = (await findMailsAbout(booking.number)).flatMap(({ id }) => {
        const [, kind = '', sequence = '0'] = /-(\w+)-owner(?:-(\d+))?$/.exec(id) ?? [];
        return kind ? [{ kind, sequence: Number(sequence) }] : [];
      });
      // A request that ended before its first mail was sent has deleted that mail, so nobody was told of it.
      if (mails.length === 0) {
        expect(booking.status, `${booking.number}, of which nothing was mailed`).toBe('cancelled');
        continue;
      }
      const sequences = mails.map(({ sequence }) => sequence);
      expect(new Set(sequences).size, `${booking.number} mailed two changes as one`).toBe(sequences.length);
      expect(Math.max(...sequences), `${booking.number} has a change that was not mailed`).toBe(booking.sequence);
      const last = mails.filter(({ kind }) => kind !== 'moved').toSorted((a, b) => b.sequence - a.sequence)[0];
      expect(statusAfter[last?.kind ?? ''], `${booking.number}, last mail: ${last?.kind}`).toBe(booking.status);
    }
  },
);

/** The booking's status after each kind of mail. A move keeps the status. */
const statusAfter: Record<string, string> = {
  received: 'pending',
  reopened: 'pending',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  cancelledByOwner: 'cancelled',
  declined: 'cancelled',
  expired: 'cancelled',
};
