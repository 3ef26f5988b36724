import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditData } from '../../functions/src/audit/auditData.ts';
import { settleBooking } from '../../functions/src/bookings/console/settleBooking.ts';
import { remindGuests } from '../../functions/src/bookings/change/remindGuests.ts';
import { checkAvailability, readBriefly } from '../../functions/src/bookings/read/checkAvailability.ts';
import { readOfferedApartments } from '../../functions/src/bookings/read/readApartments.ts';
import { readTakenNights } from '../../functions/src/bookings/read/readTakenNights.ts';
import { confirmRequest } from '../../functions/src/bookings/request/confirmRequest.ts';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import { currentApartmentsMinutes } from '../../functions/src/contract/currentApartments.ts';
import { takenNightsMinutes } from '../../functions/src/contract/takenNights.ts';
import { apartmentFactsSchema, propertyTermsSchema, type Apartment } from '../../functions/src/contract/apartment.ts';
import { apartmentPath, bookingPath, mailCollection } from '../../functions/src/contract/collections.ts';
import { addMonths, isoDate, monthOf } from '../../functions/src/domain/isoDate.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { deliverMailDocument } from '../../functions/src/mail/deliver/deliverMailDocument.ts';
import { releaseWithheldMail } from '../../functions/src/mail/deliver/releaseWithheldMail.ts';
import { smtpSender } from '../../functions/src/mail/deliver/smtpSender.ts';
import { changeBookingStatus } from '../../functions/src/owner/changeBookingStatus.ts';
import { recordPayment } from '../../functions/src/owner/recordPayment.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { everyHour, everyMorning, everyTenMinutes } from '../../functions/src/triggers/schedules.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import villaApartments from '../../villa/apartments.json' with { type: 'json' };
import villaSettings from '../../villa/settings.json' with { type: 'json' };
import { anonymousGuest, bookingRequest, inDays } from '../support/bookingRequest.ts';
import { confirmLink } from '../support/confirmLink.ts';
import { countDocuments } from '../support/countDocuments.ts';
import { setLimits } from '../support/limits.ts';
import { MailServer } from '../support/MailServer.ts';
import { writeSettings } from '../support/MailSimulation.ts';

/* The running cost of `docs/cost.md`: the sample's apartments with ten confirmed stays each. */

type Count = { reads: number; writes: number };

const owner = { email: 'owner@example.net' };
const ada = { ...anonymousGuest, verifiedEmail: 'ada@example.net' };
// A Tuesday, because the check of all data runs on Mondays.
const now = new Date('2027-03-02T09:00:00Z');
vi.setSystemTime(now);
const isoMonth = monthOf(isoDate('2027-03-02'));
const apartments: Apartment[] = villaApartments.map((facts) => ({
  ...apartmentFactsSchema.parse(facts),
  seasons: [],
  rules: { minNights: 1, maxNights: 60, arrivalDays: [], minNoticeDays: 0, bookingWindowDays: 1000 },
  propertyTerms: propertyTermsSchema.parse(villaSettings),
}));
const [apartment] = apartments as [Apartment];
const freeReads = 50_000;
const minutesOfDay = 24 * 60;
const documented = readFileSync(inProject('docs/cost.md'), 'utf8');
/** The rows of the document's tables, by what they are about. */
const told = new Map(
  documented.split('\n').flatMap((line) => {
    const [, what, reads, writes] = /^\| ([^|]+?) \| ([\d,]+) \| ([\d,]+) \|$/.exec(line) ?? [];
    const number = (text = '') => Number(text.replaceAll(',', ''));
    return what ? [[what, { reads: number(reads), writes: number(writes) }] as const] : [];
  }),
);
const counts = new Map<string, Count>();

let mailServer: MailServer;
const known = new Set<string>();

async function counted(what: string, run: () => Promise<unknown>): Promise<Count> {
  const count = await countDocuments(run);
  counts.set(what, count);
  return count;
}

/** Trigger and delivery after a write of a booking, as in the deployed functions, including withheld mails. */
async function afterWrite(number: string): Promise<Count> {
  const mails = (await firestore().collection(mailCollection).listDocuments()).filter(({ id }) => !known.has(id));
  for (const { id } of mails) known.add(id);
  const send = smtpSender(mailServer.url, 'house@example.net');
  const later = new Date(now.getTime() + 120_000);
  return countDocuments(async () => {
    await settleBooking(number, now);
    for (const mail of mails) {
      await releaseWithheldMail(mail.id, later);
      expect(await deliverMailDocument(mail, send, () => later)).toBe('sent');
    }
  });
}

const times = (count: Count, factor: number) => ({ reads: count.reads * factor, writes: count.writes * factor });
const sum = (...all: Count[]): Count => ({
  reads: all.reduce((total, { reads }) => total + reads, 0),
  writes: all.reduce((total, { writes }) => total + writes, 0),
});

const stayOf = (checkIn: string, checkOut: string): Stay => ({
  checkIn: isoDate(checkIn),
  checkOut: isoDate(checkOut),
});
/** A week in each of ten months, from the month after next. Each stay lies within its month. */
const sampleStays = Array.from({ length: 10 }, (_, place) => {
  const month = addMonths(isoMonth, place + 1);
  return stayOf(`${month}-05`, `${month}-12`);
});
const freeStay = stayOf('2027-07-15', '2027-07-22');

