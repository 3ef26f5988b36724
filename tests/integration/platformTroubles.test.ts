import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
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
import { readExport } from '../../functions/src/calendars/readExport.ts';
import { settleCalendars } from '../../functions/src/calendars/settleCalendars.ts';
import { exportKeyOf } from '../../functions/src/contract/platformCalendar.ts';
import { savePlatformCalendar } from '../../functions/src/owner/savePlatformCalendar.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { anonymousGuest, bookingRequest, stayIn } from '../support/bookingRequest.ts';
import { expectConsistentNights } from '../support/expectConsistentNights.ts';
import { FeedServer, type FeedResponder } from '../support/FeedServer.ts';
import { airbnbFeed } from '../support/feedSamples.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { createTestApartment } from '../support/testApartment.ts';

/* Unreadable platform calendars over hours. The test sets the clock. */

const minute = 60_000;
const owner = { email: 'owner@example.net' };
const sold = airbnbFeed([{ ...stayIn(40, 3), kind: 'sold' }]);
const refuses: FeedResponder = (_, response) => void response.writeHead(503).end();
const silent: FeedResponder = () => {};

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
  ({ calendar: id } = await savePlatformCalendar(listing({ feedUrl: feeds.serve(path, sold) }), owner, start));
}

function listing(changes: { feedUrl: string | null; revision?: number; calendar?: string }) {
  const platform = 'airbnb' as const;
  return {
    apartment: apartment.slug,
    platform,
    label: '',
    ignoresBlocked: false,
    requestId: randomUUID(),
    revision: 0,
    ...changes,
  };
}

const save = (changes: { feedUrl: string | null; revision: number }) =>
  savePlatformCalendar(listing({ ...changes, calendar: id }), owner, after(1));

const request = (stay: Stay) => requestBooking(bookingRequest(apartment, stay), anonymousGuest, after(1));

const stored = async () => (await firestore().doc(platformCalendarPath(id)).get()).data() as StoredPlatformCalendar;
const claimed = async () => (await expectConsistentNights(apartment.slug)).claimed.length;
const published = async () =>
  (await firestore().doc(apartmentPath(apartment.slug)).get()).get('platformsUnreadSince') as unknown;

/** IDs of the mails to the owner about this calendar. */
async function mailsAboutIt(): Promise<string[]> {
  const { docs } = await firestore().collection(mailCollection).get();
  return docs.map((mail) => mail.id).filter((mail) => mail.includes(id));
}

test('a calendar that refuses keeps its nights; the owner is told once, after three readings, and guests after two hours', async () => {
  await connect();
  expect(await claimed()).toBe(3);
  feeds.serve(path, refuses);
  for (const minutes of [20, 40]) await readPlatformCalendars(after(minutes));
  expect(await mailsAboutIt()).toEqual([]);
  for (const minutes of [60, 80, 100, 120]) await readPlatformCalendars(after(minutes));
  expect(await mailsAboutIt()).toHaveLength(1);
  expect(await published()).toBeUndefined();
  await readPlatformCalendars(after(140));
  expect(await published()).toBe(start.toISOString());
  expect(await mailsAboutIt()).toHaveLength(1);
  expect(await claimed()).toBe(3);
  feeds.serve(path, sold);
  await readPlatformCalendars(after(160));
  expect(await published()).toBeUndefined();
  expect((await stored()).feed).toMatchObject({ problem: null, failingSince: null, isOwnerNotified: false });
});

