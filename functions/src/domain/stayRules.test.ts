import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from './isoDate.ts';
import type { Season, StayRules } from './season.ts';
import type { Stay } from './stay.ts';
import { arrivalProblem, rulesFor, stayRuleProblem } from './stayRules.ts';

const today = isoDate('2027-05-03');
const stay = (checkIn: string, checkOut: string): Stay => ({ checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) });
const rules: StayRules = { minNights: 2, maxNights: 10, arrivalDays: [], minNoticeDays: 2, bookingWindowDays: 100 };
const saturdays: Season = { name: 'high', from: '07-01', to: '08-31', minNights: 7, arrivalDays: [6] };

describe('rulesFor', () => {
  it('uses the apartment’s own rules outside of every season', () => {
    expect(rulesFor(isoDate('2027-06-30'), rules, [saturdays])).toEqual(rules);
  });

  it('uses the rules that the season sets, and the apartment’s for the others', () => {
    expect(rulesFor(isoDate('2027-07-01'), rules, [saturdays])).toEqual({ ...rules, minNights: 7, arrivalDays: [6] });
  });

  it('lets a season set each rule, even to zero or an empty list', () => {
    const held: StayRules = { minNights: 3, maxNights: 4, arrivalDays: [], minNoticeDays: 0, bookingWindowDays: 0 };
    const season: Season = { name: 'own', from: '01-01', to: '12-31', ...held };
    expect(rulesFor(today, { ...rules, arrivalDays: [1] }, [season])).toEqual(held);
  });
});

describe('arrivalProblem', () => {
  it.each([
    ['today', '2027-05-03', 'too-soon'],
    ['a day before the lead time', '2027-05-04', 'too-soon'],
    ['at the lead time', '2027-05-05', undefined],
    ['on the last day of the horizon', '2027-08-11', undefined],
    ['a day past the horizon', '2027-08-12', 'too-far-ahead'],
  ])('%s', (_name, checkIn, problem) => {
    expect(arrivalProblem(isoDate(checkIn), today, rules)).toBe(problem);
  });

  it('allows arrival today if there is no minimum notice, but never yesterday', () => {
    expect(arrivalProblem(today, today, { ...rules, minNoticeDays: 0 })).toBeUndefined();
    expect(arrivalProblem(addDays(today, -1), today, { ...rules, minNoticeDays: 0 })).toBe('too-soon');
  });
});

describe('stayRuleProblem', () => {
  it.each([
    ['one night where two are the fewest', '2027-06-01', '2027-06-02', 'stay-too-short'],
    ['the fewest nights', '2027-06-01', '2027-06-03', undefined],
    ['the most nights', '2027-06-01', '2027-06-11', undefined],
    ['one night more', '2027-06-01', '2027-06-12', 'stay-too-long'],
    ['a week from Saturday in the season', '2027-07-03', '2027-07-10', undefined],
    ['six nights in the season', '2027-07-03', '2027-07-09', 'stay-too-short'],
    ['a week from Sunday in the season', '2027-07-04', '2027-07-11', 'arrival-day'],
    // The season of the arrival day decides which rules apply.
    ['arriving on the last day before the season', '2027-06-30', '2027-07-02', undefined],
    ['a stay that breaks two rules: first what is wrong with the arrival', '2027-07-04', '2027-07-05', 'arrival-day'],
    ['a day too far ahead on a wrong weekday', '2027-08-29', '2027-09-05', 'too-far-ahead'],
  ])('%s', (_name, checkIn, checkOut, problem) => {
    expect(stayRuleProblem(stay(checkIn, checkOut), today, rules, [saturdays])).toBe(problem);
  });
});
