import { apartmentFactsSchema, type ApartmentFacts } from 'functions/contract/apartment';
import { expect, it } from 'vitest';
import apartments from '../../../../../villa/apartments.json' with { type: 'json' };
import { factsFrom, priceFormOf, sortSeasons, weekdays } from './PriceForm.ts';

const facts: ApartmentFacts = {
  ...(apartments as unknown as ApartmentFacts[])[1]!,
  nightPrice: 9050,
  cleaningFee: 6000,
  bookingMode: 'instant',
  rules: { minNights: 2, maxNights: 28, arrivalDays: [], minNoticeDays: 1, bookingWindowDays: 500 },
  seasons: [
    { name: 'Fair', from: '2027-05-01', to: '2027-05-09', minNights: 3, arrivalDays: [] },
    {
      name: 'Summer',
      from: '06-15',
      to: '09-10',
      nightPrice: 15000,
      arrivalDays: [6],
      maxNights: 21,
      minNoticeDays: 0,
    },
  ],
  longStayDiscounts: [{ minNights: 14, share: 0.075 }],
};

it('the form restores the values that it was filled from', () => {
  expect(factsFrom(priceFormOf(facts, 'de'), facts, 'de')).toEqual(facts);
});

it('reads amounts and shares as people type them, and leaves everything else unchanged', () => {
  const form = priceFormOf(facts, 'de');
  const read = factsFrom(
    {
      ...form,
      nightPrice: '€ 1.250,50',
      discounts: [{ id: 'a', minNights: '21', share: '12,5 %' }],
      arrivalDays: weekdays,
    },
    facts,
    'de',
  );
  expect(read).toEqual({ ...facts, nightPrice: 125_050, longStayDiscounts: [{ minNights: 21, share: 0.125 }] });
});

it('leaves out an optional setting that the owner has emptied', () => {
  const before = { ...facts, feePerPet: 1500 };
  expect(factsFrom(priceFormOf(before, 'de'), before, 'de')).toEqual(facts);
});

it('a form with a missing or invalid number cannot be saved', () => {
  const form = priceFormOf(facts, 'de');
  for (const wrong of [
    { nightPrice: '' },
    { cleaningFee: 'free' },
    { minNights: '2.5' },
    { bookingWindowDays: '-1' },
    { adults: '' },
    { guests: 'five' },
  ]) {
    const { success, error } = apartmentFactsSchema.safeParse(factsFrom({ ...form, ...wrong }, facts, 'de'));
    expect(success).toBe(false);
    expect(error?.issues[0]?.path.at(-1)).toBe(Object.keys(wrong)[0]);
  }
});

it('saves the maximum numbers of guests, as typed or from an earlier version', () => {
  const limits = { adults: 2, children: 1, guests: 3 };
  expect(
    factsFrom({ ...priceFormOf(facts, 'de'), adults: '2', children: '1', guests: '3' }, facts, 'de').limits,
  ).toEqual(limits);
  expect(factsFrom(priceFormOf({ ...facts, limits }, 'de'), facts, 'de').limits).toEqual(limits);
});

it('what a season leaves empty, the apartment decides', () => {
  const form = priceFormOf(facts, 'de');
  const [season] = form.seasons;
  const empty = { ...season!, minNights: ' ', arrivalDays: [] };
  expect(factsFrom({ ...form, seasons: [empty] }, facts, 'de').seasons).toEqual([
    { name: 'Fair', from: '2027-05-01', to: '2027-05-09' },
  ]);
});

it('puts dated seasons before yearly ones', () => {
  const season = (from: string) => ({ from });
  expect(sortSeasons(['09-01', '2028-01-01', '05-15', '2027-07-01'].map(season))).toEqual(
    ['2027-07-01', '2028-01-01', '05-15', '09-01'].map(season),
  );
});

it('distinguishes seasons of the same name', () => {
  const [fair] = facts.seasons;
  const { seasons } = priceFormOf({ ...facts, seasons: [fair!, { ...fair!, name: 'Fair+' }, fair!] }, 'de');
  expect(new Set(seasons.map(({ id }) => id)).size).toBe(3);
});
