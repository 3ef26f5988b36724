import type { Accommodation } from './accommodation.ts';
import { addDays, daysBetween, type IsoDate } from './isoDate.ts';
import { nightCount, type Stay } from './stay.ts';

/** A stay by days from today. */
export interface DayStay {
  readonly day: number;
  readonly nights: number;
}

/** Stays near a wish; those of another length are there only where the wished length is not, or is farther away. */
export interface NearestStays {
  readonly sameLength: DayStay | undefined;
  readonly otherLength: DayStay | undefined;
}

export function toDayStay(stay: Stay, today: IsoDate): DayStay {
  return { day: daysBetween(today, stay.checkIn), nights: nightCount(stay) };
}

export function fromDayStay({ day, nights }: DayStay, today: IsoDate): Stay {
  const checkIn = addDays(today, day);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/** Negative if `a` is nearer to the wish: by arrival and departure, then by arrival, then the earlier. */
export function compareNearness(a: DayStay, b: DayStay, wish: DayStay): number {
  const arrival = (stay: DayStay) => Math.abs(stay.day - wish.day);
  const both = (stay: DayStay) => arrival(stay) + Math.abs(stay.day + stay.nights - wish.day - wish.nights);
  return both(a) - both(b) || arrival(a) - arrival(b) || a.day - b.day;
}

/**
 * The nearest stays in the whole booking window. Of another length means the length that the rules ask for where the wish
 * is too short or too long; any length that is free only if the window has neither.
 */
export function nearestStays(wish: DayStay, one: Accommodation): NearestStays {
  let sameLength: DayStay | undefined;
  let byRules: DayStay | undefined;
  let anyLength: DayStay | undefined;
  const nearer = (best: DayStay | undefined, day: number, nights: number) => {
    const next = { day, nights };
    return best && compareNearness(best, next, wish) <= 0 ? best : next;
  };
  for (let day = 0; day < one.days; day += 1) {
    const least = one.minNights(day);
    const longest = one.longest(day);
    if (longest < least || one.problem(day)) continue;
    const asked = Math.min(Math.max(wish.nights, least), one.maxNights(day));
    if (asked > longest) anyLength = nearer(anyLength, day, longest);
    else if (asked === wish.nights) sameLength = nearer(sameLength, day, asked);
    else byRules = nearer(byRules, day, asked);
  }
  if (!sameLength) return { sameLength, otherLength: byRules ?? anyLength };
  return { sameLength, otherLength: byRules && compareNearness(byRules, sameLength, wish) < 0 ? byRules : undefined };
}
