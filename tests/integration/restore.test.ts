import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GeoPoint, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { auditData } from '../../functions/src/audit/auditData.ts';
import { settleBookings } from '../../functions/src/bookings/console/settleBookings.ts';
import { requestBooking } from '../../functions/src/bookings/request/requestBooking.ts';
import {
  apartmentPath,
  bookingPath,
  lastGoodCopyPath,
  ownerNotePath,
  settingsDocument,
  versionPath,
} from '../../functions/src/contract/collections.ts';
import { blockNights } from '../../functions/src/owner/blockNights.ts';
import { recordPayment } from '../../functions/src/owner/recordPayment.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { csvFormatOf } from '../../functions/src/domain/csvLine.ts';
import { exportDatabase } from '../../tools/data/exportDatabase.ts';
import { manifestFile, type ExportManifest } from '../../tools/data/ExportManifest.ts';
import { restoreDatabase, type RestoreOptions } from '../../tools/data/restoreDatabase.ts';
import { writeTables } from '../../tools/data/writeTables.ts';
import { anonymousGuest, bookingRequest, inDays, stayIn } from '../support/bookingRequest.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { createTestApartment } from '../support/testApartment.ts';
import { everyDocument } from '../support/everyDocument.ts';

const owner = { email: 'owner@example.net' };
const now = new Date();
const folder = join(mkdtempSync(join(tmpdir(), 'export-')), 'all');

/** Deletes everything, as if the database were lost or new. */
async function emptyDatabase(): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  const database = `projects/${GCLOUD_PROJECT}/databases/(default)/documents`;
  const { ok } = await fetch(`http://${FIRESTORE_EMULATOR_HOST}/emulator/v1/${database}`, { method: 'DELETE' });
  expect(ok).toBe(true);
}

let said: string[];
const restore = (options: Partial<RestoreOptions> = {}) => {
  said = [];
  const agrees = async (question: string) => said.push(question) > 0;
  return restoreDatabase(folder, {
    ...{ project: 'demo', replace: false, print: (line: string) => said.push(line), agrees },
    ...options,
  });
};

let before: Awaited<ReturnType<typeof everyDocument>>;
let number: string;
let manifest: ExportManifest;

beforeAll(async () => {
  const db = firestore();
  await writeSettings({ ownerLanguage: 'en' });
  const apartment = await createTestApartment();
  const guest = { firstName: '=HYPERLINK("http://x.example")', lastName: 'Đurđević', email: 'ada@example.net' };
  const asked = bookingRequest(apartment, stayIn(60, 3), {
    guest: { ...guest, phone: '+385 22 555 012', message: 'We come late;\nis "ten" fine?' },
  });
  ({ number } = await requestBooking(asked, anonymousGuest, now));
  const payment = { kind: 'advance', amount: 12_345, on: inDays(0), note: '' } as const;
  const { revision } = (await db.doc(bookingPath(number)).get()).data()!;
  await recordPayment({ requestId: randomUUID(), booking: number, revision, ...payment }, owner, now);
  const closed = { requestId: randomUUID(), apartments: [apartment.slug], ...stayIn(80, 2), reason: '' };
  await blockNights(closed, owner, now);
  await db.doc(ownerNotePath(number)).set({ text: 'Came by ferry.' });
  await db.doc(lastGoodCopyPath(apartmentPath(apartment.slug))).set({ data: { slug: 'x' }, storedAt: Timestamp.now() });
  await db.doc(versionPath(settingsDocument, 0)).set({ values: { reminderDaysBefore: 3 }, revision: 0 });
  await db.doc('newsletter/one').set({ email: 'list@example.net', status: 'subscribed', askedAt: Timestamp.now() });
  // A value of every Firestore type, in an unknown collection.
  await db.doc('another/every-type').set({
    ...{
      text: 'Ünï 🌊',
      empty: '',
      yes: true,
      no: null,
      whole: 12,
      part: 0.1,
      list: [],
      map: {},
      $name: { $time: 'no' },
    },
    ...{ nan: NaN, least: -Infinity, zero: -0, large: 2 ** 52, bytes: Buffer.from([0, 255, 7]) },
    ...{ time: new Timestamp(1_700_000_000, 123_456_000), old: new Timestamp(-5, 0), place: new GeoPoint(43.8, 15.6) },
    ...{ path: db.doc(bookingPath(number)), deep: [{ at: [1, { b: new Timestamp(1, 1000) }].at(1) }, null] },
  });
  before = await everyDocument();
  manifest = await exportDatabase(folder, 'demo');
  await writeTables(folder, manifest, csvFormatOf('en'), 'Europe/Zagreb');
});

