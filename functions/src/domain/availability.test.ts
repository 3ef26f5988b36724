import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canArrive,
  departureRange,
  nearestFreeStays,
  stayRefusal,
  takenNightsOf,
  type StayLimits,
  type TakenNights,
} from './availability.ts';
import { addDays, daysBetween, isoDate, type IsoDate, type Weekday } from './isoDate.ts';
import { longestStay, nightCount, nightsOf, overlaps, type Stay } from './stay.ts';

const today = isoDate('2027-05-03');
const stay = (checkIn: string, checkOut: string): Stay => ({ checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) });
const taken = (...stays: Stay[]): TakenNights => new Set(stays.flatMap(nightsOf));
const couple = { adults: 2, children: 0 };
const apartment: StayLimits = {
  limits: { adults: 4, children: 2, guests: 5 },
  rules: { minNights: 2, maxNights: 14, arrivalDays: [], leadDays: 1, horizonDays: 300 },
  seasons: [{ name: 'high', from: '07-01', to: '08-31', minNights: 7, arrivalDays: [6] }],
};

const anyWeekdays = fc.oneof(
  fc.constant<Weekday[]>([]),
  fc.uniqueArray(fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7), { minLength: 1 }),
);
const anyRules = fc.record({
  minNights: fc.integer({ min: 1, max: 9 }),
  maxNights: fc.integer({ min: 1, max: 21 }),
  arrivalDays: anyWeekdays,
  leadDays: fc.nat(20),
  horizonDays: fc.integer({ min: 20, max: 80 }),
});
const anyMonthDay = fc.nat(100).map((days) => addDays(today, days).slice(5));
const anySeason = fc.record(
  {
    name: fc.constant('season'),
    from: anyMonthDay,
    to: anyMonthDay,
    minNights: fc.integer({ min: 1, max: 9 }),
    arrivalDays: anyWeekdays,
  },
  { requiredKeys: ['name', 'from', 'to'] },
);
const anyApartment: fc.Arbitrary<StayLimits> = fc.record({
  limits: fc.constant(apartment.limits),
  rules: anyRules,
  seasons: fc.array(anySeason, { maxLength: 3 }),
});
const anyTaken: fc.Arbitrary<TakenNights> = fc
  .array(fc.tuple(fc.nat(100), fc.integer({ min: 1, max: 9 })), { maxLength: 6 })
  .map((stretches) =>
    taken(
      ...stretches.map(([start, nights]) => ({
        checkIn: addDays(today, start),
        checkOut: addDays(today, start + nights),
      })),
    ),
  );
const anyDay = fc.integer({ min: -5, max: 100 }).map((days) => addDays(today, days));
const anyStay = fc
  .tuple(anyDay, fc.integer({ min: 1, max: 21 }))
  .map(([checkIn, nights]): Stay => ({ checkIn, checkOut: addDays(checkIn, nights) }));

describe('takenNightsOf', () => {
  it('names the nights of the stay that are gone, in order, and none of its neighbours', () => {
    const held = taken(stay('2027-06-10', '2027-06-13'), stay('2027-06-15', '2027-06-20'));
    expect(takenNightsOf(stay('2027-06-12', '2027-06-17'), held)).toEqual(['2027-06-12', '2027-06-15', '2027-06-16']);
    expect(takenNightsOf(stay('2027-06-13', '2027-06-15'), held)).toEqual([]);
  });
});

describe('stayRefusal', () => {
  const held = taken(stay('2027-06-10', '2027-06-13'));

  it.each([
    ['a free stay', '2027-06-01', '2027-06-05', couple, undefined],
    ['leaving on another guest’s day of arrival', '2027-06-08', '2027-06-10', couple, undefined],
    ['arriving on another guest’s day of departure', '2027-06-13', '2027-06-15', couple, undefined],
    ['one taken night at the end', '2027-06-08', '2027-06-11', couple, 'dates-taken'],
    ['one taken night at the beginning', '2027-06-12', '2027-06-15', couple, 'dates-taken'],
    ['a stay that spans another', '2027-06-08', '2027-06-15', couple, 'dates-taken'],
    ['too many guests', '2027-06-01', '2027-06-05', { adults: 4, children: 2 }, 'guests-exceeded'],
    ['10,000 guests', '2027-06-01', '2027-06-05', { adults: 10_000, children: 0 }, 'guests-exceeded'],
    ['too many guests before anything else', '2027-06-11', '2027-06-12', { adults: 9, children: 0 }, 'guests-exceeded'],
    ['a rule before taken nights', '2027-06-11', '2027-06-12', couple, 'stay-too-short'],
    ['the past', '2027-05-01', '2027-05-06', couple, 'too-soon'],
    ['40 years ahead', '2067-06-01', '2067-06-05', couple, 'too-far-ahead'],
  ])('%s', (_name, checkIn, checkOut, guests, refusal) => {
    expect(stayRefusal(stay(checkIn, checkOut), guests, apartment, held, today)).toBe(refusal);
  });

  it('never lets two stays that overlap both be had', () => {
    fc.assert(
      fc.property(anyStay, anyStay, anyApartment, (first, second, place) => {
        fc.pre(overlaps(first, second));
        expect(stayRefusal(second, couple, place, taken(first), today)).not.toBeUndefined();
      }),
    );
  });
});

