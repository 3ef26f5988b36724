import { describe, expect, it } from 'vitest';
import { compareNearness } from './nearestStays.ts';

describe('compareNearness', () => {
  it('compares arrival and departure, then arrival, then prefers the earlier', () => {
    const requested = { day: 100, nights: 3 };
    const sorted = [
      { day: 100, nights: 4 },
      { day: 99, nights: 4 },
      { day: 99, nights: 3 },
      { day: 101, nights: 3 },
      { day: 96, nights: 7 },
      { day: 110, nights: 3 },
    ];
    expect([...sorted].reverse().sort((a, b) => compareNearness(a, b, requested))).toEqual(sorted);
  });
});
