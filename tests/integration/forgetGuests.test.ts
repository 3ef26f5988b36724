import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { forgetGuests } from '../../functions/src/bookings/forgetGuests.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { bookingPath, historyCollection, mailCollection } from '../../functions/src/contract/collections.ts';
import { isoDate, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import type { BookingEnd } from '../../functions/src/domain/ledger.ts';
import { clearUndoFields } from '../../functions/src/history/undoFields.ts';
import { historyEntry } from '../../functions/src/history/historyEntry.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { writeSettings } from '../support/MailSimulation.ts';
import { sampleBooking } from '../support/sampleBooking.ts';
import { storedBooking } from '../support/storedBooking.ts';

/*
 * A project without triggers. Data are kept as long as `retention` in `villa/property.json` says: requests 12 months,
 * bookings 11 years.
 */

const db = firestore();
const now = new Date('2030-06-15T08:00:00Z');

beforeAll(() => writeSettings());

async function store(number: string, changes: Partial<StoredBooking>) {
  const { id: _, ...booking } = sampleBooking({ number, requestHash: `hash of ${number}`, ...changes });
  await db.doc(bookingPath(number)).set(booking);
}

async function ended(number: string, on: string, from: BookingEnd['from'], changes: Partial<StoredBooking> = {}) {
  const stay = { apartment: 'lavender', checkIn: isoDate('2029-07-01'), checkOut: isoDate('2029-07-08') };
  const settledStay = { ...stay, status: 'cancelled' } as const;
  const end = { on: on as IsoDate, from, payments: [], kept: null };
  await store(number, { ...settledStay, settledStay, endedBy: 'owner', end, ...changes });
}

async function stayed(number: string, checkIn: string, checkOut: string) {
  const stay = { apartment: 'lavender', checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) };
  const settledStay = { ...stay, status: 'confirmed' } as const;
  await store(number, { ...settledStay, settledStay });
}

const guestOf = async (number: string) => {
  const { firstName, email, phone, message } = await storedBooking(number);
  return [firstName, email, phone, message].filter(Boolean);
};

test('old requests and old bookings are anonymised, in bounded runs that skip paid requests', async () => {
  await ended('AAAAA-AAAAA', '2029-06-14', 'pending');
  await ended('BBBBB-BBBBB', '2029-06-13', 'pending');
  await ended('CCCCC-CCCCC', '2029-06-15', 'pending');
  await ended('DDDDD-DDDDD', '2029-01-01', 'confirmed');
  const payment = { id: 'one', kind: 'advance', amount: 100, on: isoDate('2029-01-01'), note: 'From Zoë' } as const;
  // Processed first, but kept as long as a booking, because of its payment.
  await ended('EEEEE-EEEEE', '2029-06-12', 'pending', { payments: [payment] });
  await stayed('FFFFF-FFFFF', '2019-06-07', '2019-06-14');
  await stayed('GGGGG-GGGGG', '2019-06-08', '2019-06-15');
  const entry = historyEntry({
    ...{ subject: bookingPath('AAAAA-AAAAA'), action: 'edited', by: 'guest', email: 'zoe@example.net', now },
    ...{ before: { firstName: 'Zoé' }, after: { firstName: 'Zoë' } },
  });
  const history = await db.collection(historyCollection).add(entry);
  const mail = db.collection(mailCollection).doc('AAAAA-AAAAA-declined-guest');
  await mail.set({ to: ['zoe@example.net'], message: {}, delivery: { state: 'SUCCESS' } });

  expect(await forgetGuests(now, 1)).toEqual(['BBBBB-BBBBB', 'FFFFF-FFFFF']);
  expect(await forgetGuests(now, 2)).toEqual(['AAAAA-AAAAA']);
  expect(await forgetGuests(now)).toEqual([]);

  for (const number of ['AAAAA-AAAAA', 'BBBBB-BBBBB', 'FFFFF-FFFFF']) expect(await guestOf(number)).toEqual([]);
  for (const number of ['CCCCC-CCCCC', 'DDDDD-DDDDD', 'EEEEE-EEEEE', 'GGGGG-GGGGG']) {
    expect(await guestOf(number)).toHaveLength(4);
  }
  expect((await history.get()).data()).toMatchObject({ action: 'edited', email: null, changes: [] });
  expect((await mail.get()).exists).toBe(false);
});

test('the previous fields of a change are deleted when undo has been impossible for a day', async () => {
  const changed = async (hoursAgo: number) => {
    const until = new Date(now.getTime() - hoursAgo * 3_600_000);
    const undo = { until, fields: { firstName: 'Zoé' }, mails: ['a mail'], together: [] };
    const change = { subject: bookingPath('HHHHH-HHHHH'), action: 'edited', by: 'owner', now, undo } as const;
    return db.collection(historyCollection).add(historyEntry({ ...change, before: {}, after: {} }));
  };
  const [old, recent] = [await changed(25), await changed(23)];
  expect(await clearUndoFields(now)).toBe(1);
  expect(await clearUndoFields(now)).toBe(0);
  expect((await old.get()).data()).toMatchObject({ undoUntil: null, undo: { fields: null, mails: ['a mail'] } });
  const kept = (await recent.get()).data();
  expect(kept?.undo).toMatchObject({ fields: { firstName: 'Zoé' } });
  expect(kept?.undoUntil).toBeInstanceOf(Timestamp);
});