test('an export has every document, and that of another project is only restored if that project is named', async () => {
  expect(before.length).toBeGreaterThan(20);
  expect(Object.values(manifest.documents).reduce((sum, count) => sum + count, 0)).toBe(before.length);
  await expect(restore({ project: 'other' })).rejects.toThrow(
    'The export is of the project demo, and this is the database of other.',
  );
  expect(await restore({ project: 'other', of: 'demo' })).toBe(0);
});

test('other documents, as after "npm start" or "npm run provision", are named and kept', async () => {
  const db = firestore();
  await db.doc('bookings/only-here').set({ firstName: 'Ada' });
  await db.doc('unheard/of').set({ yes: true });
  await db.doc(settingsDocument).update({ reminderDaysBefore: 77 });
  const now = await everyDocument();
  await expect(restore()).rejects.toThrow('With --replace 1 documents are overwritten and 2 deleted, for good.');
  expect(said).toEqual(
    expect.arrayContaining([
      '  bookings: 0 missing, 0 different, 1 not in the export',
      '  settings: 0 missing, 1 different, 0 not in the export',
      '  unheard: 0 missing, 0 different, 1 not in the export',
    ]),
  );
  await expect(restore({ replace: true, agrees: async () => false })).rejects.toThrow('Nothing was written.');
  expect(await everyDocument()).toEqual(now);
});

test('with --replace, and after agreement, the database equals the export, and a second run asks nothing', async () => {
  expect(await restore({ replace: true })).toBe(3);
  expect(said.at(-1)).toBe('In demo, write 0 documents, overwrite 1, delete 2?');
  expect(await everyDocument()).toEqual(before);
  expect(await restore()).toBe(0);
  expect(said.join()).not.toContain('?');
});

test('the reasons of a failure are printed, and the restore can be repeated', async () => {
  await emptyDatabase();
  const file = join(folder, 'newsletter.json');
  const text = readFileSync(file, 'utf8');
  // Larger than a document may be.
  writeFileSync(file, text.replace('list@example.net', 'x'.repeat(1_100_000)));
  await expect(restore()).rejects.toThrow(/1 documents of newsletter were not written:\nnewsletter\/one: .*1048/s);
  writeFileSync(file, text);
  const left = before.length - (await everyDocument()).length;
  expect(left).toBeLessThan(before.length);
  expect(await restore()).toBe(left);
  expect((await everyDocument()).map(([path]) => path)).toEqual(before.map(([path]) => path));
});

test('an empty database gets every document back, types included, and triggers find nothing to do', async () => {
  await emptyDatabase();
  expect(await firestore().listCollections()).toEqual([]);
  expect(await restore()).toBe(before.length);
  const after = await everyDocument();
  expect(after.map(([path]) => path)).toEqual(before.map(([path]) => path));
  for (const [place, [path, data]] of before.entries()) {
    const restored = after[place]![1];
    // References belong to a connection, so this compares their paths.
    expect(Object.is(restored.zero, data.zero)).toBe(true);
    expect(withoutReference(restored), path).toStrictEqual(withoutReference(data));
    expect(restored.path?.path).toBe(data.path?.path);
  }
  const later = new Date(now.getTime() + 600_000);
  expect((await auditData(later)).findings).toEqual([]);
  expect(await settleBookings(later)).toEqual([]);
  expect(await everyDocument()).toHaveLength(before.length);
});

test('a truncated export is not restored in part', async () => {
  await emptyDatabase();
  const wrong = { ...manifest, documents: { ...manifest.documents, nights: 99 } };
  writeFileSync(join(folder, manifestFile), JSON.stringify(wrong));
  await expect(restore()).rejects.toThrow(/nights\.json has 5 documents, and export\.json says 99/);
  expect(await firestore().listCollections()).toEqual([]);
});

test('tables open in a spreadsheet', () => {
  const read = (name: string) => readFileSync(join(folder, `${name}.csv`), 'utf8');
  const [titles, row] = read('bookings').split('\r\n');
  expect(titles).toMatch(/^\uFEFFnumber,status,apartment,checkIn,/);
  expect(titles).toContain('quote.totalPayment (EUR)');
  expect(row).toContain(`${number},pending,`);
  expect(row).toContain(`"'=HYPERLINK(""http://x.example"")",Đurđević,ada@example.net,'+385 22 555 012`);
  expect(read('bookings')).toContain('"We come late;\nis ""ten"" fine?"');
  expect(read('payments').split('\r\n')[1]).toMatch(new RegExp(`^${number},.*,${inDays(0)},advance,,123\\.45,$`));
  expect(read('guests').split('\r\n')[1]).toMatch(/^ada@example\.net,.*,1,\d{4}-\d\d-\d\d$/);
  expect(read('newsletter')).toContain('list@example.net');
  for (const name of Object.keys(manifest.documents)) expect(read(name).startsWith('\uFEFF')).toBe(true);
});

function withoutReference({ path: _, ...data }: DocumentData): DocumentData {
  return data;
}
