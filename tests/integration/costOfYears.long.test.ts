import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { showDataProblem } from '../../functions/src/audit/showDataProblem.ts';
import { nightsIn } from '../../functions/src/bookings/nightWrites.ts';
import { apartmentFactsSchema, propertyTermsSchema } from '../../functions/src/contract/apartment.ts';
import type { BlockedNights } from '../../functions/src/contract/block.ts';
import {
  apartmentPath,
  apartmentsCollection,
  blockPath,
  blocksCollection,
  bookingPath,
  bookingsCollection,
  calendarPath,
  historyCollection,
  historyPath,
  mailCollection,
  nightPath,
  platformCalendarsCollection,
  platformReadsDocument,
  registerCollection,
  settingsCollection,
} from '../../functions/src/contract/collections.ts';
import type { HistoryAction } from '../../functions/src/contract/history.ts';
import type { Payment } from '../../functions/src/contract/payment.ts';
import { addDays, isoDate, monthOf, type IsoMonth } from '../../functions/src/domain/isoDate.ts';
import { historyEntry } from '../../functions/src/history/historyEntry.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { everyHour, everyMorning, everyTenMinutes } from '../../functions/src/triggers/schedules.ts';
import villaApartments from '../../villa/apartments.json' with { type: 'json' };
import villaSettings from '../../villa/settings.json' with { type: 'json' };
import { countDocuments } from '../support/countDocuments.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { sampleBooking } from '../support/sampleBooking.ts';

/*
 * What a day costs after ten years, as `docs/cost.md` says: each year has 300 bookings, nights that are closed in
 * winter, and 10,000 history entries. The first seven of these years must cost nothing. A tenth of their documents is
 * enough to show that.
 */

const tuesday = new Date('2027-03-02T09:00:00Z');
const monday = new Date('2027-03-08T09:00:00Z');
const dayMillis = 86_400_000;
const tenYears = Array.from({ length: 10 }, (_, place) => 2018 + place);
const isRecent = (year: number) => year > 2024;
/** Number of stays in each apartment. */
const staysOf = (year: number) => (isRecent(year) ? 100 : 10);
const entriesOf = (year: number) => (isRecent(year) ? 10_000 : 1_000);
/** Number of mails that are not deleted yet. */
const sentMails = 500;
const db = firestore();

/** Documents that one batch may write. */
const batchSize = 500;
const batchesAtOnce = 4;

type Write = [path: string, data: object];

/**
 * Uses a project of its own. No functions react to its writes, and batches are many times faster than single writes.
 */
async function writeAll(writes: readonly Write[]): Promise<void> {
  let next = 0;
  async function work() {
    while (next < writes.length) {
      const part = writes.slice(next, (next += batchSize));
      const batch = db.batch();
      for (const [path, data] of part) batch.set(db.doc(path), data);
      await batch.commit();
    }
  }
  await Promise.all(Array.from({ length: batchesAtOnce }, work));
}

const apartments = villaApartments.map((facts) => ({
  ...apartmentFactsSchema.parse(facts),
  propertyTerms: propertyTermsSchema.parse(villaSettings),
}));

const numberOf = (year: number, apartment: number, place: number) =>
  `${String(place).padStart(5, '0')}-${apartment}${year}`;

/**
 * History entries, evenly spread over the twelve months until a Tuesday in March. Entries of a booking follow one
 * another.
 * @param payments receives the payments of the entries, by booking number
 */
function historyOf(year: number, payments: Map<string, Payment[]>): Write[] {
  const actions: HistoryAction[] = ['requested', 'confirmed', 'paymentRecorded', 'edited', 'reminded', 'problemSeen'];
  const bookings = apartments.length * staysOf(year);
  const entries = entriesOf(year);
  const until = Date.UTC(year, tuesday.getUTCMonth(), tuesday.getUTCDate());
  return Array.from({ length: entries }, (_, place): Write => {
    const booking = Math.floor((place * bookings) / entries);
    const number = numberOf(year, booking % apartments.length, Math.floor(booking / apartments.length));
    const now = new Date(until - (place * 365 * dayMillis) / entries);
    const action = actions[place % actions.length]!;
    const id = `${year}-${place}`;
    const isPaid = action === 'paymentRecorded';
    const payment = { id, kind: 'balance', amount: 100 + place, on: isoDate(`${year}-01-02`), note: '' } as const;
    if (isPaid) payments.set(number, [...(payments.get(number) ?? []), payment]);
    const change = { subject: bookingPath(number), action, by: 'owner', now } as const;
    const fields = { before: { revision: place }, after: isPaid ? { payment } : {} };
    return [historyPath(id), historyEntry({ ...change, ...fields })];
  });
}

