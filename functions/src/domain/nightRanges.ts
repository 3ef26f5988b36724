import { inRows } from './feedStay.ts';
import type { IsoDate } from './isoDate.ts';
import { nightsOf } from './stay.ts';

/** Consecutive nights: the first night, and the day after the last one. */
type NightRange = readonly [first: IsoDate, after: IsoDate];

/** The nights as sorted ranges that neither overlap nor touch. */
export function rangesOf(nights: Iterable<IsoDate>): NightRange[] {
  return inRows([...new Set(nights)].sort()).map(({ checkIn, checkOut }) => [checkIn, checkOut]);
}

/** The nights of the ranges. */
export function nightsInRanges(ranges: Iterable<NightRange>): Set<IsoDate> {
  return new Set([...ranges].flatMap(([checkIn, checkOut]) => nightsOf({ checkIn, checkOut })));
}
