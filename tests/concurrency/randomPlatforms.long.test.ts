import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditData } from '../../functions/src/audit/auditData.ts';
import { BookingError } from '../../functions/src/bookings/BookingError.ts';
import { settleBlock } from '../../functions/src/bookings/console/settleBlock.ts';
import { settleBooking } from '../../functions/src/bookings/console/settleBooking.ts';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import { readPlatformCalendars } from '../../functions/src/calendars/readPlatformCalendars.ts';
import { settleCalendars } from '../../functions/src/calendars/settleCalendars.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import {
  apartmentPath,
  blockPath,
  bookingPath,
  mailCollection,
  nightsCollection,
  platformCalendarPath,
  platformCalendarsCollection,
  platformReadsDocument,
} from '../../functions/src/contract/collections.ts';
import type { StoredPlatformCalendar } from '../../functions/src/contract/platformCalendar.ts';
import type { BookingStatus } from '../../functions/src/domain/bookingState.ts';
import type { IsoDate } from '../../functions/src/domain/isoDate.ts';
import { isMadeOf } from '../../functions/src/domain/feedStay.ts';
import { nightsOf, overlaps, type Stay } from '../../functions/src/domain/stay.ts';
import { blockNights, changeBlock } from '../../functions/src/owner/blockNights.ts';
import { changeBookingStatus } from '../../functions/src/owner/changeBookingStatus.ts';
import { moveBooking } from '../../functions/src/owner/moveBooking.ts';
import { OwnerError } from '../../functions/src/owner/OwnerError.ts';
import { savePlatformCalendar } from '../../functions/src/owner/savePlatformCalendar.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { anonymousGuest, bookingRequest, stayIn } from '../support/bookingRequest.ts';
import { readNightState } from '../support/expectConsistentNights.ts';
import { FeedServer } from '../support/FeedServer.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { feedFaults, SimulatedPlatform } from '../support/SimulatedPlatform.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { createTestApartment } from '../support/testApartment.ts';

const steps = 300;
const minute = 60_000;
const hour = 60 * minute;
const owner = { email: 'owner@example.net' };
/** Refusals that an owner or a guest may get; anything else is a fault. */
const refusals =
  /^(dates-taken|nights-held|not-possible|platform-says-taken|platform-unread|changed-meanwhile|booking-not-found|block-not-found)$/;

let feeds: FeedServer;
beforeAll(async () => {
  feeds = await FeedServer.start();
  await writeSettings({ ownerLanguage: 'en' });
});
afterAll(() => feeds.stop());

/** The stored nights of an apartment and all platform calendars, by path. */
async function readStored({ slug }: Apartment): Promise<Map<string, DocumentSnapshot>> {
  const db = firestore();
  const found = await Promise.all([
    db.collection(nightsCollection).where('apartment', '==', slug).get(),
    db.collection(platformCalendarsCollection).where('apartment', '==', slug).get(),
    db.doc(apartmentPath(slug)).collection('calendar').get(),
  ]);
  return new Map(found.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document])));
}

/** The number of documents that were written without a change, and of all written ones. */
function compare(before: Map<string, DocumentSnapshot>, after: Map<string, DocumentSnapshot>) {
  const written = [...after.values()].filter((document) => {
    const earlier = before.get(document.ref.path);
    return !earlier?.updateTime || !document.updateTime?.isEqual(earlier.updateTime);
  });
  const inVain = written.filter((document) => {
    return isDeepStrictEqual(document.data(), before.get(document.ref.path)?.data());
  });
  return { writes: written.length, inVain: inVain.map(({ ref }) => ref.path) };
}

