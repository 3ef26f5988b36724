import { expect, it } from 'vitest';
import apartments from '../../../../../villa/apartments.json' with { type: 'json' };
import settings from '../../../../../villa/settings.json' with { type: 'json' };
import type { PriceList } from 'functions/domain/checkPrices';
import { isoDate, weekdayOf } from 'functions/domain/isoDate';
import { nightCount } from 'functions/domain/stay';
import type { PaymentTerms } from 'functions/domain/quote';
import { typicalKinds, typicalPrice, typicalStays } from './typicalStays.ts';

const terms = settings as unknown as PaymentTerms;
const lavender = apartments[0] as unknown as PriceList;

it.each(['2026-11-23', '2026-05-01', '2026-06-13', '2027-12-31', '2028-02-29'])(
  'typical stays lie within about a year from today: %s',
  (day) => {
    const today = isoDate(day);
    const stays = typicalStays(lavender.limits, today);
    expect(stays.map(({ kind }) => kind)).toEqual(typicalKinds);
    for (const { stay } of stays) {
      expect(stay.checkIn > today).toBe(true);
      expect(nightCount({ checkIn: today, checkOut: stay.checkIn })).toBeLessThan(375);
    }
    expect(stays.map(({ stay }) => [weekdayOf(stay.checkIn), nightCount(stay)])).toEqual([
      [5, 2],
      [6, 7],
      [6, 7],
      [6, 14],
      [6, 28],
    ]);
  },
);

it.each([
  [
    { adults: 4, children: 2, guests: 5 },
    { adults: 4, children: 1 },
  ],
  [
    { adults: 4, children: 2, guests: 4 },
    { adults: 4, children: 0 },
  ],
  [
    { adults: 2, children: 1, guests: 3 },
    { adults: 2, children: 1 },
  ],
  [
    { adults: 1, children: 0, guests: 1 },
    { adults: 1, children: 0 },
  ],
])('the week in August has as many guests as fit: %j', (limits, guests) => {
  const stays = typicalStays(limits, isoDate('2026-11-23'));
  expect(stays.find(({ kind }) => kind === 'weekInAugust')?.guests).toEqual(guests);
  expect(stays[0]?.guests.adults).toBe(Math.min(2, limits.adults));
});

it('typical stays cost what guests would pay, and the villa’s rules allow them all', () => {
  const today = isoDate('2026-11-23');
  const prices = typicalStays(lavender.limits, today).map((typical) => typicalPrice(typical, lavender, terms, today));
  expect(prices).toEqual([
    { total: 2 * 14_500 + 6000, refusal: undefined },
    { total: 7 * 18_500 + 6000, refusal: undefined },
    { total: 7 * 23_500 + 6000, refusal: undefined },
    { total: 14 * 18_500 * 0.95 + 6000, refusal: undefined },
    { total: 28 * 14_500 * 0.85 + 6000, refusal: undefined },
  ]);
});

it('a typical stay that the rules refuse says why', () => {
  const today = isoDate('2026-11-23');
  const [weekend] = typicalStays(lavender.limits, today);
  const strict = { ...lavender, rules: { ...lavender.rules, minNights: 3 } };
  expect(typicalPrice(weekend!, strict, terms, today).refusal).toBe('stay-too-short');
});