test('a calendar whose first reading fails counts as not read at once, and so does one at a new URL', async () => {
  await connect();
  const stays = [{ apartment: apartment.slug, ...stayIn(60, 3) }];
  const unread = async (when: 'binding' | 'requested') =>
    (await checkPlatforms(stays, when, after(1))).unread.map((calendar) => calendar.id);
  expect(await unread('binding')).toEqual([]);
  const broken = feeds.serve(`/${randomUUID()}.ics`, refuses);
  const { revision } = await save({ feedUrl: broken, revision: 1 });
  // Nights of the old URL stay closed.
  expect(await claimed()).toBe(3);
  expect([await unread('binding'), await unread('requested')]).toEqual([[id], [id]]);
  await save({ feedUrl: feeds.serve(path, sold), revision });
  expect([await unread('binding'), await unread('requested')]).toEqual([[], []]);

  apartment = await createTestApartment();
  ({ calendar: id } = await savePlatformCalendar(listing({ feedUrl: broken }), owner, after(1)));
  stays[0]!.apartment = apartment.slug;
  expect([await unread('binding'), await unread('requested')]).toEqual([[id], [id]]);
});

test('an entry that cannot be understood keeps its nights, makes instant bookings requests, and the owner gets one mail with its UID', async () => {
  await connect();
  const odd = sold.replace(/DTSTART.*/, 'DTSTART;VALUE=DATE:01.07.2027');
  feeds.serve(path, odd);
  const [uid] = /(?<=UID:).*(?=\r)/.exec(odd)!;
  for (const minutes of [20, 40, 60, 80]) {
    expect(await readPlatformCalendars(after(minutes), { only: [id] })).toEqual({ read: [id], failed: [] });
  }
  expect(await claimed()).toBe(3);
  const [mail, ...more] = await mailsAboutIt();
  expect(more).toEqual([]);
  const text = (await firestore().doc(`${mailCollection}/${mail}`).get()).get('message.text') as string;
  expect(text.replace(/\s+/g, '')).toContain(uid);
  const binding = await checkPlatforms([{ apartment: apartment.slug, ...stayIn(60, 3) }], 'binding', after(80));
  expect(binding.unread.map((calendar) => calendar.id)).toEqual([id]);
  feeds.serve(path, sold);
  await readPlatformCalendars(after(100), { only: [id] });
  expect((await stored()).feed.remarks).toEqual([]);
});

test('a platform that asks for a pause is not read before its end', async () => {
  await connect();
  let asked = 0;
  feeds.serve(path, (_, response) => {
    asked += 1;
    response.writeHead(429, { 'Retry-After': '3600' }).end();
  });
  for (const minutes of [20, 40, 60, 79]) await readPlatformCalendars(after(minutes), { only: [id] });
  expect(asked).toBe(1);
  expect((await stored()).feed).toMatchObject({ problem: 'busy', retryAt: Timestamp.fromDate(after(80)) });
  feeds.serve(path, sold);
  await readPlatformCalendars(after(81), { only: [id] });
  expect((await stored()).feed).toMatchObject({ problem: null, retryAt: null });
});

test('a platform that does not answer delays a binding booking only briefly', async () => {
  await connect();
  feeds.serve(path, silent);
  const stays = [{ apartment: apartment.slug, ...stayIn(60, 3) }];
  // The calendar was read a moment ago, so it is not read again.
  expect(await checkPlatforms(stays, 'binding', after(1))).toEqual({ taken: [], unread: [] });
  const began = Date.now();
  const { unread } = await checkPlatforms(stays, 'binding', after(3));
  expect(unread.map((calendar) => calendar.id)).toEqual([id]);
  expect(Date.now() - began).toBeGreaterThan(5_000);
  // Its nights are known without a reading.
  const { taken } = await checkPlatforms([{ apartment: apartment.slug, ...stayIn(41, 3) }], 'binding', after(3));
  expect(taken.map((calendar) => calendar.id)).toEqual([id]);
  // A request waits for the owner anyway.
  expect(await checkPlatforms(stays, 'requested', after(60))).toEqual({ taken: [], unread: [] });
  // Other apartments are not affected.
  expect(await checkPlatforms([{ ...stays[0]!, apartment: 'another' }], 'binding', after(60))).toEqual({
    taken: [],
    unread: [],
  });
  // Otherwise the rounds of other tests would wait for it.
  feeds.serve(path, sold);
});