test.each([1, 2, 3])(
  `${steps} random steps of guests, the owner, the console and two platforms with delays and faults, seed %i: every night has the holders that it should have, and nothing is written without a change`,
  { timeout: 3_600_000 },
  async (seed) => {
    const db = firestore();
    const random = seededRandom(seed);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    const apartment = await createTestApartment();
    const ignoresBlocked = seed === 3;
    let now = new Date();
    const done: Record<string, number> = {};
    const note = (what: string) => (done[what] = (done[what] ?? 0) + 1);
    let writes = 0;

    const airbnb = await connect('airbnb');
    const booking = await connect('booking');
    const platforms = [airbnb, booking];
    const bookings: string[] = [];
    const blocks: string[] = [];

    // All stays share ninety nights, so that they collide. These nights are farther ahead than the clock runs.
    const randomStay = () => stayIn(40 + Math.floor(random() * 90), 1 + Math.floor(random() * 5));

    async function connect(platform: 'airbnb' | 'booking'): Promise<SimulatedPlatform> {
      const request = { requestId: randomUUID(), revision: 0, apartment: apartment.slug, platform, label: '' };
      const unconnected = { ...request, feedUrl: null, ignoresBlocked: ignoresBlocked && platform === 'airbnb' };
      const { calendar, revision } = await savePlatformCalendar(unconnected, owner, now);
      const { exportKey } = (await db.doc(platformCalendarPath(calendar)).get()).data() as StoredPlatformCalendar;
      const simulated = new SimulatedPlatform(feeds, platform, { id: calendar, apartment: apartment.slug, exportKey });
      const feedUrl = simulated.publish();
      await savePlatformCalendar({ ...unconnected, requestId: randomUUID(), calendar, revision, feedUrl }, owner, now);
      return simulated;
    }

    /** A use case that may be refused for an expected reason. */
    async function attempt<Result>(what: string, run: () => Promise<Result>): Promise<Result | undefined> {
      try {
        const result = await run();
        note(`${what}: ok`);
        return result;
      } catch (error) {
        if (!(error instanceof BookingError) && !(error instanceof OwnerError)) throw error;
        note(`${what}: ${error.details.code}`);
        expect(error.details.code).toMatch(refusals);
        return undefined;
      }
    }

    /** A booking or block as the desk shows it now. */
    async function shown(
      path: string,
    ): Promise<{ requestId: string; revision: number; status?: BookingStatus } | undefined> {
      const data = (await db.doc(path).get()).data();
      return (
        data && { requestId: randomUUID(), revision: (data.revision as number | undefined) ?? 0, status: data.status }
      );
    }

    async function ask() {
      const request = bookingRequest(apartment, randomStay());
      const response = await attempt('ask', () => requestBooking(request, anonymousGuest, now));
      if (response) bookings.push(response.number);
    }

    /** The platforms' conflicts that the owner ignores: sometimes those of both platforms, usually none. */
    const despite = () => (random() < 0.3 ? platforms.map(({ calendar }) => calendar.id) : []);

    async function decide() {
      const number = pick(bookings);
      const seen = number && (await shown(bookingPath(number)));
      if (!seen) return;
      const { status, ...of } = seen;
      const decision =
        status === 'confirmed' ? 'cancel' : status === 'cancelled' ? 'reopen' : random() < 0.7 ? 'confirm' : 'decline';
      const said = { message: '', atWishOf: 'owner', together: false, despitePlatforms: despite() } as const;
      await attempt(decision, () => changeBookingStatus({ ...of, ...said, booking: number, decision }, owner, now));
    }

    async function move() {
      const number = pick(bookings);
      const seen = number && (await shown(bookingPath(number)));
      if (!seen) return;
      const { requestId, revision } = seen;
      const request = { requestId, revision, booking: number, apartment: apartment.slug, ...randomStay() };
      const despitePlatforms = despite();
      await attempt('move', () => moveBooking({ ...request, price: { kind: 'keep' }, despitePlatforms }, owner, now));
    }

    async function close() {
      const request = { requestId: randomUUID(), apartments: [apartment.slug], ...randomStay(), reason: '' };
      const response = await attempt('block', () => blockNights(request, owner, now));
      if (response) blocks.push(...response.blocks.map(({ block }) => block));
    }

    async function open() {
      const block = pick(blocks);
      const seen = block && (await shown(blockPath(block)));
      if (!seen) return;
      const { requestId, revision } = seen;
      await attempt('unblock', () => changeBlock({ requestId, revision, block, nights: null }, owner, now));
    }

    async function trade() {
      const platform = pick(platforms);
      if (random() < 0.25 && platform.own.length > 0) {
        platform.own.splice(Math.floor(random() * platform.own.length), 1);
        return note('platform: cancelled');
      }
      const kind = random() < 0.25 ? 'blocked' : 'sold';
      note(platform.sell(randomStay(), kind) ? `platform: ${kind}` : 'platform: taken there');
    }

    async function editInConsole() {
      const which = random();
      if (which < 0.3 && bookings.length > 0) {
        const number = pick(bookings);
        await db.doc(bookingPath(number)).delete();
        await settleBooking(number, now);
        return note('console: booking deleted');
      }
      if (which < 0.5 && blocks.length > 0) {
        const block = pick(blocks);
        await db.doc(blockPath(block)).delete();
        await settleBlock(block, now);
        return note('console: block deleted');
      }
      const calendar = db.doc(platformCalendarPath(pick(platforms).calendar.id));
      if (which < 0.65) {
        await calendar.update({ feed: FieldValue.delete() });
        note('console: state of a feed deleted');
      } else if (which < 0.75) {
        await calendar.update({ 'feed.stays': FieldValue.delete() });
        note('console: stays of a feed deleted');
      } else if (which < 0.8) {
        await db.doc(platformReadsDocument).delete();
        return note('console: times of readings deleted');
      } else {
        const claimed = await db.collection(nightsCollection).where('feeds', 'array-contains', calendar.id).get();
        const night = pick(claimed.docs);
        if (!night) return;
        await night.ref.update({ feeds: FieldValue.delete() });
        note('console: claim of a feed deleted');
      }
      await settleCalendars(now);
    }

    /**
     * Expects that nights which a platform's calendar was just read to have are taken, except those that look like our
     * own stays.
     */
    async function expectTaken({ calendar: { id }, published }: SimulatedPlatform) {
      const { ignoresBlocked, export: exported } = (
        await db.doc(platformCalendarPath(id)).get()
      ).data() as StoredPlatformCalendar;
      const told = [...exported.stays, ...exported.ended];
      const toldNights = new Set(told.flatMap(nightsOf));
      const isAirbnb = id === airbnb.calendar.id;
      const certain = published.filter((stay) => {
        if (stay.kind === 'blocked' && isAirbnb)
          return !ignoresBlocked && !nightsOf(stay).some((night) => toldNights.has(night));
        return isAirbnb || !isMadeOf(stay, told);
      });
      const taken = await db.collection(nightsCollection).where('apartment', '==', apartment.slug).get();
      const nights = taken.docs.map((document) => document.get('night') as IsoDate);
      expect(nights).toEqual(expect.arrayContaining(certain.flatMap(nightsOf)));
    }

    async function readAll(acceptsEmpty = false) {
      const before = await readStored(apartment);
      const { read, failed } = await readPlatformCalendars(now, { acceptsEmpty });
      const { writes: made, inVain } = compare(before, await readStored(apartment));
      expect(inVain).toEqual([]);
      writes += made;
      for (const platform of platforms.filter(({ calendar }) => read.includes(calendar.id)))
        await expectTaken(platform);
      note(failed.length > 0 ? 'round: some failed' : 'round: all read');
      return { made, read, failed };
    }

    const actions: [share: number, run: () => unknown][] = [
      [16, ask],
      [9, decide],
      [6, move],
      [5, close],
      [4, open],
      [16, trade],
      [
        12,
        () =>
          pick(platforms)
            .readOurs(now)
            .then(() => note('platform: read ours')),
      ],
      [12, () => (pick(platforms).publish(), note('platform: published'))],
      [
        4,
        () => (
          (pick(platforms).fault = random() < 0.35 ? pick(feedFaults) : undefined),
          note('platform: fault or mended')
        ),
      ],
      [4, editInConsole],
      [12, () => readAll()],
    ];
    const shares = actions.reduce((sum, [share]) => sum + share, 0);
    for (let step = 0; step < steps; step += 1) {
      now = new Date(now.getTime() + Math.floor(random() * 15 * minute));
      let at = random() * shares;
      for (const [share, run] of actions) {
        at -= share;
        if (at >= 0) continue;
        await run();
        break;
      }
    }

    // Ends all faults. All platforms then read each other until nothing changes.
    for (const platform of platforms) platform.fault = undefined;
    for (let round = 0; round < 4; round += 1) {
      for (const platform of platforms) {
        await platform.readOurs(now);
        platform.publish();
      }
      now = new Date(now.getTime() + 7 * hour);
      await readAll(true);
    }

    expect((await auditData(now, apartment.slug)).findings).toEqual([]);
    const { held, claimed, holding } = await readNightState(apartment.slug);
    expect(claimed.length).toBeGreaterThan(2);
    const heldHere = new Set(held.map((entry) => entry.slice(0, 10)));
    const claims = new Map(claimed.map((entry) => [entry.slice(0, 10), entry.split(' ').slice(1)]));
    const [soldThere, closedThere, soldOrClosed] = [airbnb.nights('sold'), airbnb.nights('blocked'), booking.nights()];
    for (const night of new Set([...soldThere, ...closedThere, ...soldOrClosed, ...claims.keys()] as IsoDate[])) {
      const isAirbnbs = soldThere.has(night) || (!ignoresBlocked && closedThere.has(night));
      const isBookings = soldOrClosed.has(night);
      // If somebody else holds a night too, a platform that repeats what we told it looks the same as one that has its
      // own stay in the same words.
      const mustAirbnb = soldThere.has(night) || (isAirbnbs && !isBookings && !heldHere.has(night));
      const mustBooking = isBookings && !isAirbnbs && !heldHere.has(night);
      const found = claims.get(night) ?? [];
      const mine = [...(isAirbnbs ? [airbnb.calendar.id] : []), ...(isBookings ? [booking.calendar.id] : [])];
      // A platform that once had the same dates itself also looks the same as one that has repeated ours since.
      const may = heldHere.has(night) ? platforms.map(({ calendar }) => calendar.id) : mine;
      const must = [...(mustAirbnb ? [airbnb.calendar.id] : []), ...(mustBooking ? [booking.calendar.id] : [])];
      expect(may, night).toEqual(expect.arrayContaining(found));
      expect(found, night).toEqual(expect.arrayContaining(must));
      expect(found.length > 0 || heldHere.has(night), night).toBe(mine.length > 0 || heldHere.has(night));
    }

    // Every double sale that could be reported to the owner must have been reported.
    const mails = (await db.collection(mailCollection).get()).docs.map(({ id }) => id);
    for (const sold of airbnb.own.filter(({ kind }) => kind === 'sold')) {
      for (const { id } of holding.filter((stay) => overlaps(stay, sold as Stay))) {
        expect(
          mails.filter((mail) => mail.startsWith(`${id}-platform-owner-${airbnb.calendar.id}-`)).length,
        ).toBeGreaterThan(0);
      }
    }

    // Nothing has changed, so nothing is written.
    for (let round = 0; round < 3; round += 1) {
      now = new Date(now.getTime() + 20 * minute);
      for (const platform of platforms) await platform.readOurs(now);
      expect((await readAll()).made).toBe(0);
    }
    const sent = mails.filter((mail) => mail.includes('platform-')).length;
    console.log(
      `▸ platforms, seed ${seed}: ${JSON.stringify(done)}; ${held.length} nights held here, ${claimed.length} by platforms, ${writes} documents written by readings, ${sent} mails to the owner`,
    );
  },
);
