import { apartmentFactsSchema, type ApartmentFacts } from 'functions/contract/apartment';
import { expect, it } from 'vitest';
import { mergeEdits } from '../forms/mergeEdits.ts';
import { standingsAt } from '../forms/standingsAt.ts';
import { factsFrom, fieldOfFacts, priceFormOf, sortSeasons, weekdays } from './PriceForm.ts';

const facts: ApartmentFacts = {
  slug: 'olive',
  position: 1,
  stars: 4,
  bedrooms: 2,
  beds: 3,
  bathrooms: 1,
  squareMetres: 62,
  limits: { adults: 4, children: 2, guests: 5 },
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

it('gives back what it was made from', () => {
  expect(factsFrom(priceFormOf(facts, 'de'), facts, 'de')).toEqual(facts);
});

it('reads amounts and shares as people type them, and leaves all else as it was', () => {
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

it('has nothing that could be saved where a number is missing or none', () => {
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

it('takes over how many may stay, also from an earlier version', () => {
  const limits = { adults: 2, children: 1, guests: 3 };
  expect(
    factsFrom({ ...priceFormOf(facts, 'de'), adults: '2', children: '1', guests: '3' }, facts, 'de').limits,
  ).toEqual(limits);
  expect(factsFrom(priceFormOf({ ...facts, limits }, 'de'), facts, 'de').limits).toEqual(limits);
  expect(['adults', 'children', 'guests'].map(fieldOfFacts)).toEqual([
    'limits.adults',
    'limits.children',
    'limits.guests',
  ]);
});

it('leaves to the apartment what a season says nothing about', () => {
  const form = priceFormOf(facts, 'de');
  const [season] = form.seasons;
  const empty = { ...season!, minNights: ' ', arrivalDays: [] };
  expect(factsFrom({ ...form, seasons: [empty] }, facts, 'de').seasons).toEqual([
    { name: 'Fair', from: '2027-05-01', to: '2027-05-09' },
  ]);
});

it('puts dates before what comes back every year', () => {
  const season = (from: string) => ({ from });
  expect(sortSeasons(['09-01', '2028-01-01', '05-15', '2027-07-01'].map(season))).toEqual(
    ['2027-07-01', '2028-01-01', '05-15', '09-01'].map(season),
  );
});

it('is merged season by season with what somebody else has saved, and names the fields as the facts do', () => {
  const [fair, summer] = facts.seasons;
  const typed = priceFormOf(
    {
      ...facts,
      rules: { ...facts.rules, minNights: 4 },
      seasons: [fair!, { ...summer!, nightPrice: 16_000, maxNights: 14 }],
      longStayDiscounts: [{ minNights: 14, share: 0.1 }],
    },
    'de',
  );
  const autumn = { name: 'Autumn', from: '10-01', to: '10-31', nightPrice: 8000 };
  const now = priceFormOf(
    {
      ...facts,
      cleaningFee: 7000,
      rules: { ...facts.rules, minNights: 5 },
      seasons: [{ ...fair!, minNights: 2 }, autumn, { ...summer!, nightPrice: 17_000 }],
      longStayDiscounts: [{ minNights: 14, share: 0.05 }],
    },
    'de',
  );
  const { form, conflicts } = mergeEdits(priceFormOf(facts, 'de'), typed, now);
  expect(factsFrom(form, facts, 'de')).toEqual({
    ...facts,
    cleaningFee: 7000,
    rules: { ...facts.rules, minNights: 4 },
    seasons: [{ ...fair!, minNights: 2 }, autumn, { ...summer!, nightPrice: 16_000, maxNights: 14 }],
    longStayDiscounts: [{ minNights: 14, share: 0.1 }],
  });
  expect(Object.fromEntries(standingsAt(form, conflicts, fieldOfFacts))).toEqual({
    'rules.minNights': { now: '5' },
    'seasons.2.nightPrice': { now: '170' },
    'longStayDiscounts.0.share': { now: '5' },
  });
});

it('tells seasons of the same name apart', () => {
  const [fair] = facts.seasons;
  const { seasons } = priceFormOf({ ...facts, seasons: [fair!, { ...fair!, name: 'Fair+' }, fair!] }, 'de');
  expect(new Set(seasons.map(({ id }) => id)).size).toBe(3);
});