test.each([{ feeds: { broken: null, odd: { readAt: 'today' } }, triedAt: 7, unreadSince: 3 }])(
  'the times of readings, edited in the console to %j, do no harm and are written again',
  async (edit) => {
    await connect();
    const reads = firestore().doc(platformReadsDocument);
    await reads.set(edit);
    const stays = [{ apartment: apartment.slug, ...stayIn(60, 3) }];
    expect(await checkPlatforms(stays, 'binding', after(1))).toEqual({ taken: [], unread: [] });
    await readPlatformCalendars(after(2));
    expect((await reads.get()).get(`feeds.${id}.apartment`)).toBe(apartment.slug);
  },
);

test('a URL that was removed in the console takes no nights any more', async () => {
  await connect();
  await firestore().doc(platformCalendarPath(id)).update({ feedUrl: null });
  await settleCalendars(after(1));
  expect(await claimed()).toBe(0);
});

test('a reading takes no nights if the owner has removed its URL meanwhile', async () => {
  await connect();
  feeds.serve(path, (_, response) => {
    void save({ feedUrl: null, revision: 1 }).then(() =>
      response.writeHead(200).end(airbnbFeed([{ ...stayIn(70, 4), kind: 'sold' }])),
    );
  });
  expect(await readPlatformCalendars(after(2), { only: [id] })).toEqual({ read: [], failed: [id] });
  expect(await claimed()).toBe(0);
  expect((await stored()).feed.stays).toEqual([]);
});

test('a calendar that is connected while others are read is known to the next check', async () => {
  await connect();
  const first = id;
  feeds.serve(path, (_, response) => {
    const other = { apartment: apartment.slug, platform: 'vrbo', label: '', ignoresBlocked: false } as const;
    const feedUrl = feeds.serve(`/${randomUUID()}.ics`, sold);
    void savePlatformCalendar({ ...other, requestId: randomUUID(), revision: 0, feedUrl }, owner, after(2)).then(
      ({ calendar }) => {
        id = calendar;
        response.writeHead(200).end(sold);
      },
    );
  });
  await readPlatformCalendars(after(2));
  const { feeds: known } = (await firestore().doc(platformReadsDocument).get()).data() as { feeds: object };
  expect(Object.keys(known)).toEqual(expect.arrayContaining([first, id]));
});

test('the owner is told when a platform sells nights that it had closed because of our booking', async () => {
  await connect();
  const stay = stayIn(90, 3);
  await request(stay);
  feeds.serve(path, airbnbFeed([{ ...stay, kind: 'blocked' }]));
  await readPlatformCalendars(after(2), { only: [id] });
  expect(await mailsAboutIt()).toEqual([]);
  feeds.serve(path, airbnbFeed([{ ...stay, kind: 'sold' }]));
  await readPlatformCalendars(after(4), { only: [id] });
  expect(await mailsAboutIt()).toHaveLength(1);
  // Another sale of the same nights.
  feeds.serve(path, airbnbFeed([{ ...stay, checkOut: stayIn(90, 5).checkOut, kind: 'blocked' }]));
  await readPlatformCalendars(after(6), { only: [id] });
  feeds.serve(path, airbnbFeed([{ ...stay, checkOut: stayIn(90, 5).checkOut, kind: 'sold' }]));
  await readPlatformCalendars(after(8), { only: [id] });
  expect(await mailsAboutIt()).toHaveLength(2);
});

test('a platform that requests only headers counts as not having read our calendar', async () => {
  await connect();
  await request(stayIn(90, 3));
  const key = exportKeyOf(id, (await stored()).exportKey);
  const { etag } = (await readExport(apartment.slug, key, false, after(1)))!;
  expect((await stored()).export.stays).toEqual([]);
  expect((await readExport(apartment.slug, key, true, after(1)))!.etag).toBe(etag);
  expect((await stored()).export.stays).toHaveLength(1);
  expect(await readExport(apartment.slug, exportKeyOf(id, 'x'.repeat(22)), true, after(1))).toBeUndefined();
});

test('a stay does not become binding if the reading just before it finds a sale of its nights', async () => {
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
