import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditData } from '../../functions/src/audit/auditData.ts';
import { reconcileBooking } from '../../functions/src/bookings/console/reconcileBooking.ts';
import { remindGuests } from '../../functions/src/bookings/change/remindGuests.ts';
import { checkAvailability } from '../../functions/src/bookings/read/checkAvailability.ts';
import { readBriefly } from '../../functions/src/bookings/read/readBriefly.ts';
import { readOfferedApartments } from '../../functions/src/bookings/read/readOfferedApartments.ts';
import { readTakenNights } from '../../functions/src/bookings/read/readTakenNights.ts';
import { openDecision } from '../../functions/src/bookings/change/decideRequest.ts';
import { confirmRequest } from '../../functions/src/bookings/request/confirmRequest.ts';
import { requestApartments } from '../../functions/src/bookings/request/requestApartments.ts';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import { checkPlatforms } from '../../functions/src/calendars/checkPlatforms.ts';
import { mostApartments } from '../../functions/src/contract/callables.ts';
import { currentApartmentsMinutes } from '../../functions/src/contract/currentApartments.ts';
import { takenNightsMinutes } from '../../functions/src/contract/takenNights.ts';
import { apartmentFactsSchema, propertyTermsSchema, type Apartment } from '../../functions/src/contract/apartment.ts';
import {
  apartmentPath,
  bookingPath,
  limitSettingsDocument,
  mailCollection,
} from '../../functions/src/contract/collections.ts';
import { addMonths, isoDate, monthOf } from '../../functions/src/domain/isoDate.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { deliverMailDocument } from '../../functions/src/mail/deliver/deliverMailDocument.ts';
import { releaseWithheldMail } from '../../functions/src/mail/deliver/releaseWithheldMail.ts';
import { smtpSender } from '../../functions/src/mail/deliver/smtpSender.ts';
import { decideBooking } from '../../functions/src/owner/decideBooking.ts';
import { recordPayment } from '../../functions/src/owner/recordPayment.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { readSettings } from '../../functions/src/platform/readSettings.ts';
import { everyHour } from '../../functions/src/triggers/everyHour.ts';
import { everyMorning } from '../../functions/src/triggers/everyMorning.ts';
import { everyTenMinutes } from '../../functions/src/triggers/everyTenMinutes.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import villaApartments from '../../villa/apartments.json' with { type: 'json' };
import villaSettings from '../../villa/settings.json' with { type: 'json' };
import { apartmentsRequest, bookingRequest, inDays } from '../support/bookingRequest.ts';
import { confirmLink } from '../support/confirmLink.ts';
import { countDocuments } from '../support/countDocuments.ts';
import { MailServer } from '../support/MailServer.ts';
import { writeSettings } from '../support/MailSimulation.ts';

/* What the site costs, as `docs/decisions/43-cost.md` says: the sample's apartments with ten confirmed stays each. */

type Count = { reads: number; writes: number };