beforeAll(async () => {
  process.env.LINK_KEY = 'a key';
  mailServer = await new MailServer().switchOn();
  await writeSettings({ ownerLanguage: 'en' });
  for (const one of apartments) {
    const reference = firestore().doc(apartmentPath(one.slug));
    await reference.set({ ...one, bookingMode: 'instant' });
    for (const stay of sampleStays) {
      await requestBooking(bookingRequest(one, stay), ada, now);
    }
    await reference.set(one);
  }
  // Removes the mails that these requests have queued.
  await firestore().recursiveDelete(firestore().collection(mailCollection));
  // The limits of a live site.
  await setLimits({ requestBooking: {}, nights: {} });
});
afterAll(async () => {
  vi.useRealTimers();
  await mailServer.switchOff();
});

test('counts the reads of a visit', async () => {
  const two = { adults: 2, children: 0 };
  const nights = await counted('Taken nights of all apartments', () => readTakenNights(now));
  const prices = await counted('Prices of all apartments', readOfferedApartments);
  await counted('A check of all apartments', () => checkAvailability(freeStay, two, undefined, now));
  const check = await counted('A check of one apartment', () => checkAvailability(freeStay, two, apartment.slug, now));
  // A visit makes one such call: `tests/e2e/stayInUrl.spec.ts`.
  counts.set('A visit with dates', check);
  const checkBriefly = () => checkAvailability(freeStay, two, undefined, now, readBriefly);
  expect(await countDocuments(checkBriefly)).toEqual(counts.get('A check of all apartments'));
  await counted('The same checks within five seconds', () => Promise.all(Array.from({ length: 100 }, checkBriefly)));
  const neverOffered = stayOf('2077-07-15', '2077-10-15');
  await counted('A check of dates that are never offered', () => checkAvailability(neverOffered, two, undefined, now));
  const copies = [
    times(nights, minutesOfDay / takenNightsMinutes),
    times(prices, minutesOfDay / currentApartmentsMinutes),
  ];
  counts.set('The public answers of a day', sum(...copies));
});

test('counts the reads and writes of a booking’s life', async () => {
  const asked = bookingRequest(apartment, freeStay);
  let number = '';
  const request = await counted('A request of seven nights', async () => {
    number = (await requestBooking(asked, anonymousGuest, now)).number;
  });
  const secret = (await confirmLink(number)).searchParams.get('secret')!;
  const clicked = await counted('The click in its mail', () => confirmRequest(number, secret, now));
  const path = firestore().doc(bookingPath(number));
  const toChange = async () => ({
    requestId: randomUUID(),
    booking: number,
    revision: (await path.get()).get('revision') as number,
  });
  const followed = [await afterWrite(number)];
  const decision = {
    decision: 'confirm',
    message: '',
    atWishOf: 'owner',
    together: false,
  } as const;
  const confirm = { ...(await toChange()), ...decision, despitePlatforms: [] };
  const confirmed = await counted('The owner’s confirmation', () => changeBookingStatus(confirm, owner, now));
  followed.push(await afterWrite(number));
  const payment = { kind: 'advance', amount: 10_000, on: inDays(0), note: '' } as const;
  const pay = { ...(await toChange()), ...payment };
  const paid = await counted('A payment', () => recordPayment(pay, owner, now));
  followed.push(await afterWrite(number));
  const arrival = new Date(`${asked.checkIn}T08:00:00Z`);
  const reminded = await counted('The reminder before arrival', () =>
    remindGuests(new Date(arrival.getTime() - 4 * 86_400_000)),
  );
  followed.push(await afterWrite(number));
  counts.set('Triggers and delivery of its six mails', sum(...followed));
  counts.set('The whole life of a booking', sum(request, clicked, confirmed, paid, paid, reminded, ...followed));
});

test('counts the reads and writes of a quiet day', async () => {
  const event = { scheduleTime: now.toISOString() };
  const tenMinutes = await counted('Every ten minutes', async () => everyTenMinutes.run(event));
  const hour = await counted('Every hour', async () => everyHour.run(event));
  const morning = await counted('Every morning', async () => everyMorning.run(event));
  counts.set('A quiet day', sum(times(tenMinutes, 144), times(hour, 24), morning));
  const { findings, reads } = await auditData(now);
  expect(findings.filter(({ kind }) => kind !== 'mail-missing')).toEqual([]);
  counts.set('The check of all data', { reads, writes: 0 });
});

test('10,000 visits with dates are within the free reads of a day', () => {
  const [visit, copies, quiet] = ['A visit with dates', 'The public answers of a day', 'A quiet day'].map((what) =>
    counts.get(what)!,
  );
  const day = sum(times(visit!, 10_000), copies!, quiet!);
  counts.set('A day with 10,000 visits', day);
  expect(day.reads).toBeLessThan(freeReads);
});

test('nothing reads or writes more than the documented tables say', () => {
  console.log([...counts].map(([what, { reads, writes }]) => `▸ | ${what} | ${reads} | ${writes} |`).join('\n'));
  expect([...told.keys()].sort()).toEqual([...counts.keys()].sort());
  for (const [what, { reads, writes }] of counts) {
    expect.soft(reads, `reads: ${what}`).toBeLessThanOrEqual(told.get(what)!.reads);
    expect.soft(writes, `writes: ${what}`).toBeLessThanOrEqual(told.get(what)!.writes);
  }
});
