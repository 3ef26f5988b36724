import type { Accommodation } from 'functions/domain/accommodation';
import { addDays, type IsoDate } from 'functions/domain/isoDate';
import type { DayStay, Stay } from 'functions/domain/stay';

/** Stays near the requested one. `otherLength` is set only if `sameLength` is missing or farther away. */
export interface NearestStays {
  readonly sameLength: DayStay | undefined;
  readonly otherLength: DayStay | undefined;
}

export function fromDayStay({ day, nights }: DayStay, today: IsoDate): Stay {
  const checkIn = addDays(today, day);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/**
 * Returns a negative number if `a` is nearer to the requested stay than `b`. Compares the distance of both dates, then
 * that of the arrival, then prefers the earlier stay.
 */
export function compareNearness(a: DayStay, b: DayStay, requested: DayStay): number {
  const arrival = (stay: DayStay) => Math.abs(stay.day - requested.day);
  const both = (stay: DayStay) => arrival(stay) + Math.abs(stay.day + stay.nights - requested.day - requested.nights);
  return both(a) - both(b) || arrival(a) - arrival(b) || a.day - b.day;
}

/**
 * Finds the nearest stays in the whole booking window. If the requested stay is too short or too long, `otherLength`
 * has the length that the rules require. If neither that length nor the requested one is free, it has any length that
 * is free.
 */
export function nearestStays(requested: DayStay, one: Accommodation): NearestStays {
  let sameLength: DayStay | undefined;
  let byRules: DayStay | undefined;
  let anyLength: DayStay | undefined;
  const nearer = (best: DayStay | undefined, day: number, nights: number) => {
    const next = { day, nights };
    return best && compareNearness(best, next, requested) <= 0 ? best : next;
  };
  for (let day = 0; day < one.days; day += 1) {
    const least = one.minNights(day);
    const longest = one.longest(day);
    if (longest < least || one.problem(day)) continue;
    const asked = Math.min(Math.max(requested.nights, least), one.maxNights(day));
    if (asked > longest) anyLength = nearer(anyLength, day, longest);
    else if (asked === requested.nights) sameLength = nearer(sameLength, day, asked);
    else byRules = nearer(byRules, day, asked);
  }
  if (!sameLength) return { sameLength, otherLength: byRules ?? anyLength };
  const isNearer = byRules && compareNearness(byRules, sameLength, requested) < 0;
  return { sameLength, otherLength: isNearer ? byRules : undefined };
}
