import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from './isoDate.ts';
import { isInSeason, nightsBySeason, seasonOf, type Season } from './season.ts';
import { nightsOf, type Stay } from './stay.ts';

const stay = (checkIn: string, checkOut: string): Stay => ({ checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) });
const summer: Season = { name: 'summer', from: '07-01', to: '08-31' };
const newYear: Season = { name: 'new year', from: '12-20', to: '01-06' };
const leapWeek: Season = { name: 'leap week', from: '02-25', to: '02-29' };
const festival: Season = { name: 'festival', from: '2027-07-10', to: '2027-07-12' };

describe('isInSeason', () => {
  it.each([
    // Repeats every year; both ends are included.
    [summer, '2027-06-30', false],
    [summer, '2027-07-01', true],
    [summer, '2031-08-31', true],
    [summer, '2027-09-01', false],
    // Spans New Year.
    [newYear, '2026-12-19', false],
    [newYear, '2026-12-20', true],
    [newYear, '2027-01-06', true],
    [newYear, '2027-01-07', false],
    // 29 February exists in leap years only.
    [leapWeek, '2028-02-29', true],
    [leapWeek, '2027-03-01', false],
    [{ from: '02-29', to: '03-02' }, '2028-02-28', false],
    [{ from: '02-29', to: '03-02' }, '2028-02-29', true],
    [{ from: '02-29', to: '03-02' }, '2027-03-01', true],
    // A single day, a whole year.
    [{ from: '08-15', to: '08-15' }, '2027-08-15', true],
    [{ from: '08-15', to: '08-15' }, '2027-08-16', false],
    [{ from: '01-01', to: '12-31' }, '2028-02-29', true],
    // With years: applies once.
    [festival, '2027-07-09', false],
    [festival, '2027-07-10', true],
    [festival, '2027-07-12', true],
    [festival, '2027-07-13', false],
    [{ from: '2026-12-30', to: '2027-01-02' }, '2027-12-31', false],
    [{ from: '2027-07-12', to: '2027-07-10' }, '2027-07-13', false],
  ])('%o on %s: %s', (season, night, expected) => {
    expect(isInSeason(isoDate(night), season)).toBe(expected);
  });
});

describe('seasonOf', () => {
  it('takes the first match, so that an exception listed before the rule wins', () => {
    expect(seasonOf(isoDate('2027-07-11'), [festival, summer])).toBe(festival);
    expect(seasonOf(isoDate('2027-07-11'), [summer, festival])).toBe(summer);
    expect(seasonOf(isoDate('2027-05-01'), [festival, summer])).toBeUndefined();
  });
});

describe('nightsBySeason', () => {
  it('groups the nights in the order in which the guest first sleeps in each season', () => {
    expect(nightsBySeason(stay('2027-06-29', '2027-07-03'), [summer])).toEqual([
      { season: undefined, nights: ['2027-06-29', '2027-06-30'] },
      { season: summer, nights: ['2027-07-01', '2027-07-02'] },
    ]);
  });

  it('groups the nights before and after an exception together', () => {
    const groups = nightsBySeason(stay('2027-07-09', '2027-07-15'), [festival, summer]);
    expect(groups.map(({ season, nights }) => [season?.name, nights.length])).toEqual([
      ['summer', 3],
      ['festival', 3],
    ]);
  });

  it('decides by the night, not by the day of departure', () => {
    expect(nightsBySeason(stay('2027-06-28', '2027-07-01'), [summer]).map(({ season }) => season)).toEqual([undefined]);
  });

  it('has each night once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 365 }), (start, nights) => {
        const checkIn = addDays(isoDate('2026-11-21'), start);
        const given = { checkIn, checkOut: addDays(checkIn, nights) };
        const groups = nightsBySeason(given, [festival, summer, newYear, leapWeek]);
        expect(groups.flatMap((group) => group.nights).sort()).toEqual(nightsOf(given));
        expect(new Set(groups.map(({ season }) => season)).size).toBe(groups.length);
      }),
    );
  });
});
