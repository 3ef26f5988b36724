import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditData } from '../../functions/src/audit/auditData.ts';
import { showDataProblem } from '../../functions/src/audit/showDataProblem.ts';
import { findingKinds, type FindingKind } from '../../functions/src/audit/Finding.ts';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import { readPlatformCalendars } from '../../functions/src/calendars/readPlatformCalendars.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import {
  apartmentPath,
  blockPath,
  bookingPath,
  calendarPath,
  mailCollection,
  invoiceCounterPath,
  invoicePath,
  registerPath,
  nightPath,
  platformCalendarPath,
  platformReadsDocument,
  settingsDocument,
} from '../../functions/src/contract/collections.ts';
import type { Payment } from '../../functions/src/contract/payment.ts';
import { addDays, monthOf, weekdayOf } from '../../functions/src/domain/isoDate.ts';
import { blockNights } from '../../functions/src/owner/blockNights.ts';
import { changeBookingStatus } from '../../functions/src/owner/changeBookingStatus.ts';
import { cancelInvoice, issueInvoice } from '../../functions/src/owner/issueInvoice.ts';
import { recordPayment, removePayment } from '../../functions/src/owner/recordPayment.ts';
import { savePlatformCalendar } from '../../functions/src/owner/savePlatformCalendar.ts';
import { undoChange } from '../../functions/src/owner/undoChange.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { anonymousGuest, bookingRequest, inDays, stayIn } from '../support/bookingRequest.ts';
import { FeedServer } from '../support/FeedServer.ts';
import { airbnbFeed, staysInRow } from '../support/feedSamples.ts';
import { removeMails, writeSettings } from '../support/MailSimulation.ts';
import { createTestApartment } from '../support/testApartment.ts';

/* A small consistent villa, and each possible inconsistency: planted, found, and repaired. */

const owner = { email: 'owner@example.net' };
const made = new Date();
/** So early that the mails about it have been sent before the booking changes again. */
const confirmedAt = new Date(made.getTime() - 3_600_000);
/** Console edits get some time to be settled. */
const now = new Date(made.getTime() + 600_000);

let feeds: FeedServer;
let apartment: Apartment;
/** A confirmed booking with a payment, a request, a block, and a platform's calendar. */
let booking: string;
let request: string;
let block: string;
let calendar: string;
const night = inDays(60);
const year = Number(inDays(0).slice(0, 4));

const revisionOf = async (path: string) => (await firestore().doc(path).get()).get('revision') as number;
const book = async (days: number) => {
  const asked = bookingRequest(apartment, stayIn(days, 3));
  return (await requestBooking(asked, anonymousGuest, made)).number;
};
const toChange = async (number: string) => ({
  requestId: randomUUID(),
  booking: number,
  revision: await revisionOf(bookingPath(number)),
});

beforeAll(async () => {
  feeds = await FeedServer.start();
  await writeSettings({ ownerLanguage: 'en' });
  apartment = await createTestApartment();
  [booking, request] = [await book(60), await book(70)];
  const decision = { decision: 'confirm', message: '', atWishOf: 'owner', together: false } as const;
  await changeBookingStatus({ ...(await toChange(booking)), ...decision, despitePlatforms: [] }, owner, confirmedAt);
  for (const path of await mailsAbout(booking))
    await firestore()
      .doc(path)
      .update({ delivery: { state: 'SUCCESS' } });
  const payment = { kind: 'advance', amount: 10_000, on: inDays(0), note: '' } as const;
  const { change } = await recordPayment({ ...(await toChange(booking)), ...payment }, owner, made);
  await recordPayment({ ...(await toChange(booking)), ...payment, amount: 2500 }, owner, made);
  await removePayment({ ...(await toChange(booking)), payment: change }, owner, made);
  const undone = await recordPayment({ ...(await toChange(booking)), ...payment, kind: 'balance' }, owner, made);
  await undoChange({ requestId: randomUUID(), change: undone.change }, owner, made);
  const { invoice } = await issueInvoice(await toChange(booking), owner, made);
  await cancelInvoice({ requestId: randomUUID(), invoice }, owner, made);
  const closed = { requestId: randomUUID(), apartments: [apartment.slug], ...stayIn(80, 2), reason: '' };
  block = (await blockNights(closed, owner, made)).blocks[0]!.block;
  const feedUrl = feeds.serve('/stays.ics', airbnbFeed(staysInRow(inDays(90), 1, 2)));
  const listing = { apartment: apartment.slug, platform: 'airbnb', label: '', feedUrl, ignoresBlocked: false } as const;
  ({ calendar } = await savePlatformCalendar({ requestId: randomUUID(), revision: 0, ...listing }, owner, made));
  await readPlatformCalendars(made);
});
afterAll(() => feeds.stop());

