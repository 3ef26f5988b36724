import { isoDate, type IsoMonth } from 'functions/domain/isoDate';
import { expect, test } from 'vitest';
import type { OfferedApartment } from 'functions/domain/nightTable';
import { sampleVilla } from '../../../../../tests/support/sampleVilla.ts';
import { partyCalendar } from './partyCalendar.ts';
import { shortestInMonth } from './useCalendarHint.ts';

const today = isoDate('2027-05-10');
const apartment: OfferedApartment = {
  ...sampleVilla()[0]!,
  rules: { minNights: 2, maxNights: 30, arrivalDays: [], minNoticeDays: 1, bookingWindowDays: 400 },
  seasons: [
    { name: 'high', from: '07-01', to: '08-31', minNights: 7, arrivalDays: [6] },
    { name: 'early', from: '05-01', to: '05-05', minNights: 4 },
    { name: 'late', from: '09-10', to: '09-20', minNights: 4 },
  ],
};
const calendar = partyCalendar([apartment], { adults: 2, children: 0 }, today);
const shortest = (month: string) => shortestInMonth(month as IsoMonth, calendar, today);

test('the hint shows a rule that applies to the whole month, ignoring past days, and none if it changes within the month', () => {
  expect(shortest('2027-07')).toEqual({ minNights: 7, arrivalDays: [6] });
  expect(shortest('2027-05')).toEqual({ minNights: 2, arrivalDays: [] });
  expect(shortest('2027-09')).toBeUndefined();
});
