import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import { checkPlatforms } from '../../functions/src/calendars/checkPlatforms.ts';
import { readExport } from '../../functions/src/calendars/readExport.ts';
import { readDueCalendars } from '../../functions/src/calendars/readPlatformCalendars.ts';
import { settleCalendars } from '../../functions/src/calendars/settleCalendars.ts';
import { platformCalendarPath } from '../../functions/src/contract/collections.ts';
import { exportKeyOf, type StoredPlatformCalendar } from '../../functions/src/contract/platformCalendar.ts';
import { platforms } from '../../functions/src/domain/platform.ts';
import { savePlatformCalendar } from '../../functions/src/owner/savePlatformCalendar.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { anonymousGuest, bookingRequest, stayIn } from '../support/bookingRequest.ts';
import { countDocuments } from '../support/countDocuments.ts';
import { FeedServer } from '../support/FeedServer.ts';
import { airbnbFeed, staysInRow } from '../support/feedSamples.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { createTestApartment } from '../support/testApartment.ts';

/* The daily cost of platform calendars: three apartments with three listings each, ten stays and ten platform stays. */

const minute = 60_000;
const owner = { email: 'owner@example.net' };
/** Each platform reads our calendar every three hours, as Airbnb is said to. */
const readingsOfOurs = 9 * 8;
const roundsADay = 72;
/** Number of confirmed bookings, more than three apartments ever have. */
const bookingsADay = 3;
/** The daily free quota (firebase.google.com/pricing, November 2026). */
const free = { reads: 50_000, writes: 20_000 };

let feeds: FeedServer;
beforeAll(async () => {
  feeds = await FeedServer.start();
  await writeSettings({ ownerLanguage: 'en' });
});
afterAll(() => feeds.stop());

test('a day without changes costs at most a twentieth of the free quota', async () => {
  let now = new Date();
  const calendars: { slug: string; key: string }[] = [];
  for (let place = 0; place < 3; place += 1) {
    const apartment = await createTestApartment();
    for (let week = 0; week < 10; week += 1) {
      const request = bookingRequest(apartment, stayIn(20 + week * 14, 7));
      await requestBooking(request, anonymousGuest, now);
    }
    for (const [at, platform] of platforms.slice(0, 3).entries()) {
      const elsewhere = staysInRow(stayIn(180 + at * 40, 1).checkIn, 10, 2);
      const feedUrl = feeds.serve(
        `/${apartment.slug}-${platform}.ics`,
        // So far ahead that the owner does not offer the apartment yet.
        airbnbFeed([...elsewhere, { ...stayIn(400, 300), kind: 'blocked' }]),
      );
      const listing = { apartment: apartment.slug, platform, label: '', feedUrl, ignoresBlocked: false };
      const request = { requestId: randomUUID(), revision: 0, ...listing };
      const { calendar } = await savePlatformCalendar(request, owner, now);
      const { exportKey } = (
        await firestore().doc(platformCalendarPath(calendar)).get()
      ).data() as StoredPlatformCalendar;
      calendars.push({ slug: apartment.slug, key: exportKeyOf(calendar, exportKey) });
    }
  }
  // The first reading records what was exported to each platform.
  for (const { slug, key } of calendars) expect(await readExport(slug, key, true, now)).toBeDefined();
  now = new Date(now.getTime() + 20 * minute);
  await readDueCalendars(now);

  now = new Date(now.getTime() + 20 * minute);
  const round = await countDocuments(async () => {
    expect((await readDueCalendars(now)).read).toHaveLength(9);
  });
  const telling = await countDocuments(async () => {
    for (const { slug, key } of calendars) await readExport(slug, key, true, now);
  });
  // The scheduler runs twice as often as calendars are read.
  const notDue = await countDocuments(() => readDueCalendars(new Date(now.getTime() + 10 * minute)));
  const morning = await countDocuments(() => settleCalendars(now));
  const slug = calendars[0]?.slug ?? '';
  const check = await countDocuments(() =>
    checkPlatforms([{ apartment: slug, ...stayIn(60, 3) }], 'binding', new Date(now.getTime() + 5 * minute)),
  );
  expect(round.writes).toBe(1);
  expect(telling.writes).toBe(0);
  expect(morning.writes).toBe(0);
  const day = {
    reads:
      (round.reads + notDue.reads) * roundsADay +
      (telling.reads / 9) * readingsOfOurs +
      morning.reads +
      check.reads * bookingsADay,
    writes: roundsADay + check.writes * bookingsADay,
  };
  console.log(`▸ platform calendars: ${JSON.stringify({ round, notDue, telling, morning, check, day })}`);
  expect(day.reads).toBeLessThanOrEqual(free.reads / 20);
  expect(day.writes).toBeLessThanOrEqual(free.writes / 20);
});
