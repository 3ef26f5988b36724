import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPlatforms } from '../../functions/src/calendars/checkPlatforms.ts';
import { readPlatformCalendars } from '../../functions/src/calendars/readPlatformCalendars.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import {
  apartmentPath,
  mailCollection,
  platformCalendarPath,
  platformReadsDocument,
} from '../../functions/src/contract/collections.ts';
import type { StoredPlatformCalendar } from '../../functions/src/contract/platformCalendar.ts';
import { savePlatformCalendar } from '../../functions/src/owner/savePlatformCalendar.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { stayIn } from '../support/bookingRequest.ts';
import { expectConsistentNights } from '../support/expectConsistentNights.ts';
import { FeedServer, type FeedAnswer } from '../support/FeedServer.ts';
import { airbnbFeed } from '../support/feedSamples.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { createTestApartment } from '../support/testApartment.ts';

/* Calendars of platforms that cannot be read, over hours. The test sets the clock. */

const minute = 60_000;
const owner = { uid: 'owner', email: 'owner@example.net' };
const sold = airbnbFeed([{ ...stayIn(40, 3), kind: 'sold' }]);
const refuses: FeedAnswer = (_, response) => void response.writeHead(503).end();
const silent: FeedAnswer = () => {};

let feeds: FeedServer;
let apartment: Apartment;
let path: string;
let id: string;
const start = new Date();
const after = (minutes: number) => new Date(start.getTime() + minutes * minute);

beforeAll(async () => {
  feeds = await FeedServer.start();
  await writeSettings({ ownerLanguage: 'en' });
});
afterAll(() => feeds.stop());

async function connect(): Promise<void> {
  apartment = await createTestApartment();
  path = `/${randomUUID()}.ics`;
  const listing = { apartment: apartment.slug, platform: 'airbnb', label: '', ignoresBlocked: false } as const;
  const request = { ...listing, requestId: randomUUID(), revision: 0, feedUrl: feeds.serve(path, sold) };
  ({ calendar: id } = await savePlatformCalendar(request, owner, start));
}

const stored = async () => (await firestore().doc(platformCalendarPath(id)).get()).data() as StoredPlatformCalendar;
const claimed = async () => (await expectConsistentNights(apartment.slug)).claimed.length;
const published = async () =>
  (await firestore().doc(apartmentPath(apartment.slug)).get()).get('platformsUnreadSince') as unknown;

/** IDs of the mails to the owner about this calendar. */
async function told(): Promise<string[]> {
  const { docs } = await firestore().collection(mailCollection).get();
  return docs.map((mail) => mail.id).filter((mail) => mail.includes(id));
}

test('a calendar that refuses keeps its nights; the owner is told once, after three readings, and guests after two hours', async () => {
  await connect();
  expect(await claimed()).toBe(3);
  feeds.serve(path, refuses);
  for (const minutes of [20, 40]) await readPlatformCalendars(after(minutes));
  expect(await told()).toEqual([]);
  for (const minutes of [60, 80, 100, 120]) await readPlatformCalendars(after(minutes));
  expect(await told()).toHaveLength(1);
  expect(await published()).toBeUndefined();
  await readPlatformCalendars(after(140));
  expect(await published()).toBe(start.toISOString());
  expect(await told()).toHaveLength(1);
  expect(await claimed()).toBe(3);
  feeds.serve(path, sold);
  await readPlatformCalendars(after(160));
  expect(await published()).toBeUndefined();
  expect((await stored()).feed).toMatchObject({ problem: null, failingSince: null, told: false });
});

test('a calendar that is suddenly empty keeps its nights for days, until the owner says that it is', async () => {
  await connect();
  feeds.serve(path, airbnbFeed([]));
  for (let minutes = 20; minutes <= 4 * 24 * 60; minutes += 240) await readPlatformCalendars(after(minutes));
  expect(await claimed()).toBe(3);
  expect((await stored()).feed.problem).toBe('empty');
  expect(await told()).toHaveLength(1);
  await readPlatformCalendars(after(6000), { only: [id], acceptsEmpty: true });
  expect(await claimed()).toBe(0);
  expect((await stored()).feed.problem).toBeNull();
});

test('a platform that does not answer keeps nobody waiting for long before a stay becomes binding', async () => {
  await connect();
  feeds.serve(path, silent);
  const stays = [{ apartment: apartment.slug, ...stayIn(60, 3) }];
  // Read just now: nothing is asked.
  expect(await checkPlatforms(stays, 'binding', after(1))).toEqual({ taken: [], unread: [] });
  const began = Date.now();
  const { unread } = await checkPlatforms(stays, 'binding', after(3));
  expect(unread.map((calendar) => calendar.id)).toEqual([id]);
  expect(Date.now() - began).toBeGreaterThan(5_000);
  // Nights that it has are known without it.
  const { taken } = await checkPlatforms([{ apartment: apartment.slug, ...stayIn(41, 3) }], 'binding', after(3));
  expect(taken.map((calendar) => calendar.id)).toEqual([id]);
  // A request waits for the owner in any case.
  expect(await checkPlatforms(stays, 'requested', after(60))).toEqual({ taken: [], unread: [] });
  // Other apartments are not concerned.
  expect(await checkPlatforms([{ ...stays[0]!, apartment: 'another' }], 'binding', after(60))).toEqual({
    taken: [],
    unread: [],
  });
});

test.each([
  { feeds: null },
  { feeds: 'none' },
  { feeds: { broken: null, odd: { readAt: 'today' } }, triedAt: 7, unreadSince: 3 },
])('the times of readings, edited in the console to %j, disturb nobody and are written anew', async (edit) => {
  await connect();
  const reads = firestore().doc(platformReadsDocument);
  await reads.set(edit);
  const stays = [{ apartment: apartment.slug, ...stayIn(60, 3) }];
  expect(await checkPlatforms(stays, 'binding', after(1))).toEqual({ taken: [], unread: [] });
  await readPlatformCalendars(after(2));
  expect((await reads.get()).get(`feeds.${id}.apartment`)).toBe(apartment.slug);
});

test('a sale that comes in with the reading before a stay becomes binding is seen', async () => {
  await connect();
  feeds.serve(
    path,
    airbnbFeed([
      { ...stayIn(40, 3), kind: 'sold' },
      { ...stayIn(60, 2), kind: 'sold' },
    ]),
  );
  const { taken } = await checkPlatforms([{ apartment: apartment.slug, ...stayIn(61, 3) }], 'binding', after(5));
  expect(taken.map((calendar) => calendar.id)).toEqual([id]);
  expect(await claimed()).toBe(5);
});
