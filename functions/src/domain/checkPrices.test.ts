import { expect, it } from 'vitest';
import apartments from '../../../villa/apartments.json' with { type: 'json' };
import { faultsInPrices, nightsNobodyCanBook, type PriceList } from './checkPrices.ts';
import { isoDate, type Weekday } from './isoDate.ts';
import { nightsOf } from './stay.ts';
import { stayRuleProblem } from './stayRules.ts';
import { addDays } from './isoDate.ts';
import { seededRandom } from '../../../tests/support/seededRandom.ts';

const today = isoDate('2026-11-23');
const lavender = apartments[0] as unknown as PriceList;
const rules = lavender.rules;

const faultsOf = (changes: Partial<PriceList>) =>
  faultsInPrices({ ...lavender, ...changes }, today).map(({ field, fault }) => `${field} ${fault}`);

it.each(apartments.map((apartment) => [apartment.slug, apartment] as const))(
  'finds nothing wrong with %s',
  (_, apartment) => {
    expect(faultsInPrices(apartment as unknown as PriceList, today)).toEqual([]);
  },
);

it.each<[string, Partial<PriceList>, string[]]>([
  ['a price of nothing', { nightPrice: 0 }, ['nightPrice zero-price']],
  [
    'a season for nothing',
    { seasons: [{ name: 'a', from: '07-01', to: '07-31', nightPrice: 0 }] },
    ['seasons.0.nightPrice zero-price'],
  ],
  ['no cleaning fee', { cleaningFee: 0 }, []],
  [
    'at least more than at most',
    { rules: { ...rules, minNights: 8, maxNights: 7 }, seasons: [] },
    ['rules.minNights minimum-over-maximum'],
  ],
  [
    'a season whose minimum is above the maximum of the apartment',
    { rules: { ...rules, maxNights: 6 }, seasons: [{ name: 'a', from: '07-01', to: '07-31', minNights: 7 }] },
    ['seasons.0.minNights minimum-over-maximum'],
  ],
  [
    'a season whose maximum is below the minimum of the apartment',
    { rules: { ...rules, minNights: 5 }, seasons: [{ name: 'a', from: '07-01', to: '07-31', maxNights: 4 }] },
    ['seasons.0.maxNights minimum-over-maximum'],
  ],
  [
    'bookable later than it has to be booked',
    { rules: { ...rules, minNoticeDays: 31, bookingWindowDays: 30 } },
    ['rules.bookingWindowDays window-before-notice'],
  ],
  [
    'a season that is bookable later than it has to be booked',
    { seasons: [{ name: 'a', from: '07-01', to: '07-31', bookingWindowDays: 0 }] },
    ['seasons.0.bookingWindowDays window-before-notice'],
  ],
  ['arrival on the day of the request only', { rules: { ...rules, minNoticeDays: 0, bookingWindowDays: 0 } }, []],
])('%s', (_, changes, expected) => {
  expect(faultsOf(changes)).toEqual(expected);
});

const season = (name: string, from: string, to: string) => ({ name, from, to });

it.each<[string, PriceList['seasons'], string[]]>([
  ['next to each other', [season('a', '06-01', '06-30'), season('b', '07-01', '07-31')], []],
  ['one day in both', [season('a', '06-01', '07-01'), season('b', '07-01', '07-31')], ['seasons.1.from overlap']],
  ['across New Year', [season('a', '12-20', '01-06'), season('b', '01-06', '01-31')], ['seasons.1.from overlap']],
  ['on 29 February', [season('a', '02-29', '02-29'), season('b', '02-01', '03-31')], ['seasons.1.from overlap']],
  [
    'dated, both',
    [season('a', '2027-06-01', '2027-07-01'), season('b', '2027-07-01', '2027-07-31')],
    ['seasons.1.from overlap'],
  ],
  [
    'dated, both, the later one first',
    [season('a', '2027-07-01', '2027-07-31'), season('b', '2027-06-01', '2027-07-01')],
    ['seasons.1.from overlap'],
  ],
  ['in different years', [season('a', '2027-06-01', '2027-07-01'), season('b', '2028-07-01', '2028-07-31')], []],
  [
    'a date before a yearly one, as an exception of it',
    [season('a', '2027-07-10', '2027-07-20'), season('b', '07-01', '07-31')],
    [],
  ],
  [
    'a date behind a yearly one',
    [season('a', '07-20', '07-31'), season('b', '2027-07-10', '2027-07-20')],
    ['seasons.1.from hidden-by-yearly'],
  ],
  [
    'a date behind a yearly one, of other days',
    [season('a', '07-01', '07-31'), season('b', '2027-08-10', '2027-08-20')],
    [],
  ],
  ['no name', [season(' ', '07-01', '07-31')], ['seasons.0.name name-missing']],
  [
    'the same name twice',
    [season('Summer', '07-01', '07-31'), season('summer ', '09-01', '09-30')],
    ['seasons.1.name same-name'],
  ],
])('seasons: %s', (_, seasons, expected) => {
  expect(faultsOf({ seasons })).toEqual(expected);
});