const owner = { uid: 'owner', email: 'owner@example.net' };
const nobody = { uid: null, verifiedEmail: null, network: '203.0.113.0/24' };
const ada = { ...nobody, verifiedEmail: 'ada@example.net' };
// A Tuesday: on Mondays the morning checks all data.
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
const decision = readFileSync(inProject('docs/decisions/43-cost.md'), 'utf8');
/** The rows of the tables, by what they are about. */
const told = new Map(
  decision.split('\n').flatMap((line) => {
    const [, what, reads, writes] = /^\| ([^|]+?) \| ([\d,]+) \| ([\d,]+) \|/.exec(line) ?? [];
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

/** Trigger and delivery after a write of a booking, as the deployed functions do them; also of mails that were withheld. */
async function afterWrite(number: string): Promise<Count> {
  const mails = (await firestore().collection(mailCollection).listDocuments()).filter(({ id }) => !known.has(id));
  for (const { id } of mails) known.add(id);
  const send = smtpSender(mailServer.url, 'house@example.net');
  const later = new Date(now.getTime() + 120_000);
  return countDocuments(async () => {
    await reconcileBooking(number, now);
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
/** A week of each of the ten months after the next; a stay is within a month. */
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
      await requestBooking(bookingRequest(one, stay), ada, 'a key', now, checkPlatforms);
    }
    await reference.set(one);
  }
  // What these requests have queued.
  await firestore().recursiveDelete(firestore().collection(mailCollection));
  // The limits of a live site.
  await firestore().doc(limitSettingsDocument).set({ nights: {} });
});
afterAll(async () => {
  vi.useRealTimers();
  await mailServer.switchOff();
});

test('what a visit reads', async () => {
  const two = { adults: 2, children: 0 };
  const nights = await counted('Taken nights of all apartments', () => readTakenNights(now));
  const prices = await counted('Prices of all apartments', readOfferedApartments);
  await counted('A check of all apartments', () => checkAvailability(freeStay, two, undefined, now));
  const check = await counted('A check of one apartment', () => checkAvailability(freeStay, two, apartment.slug, now));
  const checkBriefly = () => checkAvailability(freeStay, two, undefined, now, readBriefly);
  expect(await countDocuments(checkBriefly)).toEqual(counts.get('A check of all apartments'));
  await counted('The same checks within five seconds', () => Promise.all(Array.from({ length: 100 }, checkBriefly)));
  const neverOffered = stayOf('2077-07-15', '2077-10-15');
  await counted('A check of dates that are never offered', () => checkAvailability(neverOffered, two, undefined, now));
  // What a visit asks the server: `tests/e2e/stayInUrl.long.spec.ts`.
  counts.set('A visit with dates', sum(check, check));
  const copies = [
    times(nights, minutesOfDay / takenNightsMinutes),
    times(prices, minutesOfDay / currentApartmentsMinutes),
  ];
  counts.set('The public answers of a day', sum(...copies));
});

test('what a booking reads and writes in its life', async () => {
  const asked = bookingRequest(apartment, freeStay);
  let number = '';
  const request = await counted('A request of seven nights', async () => {
    number = (await requestBooking(asked, nobody, 'a key', now, checkPlatforms)).number;
  });
  const secret = (await confirmLink(number)).searchParams.get('secret')!;
  const clicked = await counted('The click in its mail', () =>
    confirmRequest(number, secret, 'a key', now, checkPlatforms),
  );
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
  const confirmed = await counted('The owner’s confirmation', () => decideBooking(confirm, owner, now));
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

test('what a quiet day reads and writes', async () => {
  const event = { scheduleTime: now.toISOString() };
  const tenMinutes = await counted('Every ten minutes', async () => everyTenMinutes.run(event));
  const hour = await counted('Every hour', async () => everyHour.run(event));
  const morning = await counted('Every morning', async () => everyMorning.run(event));
  counts.set('A quiet day', sum(times(tenMinutes, 144), times(hour, 24), morning));
  const { findings, reads } = await auditData(now);
  expect(findings.filter(({ kind }) => kind !== 'mail-missing')).toEqual([]);
  counts.set('The check of all data', { reads, writes: 0 });
});

test('what refused calls read, from which the worst day follows', async () => {
  const toldOf = (name: string) => Number(new RegExp(`^\\| \`${name}\` \\| (\\d+) \\|`, 'm').exec(decision)?.[1]);
  const refused = (run: () => Promise<unknown>) => countDocuments(() => expect(run()).rejects.toThrow());
  const sixty = { ...bookingRequest(apartment, stayOf('2028-04-15', '2028-06-14')), requestId: randomUUID() };
  const stranger = { ...nobody, network: '198.51.100.0/24' };
  const ask = (email: string) => {
    const request = { ...sixty, requestId: randomUUID(), guest: { ...sixty.guest, email } };
    return requestBooking(request, stranger, 'a key', now, checkPlatforms);
  };
  for (let time = 0; time < 20; time += 1) await ask(`stranger-${time}@example.net`);
  expect(await refused(() => ask('one-more@example.net'))).toEqual({ reads: toldOf('requestBooking'), writes: 0 });

  const wanted = Array.from({ length: mostApartments }, (_, place) => ({ ...apartment, slug: `nowhere-${place}` }));
  const together = apartmentsRequest(wanted, freeStay);
  const askAll = () => requestApartments(together, stranger, 'a key', now, checkPlatforms);
  expect(await refused(askAll)).toEqual({ reads: toldOf('requestApartments'), writes: 0 });

  const link = { number: 'AAAAA-AAAAA', version: 'none', key: 'none' };
  const decide = () => Promise.all([openDecision(link, 'a key', now), readSettings()]);
  expect(await countDocuments(decide)).toEqual({ reads: toldOf('decideRequest'), writes: 0 });
});

test('10,000 visits with dates are within what is free in a day', () => {
  const [visit, copies, quiet] = ['A visit with dates', 'The public answers of a day', 'A quiet day'].map((what) =>
    counts.get(what)!,
  );
  const day = sum(times(visit!, 10_000), copies!, quiet!);
  counts.set('A day with 10,000 visits', day);
  expect(day.reads).toBeLessThan(freeReads);
});

test('the table says so', () => {
  console.log([...counts].map(([what, { reads, writes }]) => `▸ | ${what} | ${reads} | ${writes} |`).join('\n'));
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(counts));
});
