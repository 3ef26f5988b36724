import { addDays, type IsoDate } from './isoDate.ts';

/** Nights in a row: the first night, and the day after the last one. */
export type NightRange = readonly [first: IsoDate, after: IsoDate];

/** The nights as ranges, in order; ranges neither overlap nor touch. */
export function rangesOf(nights: Iterable<IsoDate>): NightRange[] {
  const ranges: [IsoDate, IsoDate][] = [];
  for (const night of [...new Set(nights)].sort()) {
    const last = ranges.at(-1);
    if (last?.[1] === night) last[1] = addDays(night, 1);
    else ranges.push([night, addDays(night, 1)]);
  }
  return ranges;
}

/** The nights of the ranges. */
export function nightsInRanges(ranges: Iterable<NightRange>): Set<IsoDate> {
  const nights = new Set<IsoDate>();
  for (const [first, after] of ranges) {
    for (let night = first; night < after; night = addDays(night, 1)) nights.add(night);
  }
  return nights;
}
