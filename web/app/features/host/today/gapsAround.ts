import { addDays, daysBetween, type IsoDate } from 'functions/domain/isoDate';
import { overlaps, type Stay } from 'functions/domain/stay';

/** Gaps are counted up to this number of nights. A longer gap just counts as free. */
export const longestGap = 14;

/** Free nights before and after a stay. `null` for `longestGap` and more. */
export interface Gaps {
  before: number | null;
  after: number | null;
}

/** @param others everything else that holds nights in the apartment */
export function gapsAround(stay: Stay, others: readonly Stay[]): Gaps {
  const states = nightsAround(stay, others, longestGap).map(({ state }) => state);
  const nextTo = (nights: NightState[]) => {
    const gap = nights.indexOf('held');
    return gap < 0 ? null : gap;
  };
  return { before: nextTo(states.slice(0, longestGap).reverse()), after: nextTo(states.slice(-longestGap)) };
}

export type NightState = 'free' | 'held' | 'own';

/** The nights of a stay with some before and after it, as if the stay were booked. */
export function nightsAround(
  stay: Stay,
  others: readonly Stay[],
  margin: number,
): { night: IsoDate; state: NightState }[] {
  const length = daysBetween(stay.checkIn, stay.checkOut) + 2 * margin;
  return Array.from({ length }, (_, index) => {
    const night = addDays(stay.checkIn, index - margin);
    const own = night >= stay.checkIn && night < stay.checkOut;
    const asStay = { checkIn: night, checkOut: addDays(night, 1) };
    return { night, state: own ? 'own' : others.some((other) => overlaps(other, asStay)) ? 'held' : 'free' };
  });
}
