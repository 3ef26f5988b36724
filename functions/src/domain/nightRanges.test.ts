import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from './isoDate.ts';
import { nightsInRanges, rangesOf } from './nightRanges.ts';

const first = isoDate('2026-12-01');
const anyNights = fc.uniqueArray(fc.nat(60)).map((days) => days.map((day) => addDays(first, day)));

describe('ranges of nights', () => {
  it('end on the day after the last night', () => {
    const nights = ['2026-12-31', '2026-12-04', '2027-01-01', '2026-12-03', '2027-01-01', '2026-12-06'].map(isoDate);
    expect(rangesOf(nights)).toEqual([
      ['2026-12-03', '2026-12-05'],
      ['2026-12-06', '2026-12-07'],
      ['2026-12-31', '2027-01-02'],
    ]);
    expect(rangesOf([])).toEqual([]);
  });

  it('contain the same nights, are sorted and do not touch', () => {
    fc.assert(
      fc.property(anyNights, (nights) => {
        const ranges = rangesOf(nights);
        expect(nightsInRanges(ranges)).toEqual(new Set(nights));
        const days = ranges.flat();
        expect(days).toEqual([...new Set(days)].sort());
      }),
    );
  });
});
