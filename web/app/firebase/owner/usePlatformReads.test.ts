import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { readingsIn } from './usePlatformReads.ts';

const readAt = Timestamp.fromMillis(1_000);

describe('the readings of platform calendars', () => {
  it('are listed by the calendar’s ID', () => {
    const feeds = {
      a: { apartment: 'olive', readAt },
      b: { apartment: 'lavender', readAt: Timestamp.fromMillis(2_000) },
    };
    expect([...readingsIn({ feeds })]).toEqual([
      ['a', 1_000],
      ['b', 2_000],
    ]);
  });

  it.each([undefined, null, {}, { feeds: null }, { feeds: 'none' }, { feeds: 3 }])('are missing in %j', (stored) => {
    expect(readingsIn(stored).size).toBe(0);
  });

  it('are complete except for those that an edit in the console has broken', () => {
    const feeds = { a: { readAt }, b: null, c: {}, d: { readAt: 'today' }, e: { readAt: { toMillis: 3 } } };
    expect([...readingsIn({ feeds })]).toEqual([['a', 1_000]]);
  });
});
