import { daysBetween, weekdayOf, type IsoDate } from './isoDate.ts';
import { seasonOf, type Season, type StayRules } from './season.ts';
import { nightCount, type Stay } from './stay.ts';

export type StayRuleProblem = 'too-soon' | 'too-far-ahead' | 'arrival-day' | 'stay-too-short' | 'stay-too-long';

/** The rules for a stay that arrives on this day: its season's, and the apartment's own where that says nothing. */
export function rulesFor(checkIn: IsoDate, rules: StayRules, seasons: readonly Season[]): StayRules {
  const season = seasonOf(checkIn, seasons);
  if (!season) return rules;
  return {
    minNights: season.minNights ?? rules.minNights,
    maxNights: season.maxNights ?? rules.maxNights,
    arrivalDays: season.arrivalDays ?? rules.arrivalDays,
    leadDays: season.leadDays ?? rules.leadDays,
    horizonDays: season.horizonDays ?? rules.horizonDays,
  };
}

/** May a guest arrive on this day at all? A day in the past is always too soon. */
export function arrivalProblem(checkIn: IsoDate, today: IsoDate, rules: StayRules): StayRuleProblem | undefined {
  const ahead = daysBetween(today, checkIn);
  if (ahead < 0 || ahead < rules.leadDays) return 'too-soon';
  if (ahead > rules.horizonDays) return 'too-far-ahead';
  if (rules.arrivalDays.length > 0 && !rules.arrivalDays.includes(weekdayOf(checkIn))) return 'arrival-day';
  return undefined;
}

/** The first rule that the stay breaks, in the order in which a guest would correct it: when, then how long. */
export function stayRuleProblem(
  stay: Stay,
  today: IsoDate,
  rules: StayRules,
  seasons: readonly Season[],
): StayRuleProblem | undefined {
  const held = rulesFor(stay.checkIn, rules, seasons);
  const arrival = arrivalProblem(stay.checkIn, today, held);
  if (arrival) return arrival;
  const nights = nightCount(stay);
  if (nights < held.minNights) return 'stay-too-short';
  if (nights > held.maxNights) return 'stay-too-long';
  return undefined;
}
