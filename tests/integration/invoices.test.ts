import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { auditData } from '../../functions/src/audit/auditData.ts';
import { bookings } from '../../functions/src/bookings/bookings.ts';
import { forgetGuests } from '../../functions/src/bookings/forgetGuests.ts';
import { parseBooking, type Booking } from '../../functions/src/contract/booking.ts';
import {
  bookingPath,
  bookingsCollection,
  invoicesCollection,
  mailCollection,
} from '../../functions/src/contract/collections.ts';
import { invoiceSchema, type Invoice } from '../../functions/src/contract/invoice.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { recordTable } from '../../functions/src/domain/booksTables.ts';
import { csvFile } from '../../functions/src/domain/csvLine.ts';
import { turnoverRecord } from '../../functions/src/domain/invoice.ts';
import { addDays, isoDate, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import { ledgerOf } from '../../functions/src/domain/ledger.ts';
import { reportOf } from '../../functions/src/domain/report.ts';
import { booksTexts } from '../../functions/src/mail/format/mailTexts.ts';
import { changeBookingStatus } from '../../functions/src/owner/changeBookingStatus.ts';
import { enterBooking } from '../../functions/src/owner/enterBooking.ts';
import { cancelInvoice, issueInvoice } from '../../functions/src/owner/issueInvoice.ts';
import { printInvoice, printReport } from '../../functions/src/owner/printBooks.ts';
import { recordPayment } from '../../functions/src/owner/recordPayment.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { createTestApartment } from '../support/testApartment.ts';

/* A year of invoices: three apartments, 120 stays, of which 15 are cancelled, and 5 corrected invoices. */

const owner = { email: 'owner@example.net' };
const db = firestore();
const at = (day: string) => new Date(`${day}T10:00:00Z`);
const begin = isoDate('2027-01-02');
const end = isoDate('2027-12-31');
let apartments: Apartment[];

const readBooking = async (id: string) => parseBooking(id, (await db.doc(bookingPath(id)).get()).data())!;
const allBookings = async () => (await bookings().get()).docs.map((document) => document.data());
const toChange = async (booking: string) => ({
  requestId: randomUUID(),
  booking,
  revision: (await readBooking(booking)).revision,
});
const issue = async (booking: string, day: string) => issueInvoice(await toChange(booking), owner, at(day));

async function enter(apartment: Apartment, checkIn: IsoDate, changes: object = {}): Promise<string> {
  const request = {
    ...{ requestId: randomUUID(), apartment: apartment.slug, checkIn, checkOut: addDays(checkIn, 7) },
    ...{ adults: 2, children: 1, status: 'confirmed', person: { firstName: 'Zoë', lastName: 'Žak' }, language: 'de' },
    ...{ price: { kind: 'list' }, despitePlatforms: [] },
    ...changes,
  } as const;
  return (await enterBooking(request as Parameters<typeof enterBooking>[0], owner, at(begin))).booking;
}

async function pay(booking: string, amount: number, day: string, way: 'cash' | 'bankTransfer'): Promise<void> {
  const payment = { kind: 'balance', amount, on: day, way, note: '' } as const;
  await recordPayment({ ...(await toChange(booking)), ...payment }, owner, at(day));
}

async function cancelAtGuestsWish(booking: string, day: string): Promise<void> {
  const decision = { decision: 'cancel', message: '', atWishOf: 'guest', together: false } as const;
  await changeBookingStatus({ ...(await toChange(booking)), ...decision, despitePlatforms: [] }, owner, at(day));
}

/** All invoices, by their numbers. Fails if a number is missing or was given twice. */
async function invoicesOfYear(): Promise<Invoice[]> {
  const stored = await db.collection(invoicesCollection).get();
  const invoices = stored.docs.map((document) => invoiceSchema.parse({ ...document.data(), id: document.id }));
  invoices.sort((a, b) => a.sequence - b.sequence);
  expect(invoices.map(({ sequence }) => sequence)).toEqual(invoices.map((_, place) => place + 1));
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(invoices.length);
  return invoices;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

beforeAll(async () => {
  await writeSettings();
  apartments = await Promise.all([1, 2, 3].map(() => createTestApartment()));
});

test('the numbers, sums and record of a year agree with the ledger', async () => {
  const stays = await Promise.all(
    apartments.map(async (apartment) => {
      const own: string[] = [];
      // One after the other, because they share the calendar's months.
      for (let week = 0; week < 40; week += 1) own.push(await enter(apartment, addDays(begin, 7 + week * 8)));
      return own;
    }),
  ).then((all) => all.flat());
  expect(stays).toHaveLength(120);

  const cancelled = stays.filter((_, place) => place % 8 === 3);
  expect(cancelled).toHaveLength(15);
  for (const [place, id] of stays.entries()) {
    const { quote, checkIn, checkOut } = await readBooking(id);
    if (place % 4 !== 1) await pay(id, quote.advancePayment, begin, 'bankTransfer');
    // The last five are cancelled while cancelling is free.
    if (cancelled.includes(id)) await cancelAtGuestsWish(id, addDays(checkIn, place < 80 ? -1 : -31));
    else if (place % 3 === 0) await pay(id, quote.totalPayment - quote.advancePayment, checkOut, 'cash');
  }

  const due = (await allBookings())
    .filter((booking) => booking.status === 'confirmed' || ledgerOf([booking], end).fee > 0)
    .sort((a, b) => (a.checkOut < b.checkOut ? -1 : 1));
  for (const { id, checkOut } of due) await issue(id, checkOut);
  const free = (await allBookings()).find((booking) => !due.some(({ id }) => id === booking.id));
  await expect(issue(free!.id, end)).rejects.toMatchObject({ details: { code: 'not-possible' } });
  await expect(issue(due[0]!.id, end)).rejects.toMatchObject({ details: { code: 'invoiced-already' } });

  const issued = await invoicesOfYear();
  for (const { id, booking } of issued.slice(10, 15)) {
    const counter = await cancelInvoice({ requestId: randomUUID(), invoice: id }, owner, at(end));
    const again = cancelInvoice({ requestId: randomUUID(), invoice: id }, owner, at(end));
    await expect(again).rejects.toMatchObject({ details: { code: 'not-possible' } });
    const ofCounter = cancelInvoice({ requestId: randomUUID(), invoice: counter.invoice }, owner, at(end));
    await expect(ofCounter).rejects.toMatchObject({ details: { code: 'not-possible' } });
    await issue(booking, end);
  }

  const invoices = await invoicesOfYear();
  expect(invoices).toHaveLength(due.length + 10);
  expect(invoices[0]).toMatchObject({
    number: '1/1/1',
    host: { taxNumber: 'OIB: 12345678903' },
    guest: { name: 'Zoë Žak' },
  });
  const all = await allBookings();
  const ledgers = all.map((booking) => ledgerOf([booking], end));
  const turnover =
    sum(all.map(({ status, quote }) => (status === 'confirmed' ? quote.totalPayment : 0))) +
    sum(ledgers.map(({ fee }) => fee));
  const { rows, received } = reportOf(all, { year: 2027 }, end);
  expect(rows.at(-1)?.sums).toMatchObject({
    ...{ stays: 105, nights: 735, guestNights: 2205, turnover },
    owed: sum(ledgers.map(({ owed }) => owed)),
    fees: sum(ledgers.map(({ fee }) => fee)),
  });
  expect(sum(received.map(({ amount }) => amount))).toBe(sum(ledgers.map(({ paid }) => paid)));
  expect(sum(invoices.map(({ total }) => total))).toBe(turnover);

  const paid = new Map(all.map((booking, place) => [booking.id, paidOf(booking, ledgers[place]!)]));
  const record = turnoverRecord(invoices, 2027, (booking) => paid.get(booking) ?? 0);
  expect(sum(record.map((row) => row.owed))).toBe(sum(ledgers.map(({ owed }) => owed)));
  const csv = csvFile(recordTable(record, booksTexts('hr')), 'hr').split('\r\n');
  expect(csv[0]).toBe('\uFEFFR. br.;Datum;Broj računa;Gost;Ukupno;Naplaćeno;Nenaplaćeno');
  expect(csv).toHaveLength(1 + invoices.length + 1);
  expect(csv[11]).toMatch(/^11;2027-\d\d-\d\d;11\/1\/1;Zoë Žak;[\d,]+;0;0$/);

  expect((await auditData(at(end))).findings.filter(({ kind }) => /^(invoice|quote|payment)/.test(kind))).toEqual([]);
});

/** The amount that was paid for a stay or its fee. */
function paidOf({ status, quote }: Booking, { fee, owed }: { fee: number; owed: number }): number {
  return (status === 'confirmed' ? quote.totalPayment : fee) - owed;
}

test('an invoice and the report can be printed, and a guest with an email gets the invoice', async () => {
  const person = { firstName: 'Łucja', lastName: 'Đorđić', email: 'lucja@example.net' };
  const number = await enter(apartments[0]!, isoDate('2028-02-05'), { person, language: 'pl' });
  const { invoice } = await issue(number, '2027-12-30');
  const { name, pdf } = await printInvoice({ invoice });
  expect(name).toMatch(/^Faktura-\d+-1-1\.pdf$/);
  const mail = await db.collection(mailCollection).doc(`${number}-invoice-${invoice}-guest`).get();
  expect(mail.get('to')).toEqual(['lucja@example.net']);
  expect(mail.get('message.attachments')).toMatchObject([{ filename: name, encoding: 'base64' }]);
  const report = await printReport({ year: 2027, month: undefined, language: 'de' }, owner, at(end));
  for (const file of [pdf, report.pdf])
    expect(Buffer.from(file, 'base64').toString('latin1')).toMatch(/^%PDF-1\.[^]*%%EOF\s*$/);
});

test('a repeated request gives the same invoice, and the same ID for another booking is refused', async () => {
  const [one, other] = [
    await enter(apartments[0]!, isoDate('2028-03-04')),
    await enter(apartments[0]!, isoDate('2028-03-11')),
  ];
  const request = await toChange(one);
  const first = await issueInvoice(request, owner, at(end));
  expect(await issueInvoice(request, owner, at(end))).toEqual(first);
  const reused = issueInvoice({ ...(await toChange(other)), requestId: request.requestId }, owner, at(end));
  await expect(reused).rejects.toMatchObject({ details: { code: 'request-id-reused' } });
  await invoicesOfYear();
});

/** Copies of a cancelled stay with a fee, which hold no nights. */
async function copies(count: number): Promise<string[]> {
  const source = (await db.collection(bookingsCollection).where('status', '==', 'cancelled').get()).docs.find(
    (document) => ledgerOf([parseBooking(document.id, document.data())!], end).fee > 0,
  )!;
  const writer = db.bulkWriter();
  const ids = Array.from({ length: count }, () => randomUUID().slice(0, 8).toUpperCase());
  for (const id of ids) void writer.create(db.doc(bookingPath(id)), { ...source.data(), number: id });
  await writer.close();
  return ids;
}

test('two hundred invoices at once have two hundred numbers, and two of one booking are one', async () => {
  const before = (await invoicesOfYear()).length;
  const ids = await copies(200);
  const requests = await Promise.all([...ids, ids[0]!].map(toChange));
  const outcomes = await Promise.allSettled(requests.map((request) => issueInvoice(request, owner, at(end))));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(refused).toMatchObject([{ details: { code: 'invoiced-already' } }]);
  expect(await invoicesOfYear()).toHaveLength(before + 200);
});

test('a process that is killed at any moment leaves numbers without a gap', async () => {
  const before = (await invoicesOfYear()).length;
  const ids = await copies(60);
  let issued = 0;
  for (const milliseconds of [0, 40, 90, 150, 230, 320]) {
    const open = ids.slice(issued);
    const process = spawn(
      globalThis.process.execPath,
      [fileURLToPath(new URL('../support/issueInvoices.ts', import.meta.url)), ...open],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    // The time counts from the first invoice, because a process takes long to start.
    await new Promise((resolve) => process.stdout.once('data', resolve));
    await pause(milliseconds);
    process.kill('SIGKILL');
    await new Promise((resolve) => process.once('exit', resolve));
    issued = (await invoicesOfYear()).length - before;
  }
  expect(issued).toBeGreaterThan(6);
  for (const id of ids.slice(issued)) await issue(id, end);
  expect(await invoicesOfYear()).toHaveLength(before + ids.length);
  expect((await auditData(at(end))).findings.filter(({ kind }) => kind.startsWith('invoice'))).toEqual([]);
});

test('a guest is removed from invoices with the booking, when the retention period is over', async () => {
  const forgotten = new Set(await forgetGuests(at('2039-06-01')));
  expect(forgotten.size).toBeGreaterThan(0);
  for (const { booking, guest } of await invoicesOfYear()) {
    if (forgotten.has(booking)) expect(guest).toEqual({ name: '', address: '' });
    else expect(guest.name).not.toBe('');
  }
});
