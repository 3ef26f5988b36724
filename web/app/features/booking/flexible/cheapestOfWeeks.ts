import type { FreeStay } from 'functions/domain/freeStays';
import { addDays, weekdayOf } from 'functions/domain/isoDate';

/** The usual day of arrival. */
const saturday = 6;

/** Of all stays that arrive in the same calendar week the cheapest: of equal ones that from Saturday, else the first. */
export function cheapestOfWeeks(stays: readonly FreeStay[]): FreeStay[] {
  const best = new Map<string, FreeStay>();
  for (const next of stays) {
    const { checkIn } = next.stay;
    const monday = addDays(checkIn, 1 - weekdayOf(checkIn));
    const known = best.get(monday);
    const isBetter =
      !known || next.total < known.total || (next.total === known.total && weekdayOf(checkIn) === saturday);
    if (isBetter) best.set(monday, next);
  }
  return [...best.values()];
}

/** Those of the lowest price; only the first if they are no minority, and none where all cost the same. */
export function markedAsCheapest(stays: readonly FreeStay[]): FreeStay[] {
  const least = Math.min(...stays.map(({ total }) => total));
  const cheapest = stays.filter(({ total }) => total === least);
  if (cheapest.length === stays.length) return [];
  return cheapest.length * 2 < stays.length ? cheapest : cheapest.slice(0, 1);
}
