import type { IsoMonth } from 'functions/domain/isoDate';
import { isoDate } from 'functions/domain/isoDate';
import type { OfferedApartment } from 'functions/domain/offeredApartment';
import { partyCalendar } from 'functions/domain/partyCalendar';
import { expect, test } from 'vitest';
import { shortestInMonth } from './shortestInMonth.ts';

const today = isoDate('2027-05-10');
const apartment: OfferedApartment = {
  slug: 'olive',
  limits: { adults: 2, children: 0, guests: 2 },
  nightPrice: 10_000,
  longStayDiscounts: [],
  cleaningFee: 0,
  propertyTerms: { advanceShare: 0.3, touristTax: { mode: 'included' } },
  rules: { minNights: 2, maxNights: 30, arrivalDays: [], minNoticeDays: 1, bookingWindowDays: 400 },
  seasons: [
    { name: 'high', from: '07-01', to: '08-31', minNights: 7, arrivalDays: [6] },
    { name: 'early', from: '05-01', to: '05-05', minNights: 4 },
    { name: 'late', from: '09-10', to: '09-20', minNights: 4 },
  ],
  taken: new Set(),
};
const calendar = partyCalendar([apartment], { adults: 2, children: 0 }, today);
const shortest = (month: string) => shortestInMonth(month as IsoMonth, calendar, today);

test('the rule of a whole month, past days apart; none where it changes within the month', () => {
  expect(shortest('2027-07')).toEqual({ minNights: 7, arrivalDays: [6] });
  expect(shortest('2027-05')).toEqual({ minNights: 2, arrivalDays: [] });
  expect(shortest('2027-09')).toBeUndefined();
});
