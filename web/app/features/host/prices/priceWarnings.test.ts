import { expect, it } from 'vitest';
import apartments from '../../../../../villa/apartments.json' with { type: 'json' };
import type { PriceList } from 'functions/domain/checkPrices';
import { isoDate } from 'functions/domain/isoDate';
import { warningsInPrices } from './priceWarnings.ts';

const today = isoDate('2026-11-23');
const lavender = apartments[0] as unknown as PriceList;

const warningsOf = (changes: Partial<PriceList>, before?: PriceList) =>
  warningsInPrices({ ...lavender, ...changes }, before, today).map(({ field, fault }) => `${field} ${fault}`);

it.each(apartments.map((apartment) => [apartment.slug, apartment] as const))(
  'asks nothing about the villa’s own prices of %s',
  (_, apartment) => {
    const list = apartment as unknown as PriceList;
    expect(warningsInPrices(list, list, today)).toEqual([]);
  },
);

const season = (name: string, from: string, to: string, nightPrice?: number) => ({ name, from, to, nightPrice });

it.each<[string, PriceList['seasons'], string[]]>([
  ['a digit too many', [season('a', '07-01', '08-31', 235_00 * 10)], ['seasons.0.nightPrice three-times-neighbours']],
  ['a digit missing', [season('a', '07-01', '08-31', 23_50)], ['seasons.0.nightPrice three-times-neighbours']],
  ['not quite three times', [season('a', '07-01', '08-31', 3 * 14_500 - 1)], []],
  [
    'a price far from the next season, though not from the ordinary price',
    [season('a', '06-01', '06-30', 400_00), season('b', '07-01', '07-31', 130_00)],
    ['seasons.0.nightPrice three-times-neighbours'],
  ],
  [
    'a few nights between yearly seasons',
    [season('a', '06-01', '06-30'), season('b', '07-03', '07-31')],
    ['seasons.1.from hole'],
  ],
  ['a month between yearly seasons', [season('a', '06-01', '06-30'), season('b', '08-01', '08-31')], []],
  [
    'a month between dated seasons',
    [season('a', '2026-11-01', '2027-06-30'), season('b', '2027-08-01', '2029-08-31')],
    ['seasons.1.from hole'],
  ],
  [
    'half a year between dated seasons',
    [season('a', '2026-11-01', '2027-02-28'), season('b', '2027-08-01', '2029-08-31')],
    [],
  ],
  [
    'dates that end within the booking window',
    [season('a', '2027-05-01', '2027-09-30')],
    ['seasons.0.to ends-before-window'],
  ],
  ['dates that are over', [season('a', '2026-05-01', '2026-09-30')], ['seasons.0.to over']],
])('warnings about %s', (_, seasons, expected) => {
  expect(warningsOf({ seasons })).toEqual(expected);
});

it('names the nights of a gap', () => {
  const seasons = [season('a', '06-01', '06-30'), season('b', '07-03', '07-31')];
  expect(warningsInPrices({ ...lavender, seasons }, undefined, today)).toEqual([
    { field: 'seasons.1.from', fault: 'hole', nights: { from: '2027-07-01', to: '2027-07-02' } },
  ]);
});

it('asks about an ordinary price that is far from all seasons', () => {
  expect(warningsOf({ nightPrice: 14_50 })).toContain('nightPrice three-times-neighbours');
});

it('asks about prices far from the saved ones, and about lowered limits', () => {
  expect(warningsOf({ nightPrice: 14_500 * 3, seasons: [] }, lavender)).toEqual(['nightPrice three-times-before']);
  expect(warningsOf({ cleaningFee: 600 }, lavender)).toEqual(['cleaningFee three-times-before']);
  expect(warningsOf({ limits: { adults: 4, children: 1, guests: 4 } }, lavender)).toEqual([
    'limits.children limit-lowered',
    'limits.guests limit-lowered',
  ]);
  expect(warningsOf({ rules: { ...lavender.rules, bookingWindowDays: 365 } }, lavender)).toEqual([
    'rules.bookingWindowDays window-shortened',
  ]);
});

it('asks about a discount that shrinks for a longer stay, or that no stay is long enough to get', () => {
  const longStayDiscounts = [
    { minNights: 7, share: 0.1 },
    { minNights: 14, share: 0.05 },
    { minNights: 70, share: 0.2 },
  ];
  expect(warningsOf({ longStayDiscounts })).toEqual([
    'longStayDiscounts.1.share smaller-discount',
    'longStayDiscounts.2.minNights discount-never-reached',
  ]);
});
