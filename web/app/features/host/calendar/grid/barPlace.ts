import type { CSSProperties } from 'react';
import type { Stay } from 'functions/domain/stay';
import type { DayAxis } from './dayAxis.ts';

/** When guests arrive and leave, as a share of the day. If two stays meet on a day, both are visible there. */
const arrival = 0.4;
export const departure = 0.3;

/**
 * A bar's position in days from the first column, clipped to the calendar.
 * @returns `undefined` if the bar is outside the columns from `from` up to `to`
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

/** The style of an element that is placed by days. `--day` is a day's width. */
export function placed(left: number, width: number): CSSProperties {
  return { left: `calc(${left} * var(--day))`, width: `calc(${width} * var(--day))` };
}
