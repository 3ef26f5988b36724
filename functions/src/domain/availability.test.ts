import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canArrive,
  departureRange,
  stayRefusal,
  takenNightsOf,
  type StayLimits,
  type TakenNights,
} from './availability.ts';
import { addDays, isoDate, type Weekday } from './isoDate.ts';
import { nightsOf, type Stay } from './stay.ts';

const today = isoDate('2027-05-03');
const stay = (checkIn: string, checkOut: string): Stay => ({ checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) });
const taken = (...stays: Stay[]): TakenNights => new Set(stays.flatMap(nightsOf));
const couple = { adults: 2, children: 0 };
const apartment: StayLimits = {
  limits: { adults: 4, children: 2, guests: 5 },
  rules: { minNights: 2, maxNights: 14, arrivalDays: [], minNoticeDays: 1, bookingWindowDays: 300 },
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
  minNoticeDays: fc.nat(20),
  bookingWindowDays: fc.integer({ min: 20, max: 80 }),
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

describe('takenNightsOf', () => {
  it('returns the taken nights of the stay in order, and none before or after it', () => {
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
    ['too many guests before anything else', '2027-06-11', '2027-06-12', { adults: 9, children: 0 }, 'guests-exceeded'],
    ['a rule before taken nights', '2027-06-11', '2027-06-12', couple, 'stay-too-short'],
    ['the past', '2027-05-01', '2027-05-06', couple, 'too-soon'],
  ])('%s', (_name, checkIn, checkOut, guests, refusal) => {
    expect(stayRefusal(stay(checkIn, checkOut), guests, apartment, held, today)).toBe(refusal);
  });
});

describe('departureRange', () => {
  const held = taken(stay('2027-06-10', '2027-06-13'));

  it.each([
    ['until the next guest arrives', '2027-06-05', { first: '2027-06-07', last: '2027-06-10' }],
    ['not even those', '2027-06-09', undefined],
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
