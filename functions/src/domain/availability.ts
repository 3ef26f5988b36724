import { guestsFit, type GuestLimits, type Guests } from './guests.ts';
import { addDays, type IsoDate } from './isoDate.ts';
import type { Season, StayRules } from './season.ts';
import { nightsOf, type Stay } from './stay.ts';
import { arrivalProblem, rulesFor, stayRuleProblem, type StayRuleProblem } from './stayRules.ts';

/** Nights of an apartment that are booked or blocked. */
export type TakenNights = ReadonlySet<IsoDate>;

/** The facts of an apartment that decide, besides its taken nights, whether a stay can be booked. */
export interface StayLimits {
  readonly limits: GuestLimits;
  readonly rules: StayRules;
  readonly seasons: readonly Season[];
}

export type StayRefusal = 'guests-exceeded' | StayRuleProblem | 'dates-taken';

export function takenNightsOf(stay: Stay, taken: TakenNights): IsoDate[] {
  return nightsOf(stay).filter((night) => taken.has(night));
}

/** Why the stay cannot be booked, or `undefined` if it can. Rules are checked before nights. */
export function stayRefusal(
  stay: Stay,
  guests: Guests,
  apartment: StayLimits,
  taken: TakenNights,
  today: IsoDate,
): StayRefusal | undefined {
  if (!guestsFit(guests, apartment.limits)) return 'guests-exceeded';
  const problem = stayRuleProblem(stay, today, apartment.rules, apartment.seasons);
  if (problem) return problem;
  return takenNightsOf(stay, taken).length > 0 ? 'dates-taken' : undefined;
}

/** Whether guests may arrive on this day: the rules allow it and the night is free. */
export function canArrive(
  day: IsoDate,
  apartment: Omit<StayLimits, 'limits'>,
  taken: TakenNights,
  today: IsoDate,
): boolean {
  const rules = rulesFor(day, apartment.rules, apartment.seasons);
  return !taken.has(day) && arrivalProblem(day, today, rules) === undefined;
}

/**
 * First and last possible departure for an arrival on `checkIn`, limited by minimum and maximum nights and by the next taken
 * night (guests may leave on its day). `undefined` if no stay fits.
 */
export function departureRange(
  checkIn: IsoDate,
  apartment: Omit<StayLimits, 'limits'>,
  taken: TakenNights,
): { first: IsoDate; last: IsoDate } | undefined {
  const { minNights, maxNights } = rulesFor(checkIn, apartment.rules, apartment.seasons);
  let nights = 0;
  while (nights < maxNights && !taken.has(addDays(checkIn, nights))) nights += 1;
  if (nights < minNights) return undefined;
  return { first: addDays(checkIn, minNights), last: addDays(checkIn, nights) };
}