const audit = async () => (await auditData(now)).findings;

test('a consistent villa has no findings', async () => {
  expect(await audit()).toEqual([]);
  expect((await firestore().doc(bookingPath(booking)).get()).get('payments')).toHaveLength(1);
  expect(
    (
      await firestore()
        .doc(nightPath(apartment.slug, inDays(90)))
        .get()
    ).get('feeds'),
  ).toEqual([calendar]);
});

test('a history longer than one page is read to its end', async () => {
  const writer = firestore().bulkWriter();
  const history = firestore().collection('history');
  const entry = {
    subject: `bookings/${request}`,
    action: 'edited',
    by: 'owner',
    email: null,
    changes: [],
    apartments: [],
    revision: 9,
    ...{ requestHash: null, undoUntil: null, undo: null, undoneBy: null, expiresAt: null },
  };
  const made = Array.from({ length: 301 }, (_, index) => history.doc(`page-${index}`));
  for (const reference of made) void writer.create(reference, { ...entry, at: Timestamp.fromDate(now) });
  await writer.flush();
  expect(await audit()).toEqual([]);
  for (const reference of made) void writer.delete(reference);
  await writer.close();
});

type Fields = Record<string, unknown>;
/** Documents by path: fields to update, all of a new document, or `null` to delete it. */
type Plant = () => Promise<Record<string, Fields | null>> | Record<string, Fields | null>;

const nightAt = (day: string) => `nights/${apartment.slug}_${day}`;
const monthAt = (day: typeof night) => calendarPath(apartment.slug, monthOf(day));
const daysAgo = (days: number) => Timestamp.fromMillis(now.getTime() - days * 86_400_000);
const mailsAbout = async (number: string) => {
  const mails = await firestore().collection('mail').get();
  return mails.docs.map(({ ref }) => ref.path).filter((path) => path.includes(number));
};

