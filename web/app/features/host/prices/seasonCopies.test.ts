import { isoDate } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { sampleApartment } from '../../../../../tests/support/sampleVilla.ts';
import { priceFormOf, type SeasonForm } from './PriceForm.ts';
import { bookableFrom, changePrices, copyToNextYear } from './seasonCopies.ts';

const form = priceFormOf(sampleApartment('olive'), 'en');
const season = (changes: Partial<SeasonForm>): SeasonForm => ({ ...form.seasons[0]!, ...changes });

it.each([
  ['Summer 2027', '2027-06-01', '2027-08-31', 'Summer 2028', '2028-06-01', '2028-08-31'],
  ['Festival', '2028-02-26', '2028-02-29', 'Festival 2029', '2029-02-26', '2029-02-28'],
])('copies %s to the next year', (name, from, to, nextName, nextFrom, nextTo) => {
  const copy = copyToNextYear(season({ name, from, to, nightPrice: '120' }));
  expect(copy).toMatchObject({ name: nextName, from: nextFrom, to: nextTo, nightPrice: '120' });
});

it('changes all prices per night by a share, in whole euros, and leaves empty ones empty', () => {
  const typed = { ...form, nightPrice: '99', seasons: [season({ nightPrice: '120.50' }), season({ nightPrice: '' })] };
  const { nightPrice, seasons } = changePrices(typed, 0.05, 'en');
  expect([nightPrice, ...seasons!.map((one) => one.nightPrice)]).toEqual(['104', '127', '']);
});

it('finds the first day on which guests can book a dated season', () => {
  const today = isoDate('2026-11-27');
  const far = season({ from: '2028-06-01', to: '2028-06-30', bookingWindowDays: '' });
  expect(bookableFrom(far, '365', today)).toBe('2027-06-02');
  expect(bookableFrom({ ...far, bookingWindowDays: '900' }, '365', today)).toBeUndefined();
  expect(bookableFrom(season({ from: '06-01', to: '06-30' }), '365', today)).toBeUndefined();
});