/** Stays of two nights, one after the other, from 5 April of a year on; closed from November to March. */
function seasonOf(year: number): Write[] {
  const payments = new Map<string, Payment[]>();
  const writes = historyOf(year, payments);
  for (const [index, { slug }] of apartments.entries()) {
    const months = new Map<IsoMonth, Record<string, true>>();
    const hold = (stay: BlockedNights, holder: object) => {
      for (const { night } of nightsIn(stay)) {
        writes.push([nightPath(slug, night), { apartment: slug, night, ...holder }]);
        months.set(monthOf(night), { ...months.get(monthOf(night)), [night]: true });
      }
    };
    for (let place = 0; place < staysOf(year); place += 1) {
      const checkIn = addDays(isoDate(`${year}-04-05`), place * 2);
      const stay = { apartment: slug, checkIn, checkOut: addDays(checkIn, 2) };
      const number = numberOf(year, index, place);
      const settledStay = { ...stay, status: 'confirmed' } as const;
      const createdAt = Timestamp.fromDate(new Date(addDays(checkIn, -90)));
      const paid = { payments: payments.get(number) ?? [] };
      const { id: _, ...booking } = sampleBooking({ number, ...settledStay, settledStay, createdAt, ...paid });
      writes.push([bookingPath(number), booking]);
      hold(stay, { booking: number });
    }
    // Whole months, which do not overlap those of the bookings.
    const winter = { apartment: slug, checkIn: isoDate(`${year}-11-01`), checkOut: isoDate(`${year + 1}-04-01`) };
    const id = `${slug}-${year}`;
    const createdAt = Timestamp.fromDate(new Date(winter.checkIn));
    const state = { reason: '', createdAt, revision: 1, problem: null, salesSeen: [] };
    writes.push([blockPath(id), { ...winter, settledStay: winter, ...state }]);
    hold(winter, { booking: null, block: id });
    for (const [month, nights] of months) writes.push([calendarPath(slug, month), { nights }]);
  }
  return writes;
}

/** Mails of the last months; older ones are deleted by TTL. */
function mails(): Write[] {
  return Array.from({ length: sentMails }, (_, place) => {
    const at = Timestamp.fromMillis(tuesday.getTime() - (place * 89 * dayMillis) / sentMails);
    const delivery = { state: 'SUCCESS', attempts: 1, startTime: at, endTime: at };
    return [`${mailCollection}/${numberOf(2027, 0, place)}-sent`, { to: [], queuedAt: at, delivery }];
  });
}

/** The desk's subscriptions in Today and in its calendar: the queries of `web/app/firebase/owner`. */
async function openDesk(): Promise<void> {
  const firstShownDay = addDays(isoDate('2027-03-01'), -400);
  const stays = [bookingsCollection, blocksCollection].map((name) => db.collection(name));
  const failed = db.collection(mailCollection).where('delivery.state', '==', 'ERROR');
  const queries = [
    ...stays.map((all) => all.where('checkOut', '>=', firstShownDay)),
    ...stays.map((all) => all.where('problem', '>', '')),
    failed.orderBy('delivery.endTime', 'desc').limit(20),
    ...[settingsCollection, apartmentsCollection, platformCalendarsCollection, registerCollection].map((name) =>
      db.collection(name),
    ),
  ];
  await Promise.all(queries.map((query) => query.get()));
  await db.doc(platformReadsDocument).get();
}

/** Documents that each run reads, and the number of runs on a day on which the owner looks at the desk ten times. */
type Row = { reads: number; runs: number };

async function measure(): Promise<Record<string, Row>> {
  const reads = async (run: () => unknown) => (await countDocuments(async () => void (await run()))).reads;
  vi.setSystemTime(tuesday);
  const event = { scheduleTime: tuesday.toISOString() };
  // The first morning may have something to write; the second is quiet.
  await everyMorning.run(event);
  const tenMinutes = await reads(() => everyTenMinutes.run(event));
  const hour = await reads(() => everyHour.run(event));
  const morning = await reads(() => everyMorning.run(event));
  const desk = await reads(openDesk);
  vi.setSystemTime(monday);
  const audit = await showDataProblem(monday);
  expect(audit?.findings).toEqual([]);
  return {
    'Every ten minutes': { reads: tenMinutes, runs: 144 },
    'Every hour': { reads: hour, runs: 24 },
    'Every morning': { reads: morning, runs: 1 },
    'The check on Mondays': { reads: audit!.reads, runs: 1 },
    'The owner opens the desk': { reads: desk, runs: 10 },
  };
}

async function writeYears(years: readonly number[]): Promise<void> {
  for (const year of years) await writeAll(seasonOf(year));
}

beforeAll(async () => {
  process.env.LINK_KEY = 'a key';
  await writeSettings({ ownerLanguage: 'en' });
  await writeAll(apartments.map((apartment) => [apartmentPath(apartment.slug), apartment]));
  await writeAll(mails());
  await writeYears(tenYears.slice(-3));
});
afterAll(() => vi.useRealTimers());

test('a day costs after ten years what it costs after three, and half of the free quota at most', async () => {
  const afterThree = await measure();
  await writeYears(tenYears.slice(0, -3));
  const afterTen = await measure();
  expect((await db.collection(bookingsCollection).count().get()).data().count).toBe(1_110);
  expect((await db.collection(historyCollection).count().get()).data().count).toBe(37_000);
  expect(afterTen).toEqual(afterThree);

  const rows = Object.entries(afterTen).map(([what, { reads, runs }]) => [what, reads, runs, reads * runs] as const);
  const day = rows.reduce((sum, [, , , reads]) => sum + reads, 0);
  expect(day).toBeLessThan(50_000 / 2);
  console.log([...rows.map((row) => row.join(' | ')), `A Monday | | | ${day}`].map((row) => `▸ | ${row} |`).join('\n'));
});
