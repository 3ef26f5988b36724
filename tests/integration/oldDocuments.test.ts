import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { auditData } from '../../functions/src/audit/auditData.ts';
import { cancelBooking } from '../../functions/src/bookings/change/cancelBooking.ts';
import { settleBlocks } from '../../functions/src/bookings/console/settleBlocks.ts';
import { settleBookings } from '../../functions/src/bookings/console/settleBookings.ts';
import { openBooking } from '../../functions/src/bookings/read/openBooking.ts';
import { readStoredCalendar } from '../../functions/src/calendars/readStoredCalendar.ts';
import { settleCalendars } from '../../functions/src/calendars/settleCalendars.ts';
import { apartmentSchema, calendarMonthSchema } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath, settingsDocument } from '../../functions/src/contract/collections.ts';
import { decideBookingRequest, recordPaymentRequest } from '../../functions/src/contract/ownerCallables.ts';
import { readMailDocument } from '../../functions/src/mail/deliver/readMailDocument.ts';
import { decideBooking } from '../../functions/src/owner/decideBooking.ts';
import { recordPayment } from '../../functions/src/owner/recordPayment.ts';
import { undoChange } from '../../functions/src/owner/undoChange.ts';
import { bookingLinkKey } from '../../functions/src/platform/bookingLinkKey.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { readSettings } from '../../functions/src/platform/readSettings.ts';
import { notifyWaitlist } from '../../functions/src/waitlist/notifyWaitlist.ts';
import { decodeFields } from '../../tools/data/encodeFields.ts';
import type { ExportedDocument } from '../../tools/data/ExportManifest.ts';
import { inProject } from '../../tools/support/projectRoot.ts';

/* What an earlier release stored is read and changed by today's code (tests/deploy/releases/stored/README.md). */
const key = 'a key';
const owner = { uid: 'marta', email: 'marta@casa-bellariva.it' };
const ada = { uid: 'ada', verifiedEmail: 'ada@byron.net' };
const releases = globSync('tests/deploy/releases/stored/*.json', { cwd: inProject() })
  .sort()
  .map((file) => ({
    release: basename(file, '.json'),
    documents: JSON.parse(readFileSync(inProject(file), 'utf8')) as ExportedDocument[],
  }));

describe.each(releases)('what the release of $release stored', ({ release, documents }) => {
  const db = firestore();
  /** An hour after the documents were written. */
  const now = new Date(`${release}T11:00:00Z`);
  const all = async (collection: string) => (await db.collection(collection).get()).docs;
  /** The booking of Ada Byron that is in this state. */
  const bookingThatIs = async (status: StoredBooking['status'], apartment = 'lavender') => {
    const bookings = (await all('bookings')).filter((one) => !one.get('group') && one.get('apartment') === apartment);
    return bookings.find((one) => one.get('status') === status)!;
  };
  const atDesk = async (booking: string) => {
    const revision: number = (await db.doc(bookingPath(booking)).get()).get('revision') ?? 0;
    return { requestId: randomUUID(), booking, revision };
  };

  beforeAll(async () => {
    vi.stubEnv('BOOKING_NUMBER_KEY', key);
    for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
    for (const { path, fields } of documents) await db.doc(path).set(decodeFields(fields, db));
  });

  test('agrees; what is derived from it is added once, and no stay, night or block is changed', async () => {
    const decided = async () => {
      const [bookings, nights, blocks] = await Promise.all(['bookings', 'nights', 'blocks'].map(all));
      return [
        bookings!.map((one) => one.get('agreed')),
        nights!.map((one) => one.data()),
        blocks!.map((one) => one.data()),
      ];
    };
    const settle = async () => [
      ...(await settleBookings(now, 'all')),
      ...(await settleBlocks(now, 'all')),
      ...(await settleCalendars(now)),
    ];
    const before = await decided();
    expect((await auditData(now)).findings).toEqual([]);
    await settle();
    expect(await settle()).toEqual([]);
    expect((await auditData(now)).findings).toEqual([]);
    expect(await decided()).toEqual(before);
  });

  test('is understood where only a reader says what is in it: months, mails, calendars, copies', async () => {
    for (const { id, ref } of await all('apartments')) {
      expect(apartmentSchema.safeParse((await ref.get()).data()), id).toMatchObject({ success: true });
      const months = (await ref.collection('calendar').get()).docs.map((month) => month.data());
      expect(months.length).toBeGreaterThan(0);
      for (const month of months) expect(calendarMonthSchema.safeParse(month), id).toMatchObject({ success: true });
    }
    for (const mail of await all('mail')) expect(() => readMailDocument(mail.data()), mail.id).not.toThrow();
    for (const calendar of await all('platformCalendars')) {
      expect(readStoredCalendar(calendar), calendar.id).toMatchObject({ apartment: 'olive', isIntact: true });
    }
    const settings = db.doc(settingsDocument);
    const readable = (await settings.get()).data()!;
    await settings.update({ timeZone: 'nowhere' });
    const { ownerEmail, ownerName } = readable;
    expect(await readSettings()).toMatchObject({ timeZone: readable.timeZone, ownerEmail, ownerName });
    await settings.set(readable);
  });

  test('is what a guest opens by the link of a mail, and what the owner takes payments for, confirms and undoes', async () => {
    const confirmed = await bookingThatIs('confirmed');
    const link = bookingLinkKey({ id: confirmed.id, email: ada.verifiedEmail }, key);
    expect(await openBooking({ number: confirmed.id, key: link }, key, now)).toMatchObject({
      booking: { number: confirmed.id, status: 'confirmed' },
    });
    const payment = { ...(await atDesk(confirmed.id)), kind: 'advance', amount: 5_000, on: release, note: '' };
    const { change } = await recordPayment(recordPaymentRequest.parse(payment), owner, now);
    await undoChange({ requestId: randomUUID(), change }, owner, now);

    const pending = await bookingThatIs('pending', 'olive');
    // No platform can be reached from here.
    const despitePlatforms = (await all('platformCalendars')).map(({ id }) => id);
    const decision = { ...(await atDesk(pending.id)), decision: 'confirm', despitePlatforms };
    await decideBooking(decideBookingRequest.parse(decision), owner, now);
    expect((await pending.ref.get()).data()).toMatchObject({ status: 'confirmed', agreed: { status: 'confirmed' } });
  });

  test('is what a guest cancels; who waits for the nights is told', async () => {
    const confirmed = await bookingThatIs('confirmed');
    expect(await cancelBooking({ number: confirmed.id, together: false }, ada, now)).toMatchObject({
      status: 'cancelled',
    });
    expect(await notifyWaitlist(now)).toMatchObject({ notified: 1 });
    expect((await auditData(now)).findings).toEqual([]);
  });
});
