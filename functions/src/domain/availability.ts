import { guestsFit, type GuestLimits, type Guests } from './guests.ts';
import { addDays, type IsoDate } from './isoDate.ts';
import type { Season, StayRules } from './season.ts';
import { nightCount, nightsOf, overlaps, type Stay } from './stay.ts';
import { arrivalProblem, rulesFor, stayRuleProblem, type StayRuleProblem } from './stayRules.ts';

/** The nights of one apartment that a booking or a block holds. */
export type TakenNights = ReadonlySet<IsoDate>;

/** What decides whether a stay can be sold, besides the nights that are taken. */
export interface StayLimits {
  readonly limits: GuestLimits;
  readonly rules: StayRules;
  readonly seasons: readonly Season[];
}

export type StayRefusal = 'guests-exceeded' | StayRuleProblem | 'dates-taken';

export function takenNightsOf(stay: Stay, taken: TakenNights): IsoDate[] {
  return nightsOf(stay).filter((night) => taken.has(night));
}

/** Why the guests cannot have this stay, or `undefined` when they can. Rules come first: they hold on any night. */
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

/** May a guest arrive on this day: is it allowed, and is its night free? */
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
 * First and last day on which a guest who arrives on `checkIn` may leave: not before the fewest nights, not after the
 * most, and never past the next taken night, on whose day they may still leave. `undefined` when no stay fits.
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

/**
 * Stays of the same length that can be had, nearest to the wished arrival first (the earlier one on a tie).
 * @param searchDays how far to look in both directions, in days
 * @param most how many to return; none of them overlaps another, so that they are real alternatives
 */
export function nearestFreeStays(
  wish: Stay,
  guests: Guests,
  apartment: StayLimits,
  taken: TakenNights,
  today: IsoDate,
  searchDays: number,
  most: number,
): Stay[] {
  const nights = nightCount(wish);
  const found: Stay[] = [];
  for (let distance = 1; distance <= searchDays && found.length < most; distance += 1) {
    for (const shift of [-distance, distance]) {
      const checkIn = addDays(wish.checkIn, shift);
      const stay = { checkIn, checkOut: addDays(checkIn, nights) };
      if (found.length === most || found.some((other) => overlaps(other, stay))) continue;
      if (stayRefusal(stay, guests, apartment, taken, today) === undefined) found.push(stay);
    }
  }
  return found;
}
