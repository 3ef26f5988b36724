import { daysBetween, weekdayOf, type IsoDate } from './isoDate.ts';
import { seasonOf, type Season, type StayRules } from './season.ts';
import { nightCount, type Stay } from './stay.ts';

export type StayRuleProblem = 'too-soon' | 'too-far-ahead' | 'arrival-day' | 'stay-too-short' | 'stay-too-long';

/** The rules of the arrival day's season. The apartment's own rules fill in missing ones. */
export function rulesFor(checkIn: IsoDate, rules: StayRules, seasons: readonly Season[]): StayRules {
  const season = seasonOf(checkIn, seasons);
  if (!season) return rules;
  return {
    minNights: season.minNights ?? rules.minNights,
    maxNights: season.maxNights ?? rules.maxNights,
    arrivalDays: season.arrivalDays ?? rules.arrivalDays,
    minNoticeDays: season.minNoticeDays ?? rules.minNoticeDays,
    bookingWindowDays: season.bookingWindowDays ?? rules.bookingWindowDays,
  };
}

/** The reason why guests cannot arrive on this day, if any. A past day is `too-soon`. */
export function arrivalProblem(checkIn: IsoDate, today: IsoDate, rules: StayRules): StayRuleProblem | undefined {
  const ahead = daysBetween(today, checkIn);
  if (ahead < 0 || ahead < rules.minNoticeDays) return 'too-soon';
  if (ahead > rules.bookingWindowDays) return 'too-far-ahead';
  if (rules.arrivalDays.length > 0 && !rules.arrivalDays.includes(weekdayOf(checkIn))) return 'arrival-day';
  return undefined;
}

/** The first broken rule, if any. Checks the arrival first, then the length. */
export function stayRuleProblem(
  stay: Stay,
  today: IsoDate,
  rules: StayRules,
  seasons: readonly Season[],
): StayRuleProblem | undefined {
  const applicable = rulesFor(stay.checkIn, rules, seasons);
  const arrival = arrivalProblem(stay.checkIn, today, applicable);
  if (arrival) return arrival;
  const nights = nightCount(stay);
  if (nights < applicable.minNights) return 'stay-too-short';
  if (nights > applicable.maxNights) return 'stay-too-long';
  return undefined;
}