const planted: [kind: FindingKind, plant: Plant, path?: () => string][] = [
  [
    'night-twice',
    async () => {
      const other = (await firestore().doc(blockPath(block)).get()).data()!;
      const settledStay = { apartment: apartment.slug, ...stayIn(62, 1) };
      return { 'blocks/another': { ...other, ...settledStay, settledStay } };
    },
    () => nightAt(inDays(62)),
  ],
  ['night-lost', () => ({ [nightAt(night)]: null })],
  ['night-lost', () => ({ [nightAt(night)]: { booking: request } })],
  ['night-lost', () => ({ [nightAt(inDays(80))]: null })],
  [
    'night-leaked',
    () => ({
      [nightAt(inDays(64))]: { apartment: apartment.slug, night: inDays(64), booking: 'G0NE1-G0NE1' },
      [monthAt(inDays(64))]: { [`nights.${inDays(64)}`]: true },
    }),
  ],
  ['calendar-free', () => ({ [monthAt(night)]: { [`nights.${night}`]: FieldValue.delete() } }), () => nightAt(night)],
  ['calendar-taken', () => ({ [monthAt(inDays(64))]: { [`nights.${inDays(64)}`]: true } })],
  ['booking-unsettled', () => ({ [bookingPath(booking)]: { status: 'cancelled' } })],
  ['booking-status', () => ({ [bookingPath(request)]: { pendingSince: null } })],
  ['document-unreadable', () => ({ [apartmentPath(apartment.slug)]: { nightPrice: '12' } })],
  ['document-unreadable', () => ({ [nightAt(night)]: { booking: 7 } })],
  [
    'document-unreadable',
    () => ({ 'history/typed': { action: 'paymentRecorded', at: Timestamp.fromDate(made), subject: 'bookings' } }),
  ],
  [
    'platform-night-lost',
    () => ({ [nightAt(inDays(90))]: null, [monthAt(inDays(90))]: { [`nights.${inDays(90)}`]: FieldValue.delete() } }),
  ],
  ['platform-night-leaked', () => ({ [nightAt(night)]: { feeds: [calendar] } })],
  ['platform-night-leaked', () => ({ [nightAt(night)]: { feeds: ['gone'] } })],
  ['platform-unread', () => ({ [platformReadsDocument]: { feeds: {} } }), () => platformCalendarPath(calendar)],
  [
    'mail-missing',
    async () => Object.fromEntries((await mailsAbout(request)).map((path) => [path, null])),
    () => bookingPath(request),
  ],
  [
    'mail-missing',
    async () => {
      const confirmed = (await mailsAbout(booking)).filter((path) => path.includes('confirmed'));
      return { [confirmed[0]!]: null };
    },
    () => bookingPath(booking),
  ],
  ['mail-unsent', () => ({ 'mail/stuck': { to: [], queuedAt: daysAgo(3), delivery: { state: 'PENDING' } } })],
  ['mail-unsent', () => ({ 'withheldMail/stuck': { to: [], queuedAt: daysAgo(3), sendAfter: daysAgo(3) } })],
  [
    'mail-kept',
    () => ({ 'mail/old': { queuedAt: daysAgo(99), expiresAt: daysAgo(9), delivery: { state: 'SUCCESS' } } }),
  ],
  ['invoice-number', () => ({ [invoiceCounterPath(year)]: { last: 3 } })],
  ['invoice-counterpart', () => ({ [invoicePath(`${year}-1`)]: { lines: [] } })],
  [
    'register-kept',
    () => ({
      [registerPath('NO-BOOKING')]: { persons: [], arrivalEnteredAt: null, departureEnteredAt: null, revision: 1 },
    }),
  ],
  ['quote-sum', () => ({ [bookingPath(request)]: { 'quote.lines': [] } })],
  [
    'document-unreadable',
    () => ({ [bookingPath(request)]: { payments: [{ id: 'one', kind: 'cash', amount: '1', on: night }] } }),
  ],
  [
    'payment-history',
    async () => {
      const history = await firestore().collection('history').where('action', '==', 'paymentRecorded').get();
      const { ref } = history.docs.find((entry) => entry.get('undoneBy') !== null)!;
      return { [ref.path]: { undoneBy: null } };
    },
    () => bookingPath(booking),
  ],
  [
    'payment-history',
    () => ({
      [bookingPath(booking)]: {
        payments: FieldValue.arrayUnion({ id: 'untold', kind: 'advance', amount: 1, on: night, note: '' }),
      },
    }),
  ],
];

test.each(planted)('%s is found, once, and nothing else', async (kind, plant, path) => {
  const db = firestore();
  const writes = Object.entries(await plant());
  expect(writes.length).toBeGreaterThan(0);
  const before = await Promise.all(writes.map(([at]) => db.doc(at).get()));
  for (const [place, [at, fields]] of writes.entries()) {
    if (fields === null) await db.doc(at).delete();
    else if (before[place]!.exists) await db.doc(at).update(fields);
    else await db.doc(at).set(Object.fromEntries(Object.entries(fields).filter(([name]) => !name.includes('.'))));
  }
  const found = await audit();
  for (const document of before) await (document.exists ? document.ref.set(document.data()!) : document.ref.delete());
  expect(found.map((one) => ({ kind: one.kind, path: one.path }))).toEqual([{ kind, path: path?.() ?? writes[0]![0] }]);
  expect(await audit()).toEqual([]);
});