it.each<[PriceList['limits'], string[]]>([
  [{ adults: 4, children: 2, guests: 5 }, []],
  [{ adults: 0, children: 2, guests: 2 }, ['limits.adults no-guests']],
  [{ adults: 2, children: 2, guests: 0 }, ['limits.guests no-guests']],
  [{ adults: 4, children: 0, guests: 3 }, ['limits.guests guests-below-adults']],
  [{ adults: 2, children: 1, guests: 4 }, ['limits.guests guests-never-reached']],
])('limits %j', (limits, expected) => {
  expect(faultsOf({ limits })).toEqual(expected);
});

it('allows one discount per length, and none of the whole price', () => {
  const longStayDiscounts = [
    { minNights: 7, share: 0.05 },
    { minNights: 7, share: 1 },
  ];
  expect(faultsOf({ longStayDiscounts })).toEqual([
    'longStayDiscounts.1.minNights same-nights',
    'longStayDiscounts.1.share free-nights',
  ]);
});

it.each<[string, Partial<PriceList>, { field: string; nights?: object }[]]>([
  ['from Saturday to Saturday', { rules: { ...rules, arrivalDays: [6], minNights: 7, maxNights: 7 }, seasons: [] }, []],
  [
    'Saturdays with at most five nights',
    { rules: { ...rules, arrivalDays: [6], minNights: 5, maxNights: 5 }, seasons: [] },
    // A stay that arrives on Saturday the 21st ends on Wednesday at the latest.
    [{ field: 'rules.arrivalDays', nights: { from: '2026-11-26', to: '2026-11-27' } }],
  ],
  [
    'a season without its day of arrival, after one with short stays',
    {
      rules: { ...rules, maxNights: 3, minNights: 1 },
      seasons: [{ name: 'fair', from: '2027-03-01', to: '2027-03-05', arrivalDays: [6] }],
    },
    // Monday to Friday. A stay that arrives on Sunday ends on Tuesday at the latest.
    [{ field: 'seasons.0.arrivalDays', nights: { from: '2027-03-03', to: '2027-03-05' } }],
  ],
  [
    'a season that has to be asked for earlier than anybody can',
    {
      rules: { ...rules, maxNights: 4 },
      seasons: [{ name: 'a', from: '07-01', to: '07-31', arrivalDays: [1, 2, 3, 4, 5, 6, 7], maxNights: 3 }],
    },
    [],
  ],
])('nights that nobody can book: %s', (_, changes, expected) => {
  const found = nightsNobodyCanBook({ ...lavender, ...changes }, today);
  expect(found).toMatchObject(expected);
  expect(found).toHaveLength(expected.length);
});

it('reports unbookable nights only if nothing else is wrong', () => {
  const changes = { rules: { ...rules, arrivalDays: [6 as const], minNights: 5, maxNights: 5 }, seasons: [] };
  expect(faultsOf(changes)).toEqual(['rules.arrivalDays never-bookable']);
  expect(faultsOf({ ...changes, nightPrice: 0 })).toEqual(['nightPrice zero-price']);
});

it('finds the same unbookable nights as trying every stay, for random rules', () => {
  const random = seededRandom(15);
  const pick = (most: number) => Math.floor(random() * most);
  for (let round = 0; round < 60; round += 1) {
    const days = () => ([1, 2, 3, 4, 5, 6, 7] as Weekday[]).filter(() => pick(4) === 0);
    const list = {
      rules: { ...rules, minNoticeDays: 0, minNights: 1 + pick(3), maxNights: 3 + pick(6), arrivalDays: days() },
      seasons: [
        {
          ...season('a', '2027-01-05', '2027-01-25'),
          arrivalDays: days(),
          minNights: 1 + pick(4),
          maxNights: 4 + pick(5),
        },
      ],
    };
    const unbookable = nightsNobodyCanBook(list, today);
    for (let night = isoDate('2026-12-20'); night < '2027-02-10'; night = addDays(night, 1)) {
      const inAStay = Array.from({ length: 10 }, (_, back) => addDays(night, -back)).some((checkIn) =>
        Array.from({ length: 10 }, (_, index) => ({ checkIn, checkOut: addDays(checkIn, index + 1) })).some(
          (stay) =>
            nightsOf(stay).includes(night) &&
            stayRuleProblem(stay, addDays(checkIn, -list.rules.minNoticeDays), list.rules, list.seasons) === undefined,
        ),
      );
      const within = unbookable.some(({ nights }) => nights!.from <= night && night <= nights!.to);
      if (within) expect({ night, inAStay }).toEqual({ night, inAStay: false });
      if (!inAStay) expect(unbookable, `${night} of round ${round}`).not.toEqual([]);
    }
  }
});
