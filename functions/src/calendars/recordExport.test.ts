import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { isoDate } from '../domain/isoDate.ts';
import { recordExport } from './readExport.ts';
import { newExport, newFeed } from './readStoredCalendar.ts';

const today = isoDate('2027-05-01');
const now = new Date('2027-05-01T06:00:00Z');
const at = Timestamp.fromDate(now);
const row = (checkIn: string, checkOut: string) => ({ checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) });
const june = row('2027-06-01', '2027-06-05');
/** The calendar of a platform to which we exported the first stays, and whose own calendar repeats the second. */
const reader = (exported: typeof newExport, repeated = exported.stays) => ({
  export: exported,
  feed: { ...newFeed, stays: repeated.map((stay) => ({ ...stay, kind: 'unclear' as const, entry: 'one' })) },
});

test('the first export of nights is recorded, a repeated one is not', () => {
  const recorded = recordExport(reader(newExport), [june], today, now);
  expect(recorded).toEqual({ stays: [june], ended: [], changedAt: at });
  expect(recordExport(reader(recorded!), [june], today, now)).toBeUndefined();
});

test('a day that passes is no change', () => {
  const exported = { ...newExport, stays: [row('2027-04-28', '2027-05-03')] };
  expect(recordExport(reader(exported), exported.stays, today, now)).toBeUndefined();
  expect(
    recordExport(reader({ ...newExport, stays: [row('2027-04-01', '2027-04-05')] }), [], today, now),
  ).toBeUndefined();
});

test('nights that leave the export count as ended until they are exported again', () => {
  const shorter = recordExport(reader({ ...newExport, stays: [june] }), [row('2027-06-01', '2027-06-03')], today, now)!;
  expect(shorter).toEqual({
    stays: [row('2027-06-01', '2027-06-03')],
    ended: [{ ...row('2027-06-03', '2027-06-05'), at, entries: ['one'] }],
    changedAt: at,
  });
  const later = new Date(now.getTime() + 60_000);
  expect(recordExport(reader(shorter), [row('2027-06-01', '2027-06-04')], today, later)).toEqual({
    stays: [row('2027-06-01', '2027-06-04')],
    ended: [{ ...row('2027-06-04', '2027-06-05'), at, entries: ['one'] }],
    changedAt: Timestamp.fromDate(later),
  });
});

test('only nights that the platform has repeated may be an echo after they have ended', () => {
  const exported = { ...newExport, stays: [june] };
  expect(recordExport(reader(exported, []), [], today, now)).toMatchObject({ stays: [], ended: [] });
  // The platform's own sale takes the nights here, so its calendar repeats nothing.
  const sold = reader(exported, [june]);
  const own = { ...sold, feed: { ...sold.feed, holds: sold.feed.stays } };
  expect(recordExport(own, [], today, now)).toMatchObject({ ended: [] });
});
