import type { Stay } from 'functions/domain/stay';
import type { DayAxis } from './dayAxis.ts';

/** Share of the day at which a guest arrives and leaves: two stays that meet on a day both show there. */
const arrival = 0.4;
export const departure = 0.3;

/**
 * Where a bar stands, in days from the first column. What begins before the calendar or ends after it is cut off at its
 * edge.
 * @returns `undefined` if nothing of it is within the columns from `from` up to `to`
 */
export function barPlace(
  stay: Stay,
  axis: DayAxis,
  from = 0,
  to = axis.days,
): { left: number; width: number } | undefined {
  const left = Math.max(axis.columnOf(stay.checkIn) + arrival, 0);
  const right = Math.min(axis.columnOf(stay.checkOut) + departure, axis.days);
  return right > from && left < to ? { left, width: right - left } : undefined;
}
