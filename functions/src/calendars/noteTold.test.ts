import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { isoDate } from '../domain/isoDate.ts';
import { newExport } from './newFeed.ts';
import { noteTold } from './readExport.ts';

const today = isoDate('2027-05-01');
const now = new Date('2027-05-01T06:00:00Z');
const at = Timestamp.fromDate(now);
const row = (checkIn: string, checkOut: string) => ({ checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) });
const june = row('2027-06-01', '2027-06-05');

test('what a platform is told for the first time is noted, and the same again is not', () => {
  const noted = noteTold(newExport, [june], today, now);
  expect(noted).toEqual({ told: [june], ended: [], changedAt: at });
  expect(noteTold(noted!, [june], today, now)).toBeUndefined();
});

test('days that pass are no change', () => {
  const told = { ...newExport, told: [row('2027-04-28', '2027-05-03')] };
  expect(noteTold(told, told.told, today, now)).toBeUndefined();
  expect(noteTold({ ...newExport, told: [row('2027-04-01', '2027-04-05')] }, [], today, now)).toBeUndefined();
});

test('nights that are no longer told have ended, and no longer when they are told again', () => {
  const shorter = noteTold({ ...newExport, told: [june] }, [row('2027-06-01', '2027-06-03')], today, now)!;
  expect(shorter).toEqual({
    told: [row('2027-06-01', '2027-06-03')],
    ended: [{ ...row('2027-06-03', '2027-06-05'), at }],
    changedAt: at,
  });
  const later = new Date(now.getTime() + 60_000);
  expect(noteTold(shorter, [row('2027-06-01', '2027-06-04')], today, later)).toEqual({
    told: [row('2027-06-01', '2027-06-04')],
    ended: [{ ...row('2027-06-04', '2027-06-05'), at }],
    changedAt: Timestamp.fromDate(later),
  });
});