describe('canArrive', () => {
  const held = taken(stay('2027-06-10', '2027-06-13'));

  it.each([
    ['a free day', '2027-06-09', true],
    ['the first taken night', '2027-06-10', false],
    ['the last taken night', '2027-06-12', false],
    ['the day of departure', '2027-06-13', true],
    ['today, with a day of lead time', '2027-05-03', false],
    ['a Saturday of the season', '2027-07-03', true],
    ['a Sunday of the season', '2027-07-04', false],
    ['past the horizon', '2028-02-28', false],
  ])('%s', (_name, day, may) => {
    expect(canArrive(isoDate(day), apartment, held, today)).toBe(may);
  });
});

describe('departureRange', () => {
  const held = taken(stay('2027-06-10', '2027-06-13'));

  it.each([
    ['until the next guest arrives', '2027-06-05', { first: '2027-06-07', last: '2027-06-10' }],
    ['just the fewest nights', '2027-06-08', { first: '2027-06-10', last: '2027-06-10' }],
    ['not even those', '2027-06-09', undefined],
    ['from a taken night', '2027-06-11', undefined],
    ['from the last taken night', '2027-06-12', undefined],
    ['until the most nights', '2027-06-13', { first: '2027-06-15', last: '2027-06-27' }],
    ['by the season of the arrival', '2027-07-03', { first: '2027-07-10', last: '2027-07-17' }],
  ])('%s', (_name, checkIn, range) => {
    expect(departureRange(isoDate(checkIn), apartment, held)).toEqual(range);
  });

  it('allows exactly the departures that stayRefusal accepts, for every day a guest can arrive', () => {
    fc.assert(
      fc.property(anyDay, anyApartment, anyTaken, (checkIn, place, nights) => {
        const range = departureRange(checkIn, place, nights);
        const arrives = canArrive(checkIn, place, nights, today);
        for (let length = 1; length <= 30; length += 1) {
          const checkOut = addDays(checkIn, length);
          const inRange = range !== undefined && range.first <= checkOut && checkOut <= range.last;
          const accepted = stayRefusal({ checkIn, checkOut }, couple, place, nights, today) === undefined;
          expect(accepted).toBe(arrives && inRange);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('nearestFreeStays', () => {
  const search = (wish: Stay, held: TakenNights, searchDays = 30, most = 3, guests = couple) =>
    nearestFreeStays(wish, guests, apartment, held, today, searchDays, most);

  it('looks both ways and gives stays of the same length, nearest first', () => {
    const wish = stay('2027-06-10', '2027-06-13');
    expect(search(wish, taken(wish))).toEqual([
      stay('2027-06-07', '2027-06-10'),
      stay('2027-06-13', '2027-06-16'),
      stay('2027-06-04', '2027-06-07'),
    ]);
  });

  it('goes as far as it is told and no day further', () => {
    const wish = stay('2027-06-10', '2027-06-13');
    expect(search(wish, taken(wish), 2)).toEqual([]);
    expect(search(wish, taken(wish), 3)).toHaveLength(2);
    expect(search(wish, taken(wish), 3, 1)).toEqual([stay('2027-06-07', '2027-06-10')]);
    expect(search(wish, taken(wish), 30, 0)).toEqual([]);
  });

  it('has nothing for guests who fit on no day', () => {
    expect(search(stay('2027-06-10', '2027-06-13'), taken(), 30, 3, { adults: 9, children: 0 })).toEqual([]);
  });

  it('finds nothing at the end of all dates, instead of days that are none', () => {
    const wish = { checkIn: isoDate('9899-12-30'), checkOut: isoDate('9899-12-31') };
    expect(search(wish, taken(), 400)).toEqual([]);
  });

  it('gives only stays that can be had, that share no night, nearest first and none nearer left out', () => {
    fc.assert(
      fc.property(anyStay, anyApartment, anyTaken, fc.nat(40), fc.nat(5), (wish, place, nights, searchDays, most) => {
        const stays = nearestFreeStays(wish, couple, place, nights, today, searchDays, most);
        expect(stays.length).toBeLessThanOrEqual(most);

        const distances = stays.map((found) => Math.abs(daysBetween(wish.checkIn, found.checkIn)));
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
        expect(Math.max(0, ...distances)).toBeLessThanOrEqual(searchDays);
        for (const [index, found] of stays.entries()) {
          expect(nightCount(found)).toBe(nightCount(wish));
          expect(found).not.toEqual(wish);
          expect(stayRefusal(found, couple, place, nights, today)).toBeUndefined();
          for (const other of stays.slice(index + 1)) expect(overlaps(found, other)).toBe(false);
        }

        if (stays.length === most) return;
        for (let shift = -searchDays; shift <= searchDays; shift += 1) {
          const checkIn = addDays(wish.checkIn, shift);
          const other = { checkIn, checkOut: addDays(checkIn, nightCount(wish)) };
          const free = shift !== 0 && stayRefusal(other, couple, place, nights, today) === undefined;
          const nearerOrAsNear = stays.filter((_found, index) => (distances[index] ?? Infinity) <= Math.abs(shift));
          if (free) expect(nearerOrAsNear.some((found) => overlaps(found, other))).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('answers the longest wish in a full year quickly', () => {
    const wish: Stay = { checkIn: addDays(today, 10), checkOut: addDays(today, 10 + longestStay) };
    const open: StayLimits = { ...apartment, rules: { ...apartment.rules, maxNights: longestStay }, seasons: [] };
    const everyTenth = new Set(Array.from({ length: 80 }, (_, index): IsoDate => addDays(today, index * 10)));
    expect(nearestFreeStays(wish, couple, open, everyTenth, today, 180, 3)).toEqual([]);
  });
});
