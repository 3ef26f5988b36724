import { expect, it } from 'vitest';
import { isoDate } from './isoDate.ts';
import { lastPossibleNight } from './lastPossibleNight.ts';

const today = isoDate('2026-12-11');
const rules = { minNights: 2, maxNights: 14, arrivalDays: [], minNoticeDays: 1, bookingWindowDays: 100 };
const season = { name: 'high', from: '07-01', to: '08-31' };

it('uses the widest booking window and the longest stay of any season', () => {
  expect(lastPossibleNight(today, { rules, seasons: [] })).toBe('2027-04-03');
  expect(lastPossibleNight(today, { rules, seasons: [{ ...season, maxNights: 7, bookingWindowDays: 50 }] })).toBe(
    '2027-04-03',
  );
  expect(lastPossibleNight(today, { rules, seasons: [{ ...season, maxNights: 24, bookingWindowDays: 101 }] })).toBe(
    '2027-04-14',
  );
});