test('the check of the last weeks compares the payments in their history, and reads no older entry', async () => {
  const found = async () => (await auditData(now, undefined, inDays(-31))).findings.map(({ kind }) => kind);
  const reference = firestore().doc(bookingPath(booking));
  const before = (await reference.get()).data()!;
  expect(await found()).toEqual([]);
  await reference.update({ payments: [] });
  expect(await found()).toEqual(['payment-history']);
  const history = await firestore().collection('history').where('action', '==', 'paymentRecorded').get();
  const entry = history.docs.find(({ id }) =>
    (before.payments as { id: string }[]).some((payment) => payment.id === id),
  )!;
  const { at, changes } = entry.data();
  const { id: _, ...withoutId } = changes[0].to as Payment;
  await entry.ref.update({ changes: [{ ...changes[0], to: withoutId }] });
  // An edit in the console has spoiled the entry: it is reported, and the payments cannot be compared with it.
  expect(await found()).toEqual(['document-unreadable']);
  await entry.ref.update({ at: daysAgo(40), changes });
  expect(await found()).toEqual([]);
  await Promise.all([reference.set(before), entry.ref.update({ at: at as Timestamp })]);
});

test('there is a planted violation for every kind of finding', () => {
  const kinds = Object.values(findingKinds).flatMap((group) => Object.keys(group));
  expect([...new Set(planted.map(([kind]) => kind))].sort()).toEqual(kinds.sort());
});

test('the owner is told of findings on Mondays at the property, and every morning until they are gone', async () => {
  const db = firestore();
  const settings = () => db.doc(settingsDocument).get();
  const shown = async () => (await settings()).get('dataProblem') as string | undefined;
  // Later than mails are kept, but while the nights are still checked.
  const sunday = [95, 96, 97, 98, 99, 100, 101].map(inDays).find((day) => weekdayOf(day) === 7)!;
  // Past midnight in Zagreb; in Greenwich it is the day before.
  const at = (daysLater: number) => new Date(`${addDays(sunday, daysLater)}T23:30:00Z`);
  const [monday, tuesday, wednesday] = [at(0), at(1), at(2)];
  // They would be reported too, because nobody sends them here.
  await removeMails();
  const before = (await settings()).updateTime;
  expect(await showDataProblem(tuesday)).toBeUndefined();

  const night = db.doc(nightAt(inDays(80)));
  const held = (await night.get()).data()!;
  await night.delete();
  expect(await showDataProblem(tuesday)).toBeUndefined();
  expect((await settings()).updateTime).toEqual(before);
  const mails = async () =>
    (await db.collection(mailCollection).get()).docs.filter(({ id }) => id.startsWith('data-problem'));
  expect(await mails()).toEqual([]);
  await showDataProblem(monday);
  expect(await shown()).toMatch(
    /^Something in the site’s data does not agree: nights and calendar \(1\)\. Please tell/,
  );
  const told = (await settings()).updateTime;
  await showDataProblem(monday);
  await showDataProblem(tuesday);
  expect((await settings()).updateTime).toEqual(told);
  const [mail, ...more] = await mails();
  expect([mail?.id, more]).toEqual([`data-problem-${addDays(sunday, 1)}`, []]);
  expect(mail?.get('message.text')).toMatch(/nights and calendar \(1\)[^]*\/host/);
  await removeMails();

  await night.set(held);
  await showDataProblem(wednesday);
  expect(await shown()).toBeUndefined();
  expect(await showDataProblem(at(3))).toBeUndefined();
});
