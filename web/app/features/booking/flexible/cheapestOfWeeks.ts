import type { FreeStay } from './freeStays.ts';
import { addDays, weekdayOf } from 'functions/domain/isoDate';

/** The usual arrival day. */
const saturday = 6;

/**
 * The cheapest stay of each calendar week of arrival. Of stays with the same price, the one that begins on Saturday, or
 * else the first.
 */
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

/**
 * The stays with the lowest price. If they are not a minority, only the first of them. None if all stays cost the same.
 */
export function markedAsCheapest(stays: readonly FreeStay[]): FreeStay[] {
  const least = Math.min(...stays.map(({ total }) => total));
  const cheapest = stays.filter(({ total }) => total === least);
  if (cheapest.length === stays.length) return [];
  return cheapest.length * 2 < stays.length ? cheapest : cheapest.slice(0, 1);
}
