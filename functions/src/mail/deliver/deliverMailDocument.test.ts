import { describe, expect, it } from 'vitest';
import { nextAttempt } from './deliverMailDocument.ts';

const minute = 60_000;
const start = 1_800_000_000_000;

/** The time of every attempt of a mail that always fails, in minutes since the first. */
function attempts(): number[] {
  const at = [0];
  for (let next: number | null; (next = nextAttempt('later', start, start + at.at(-1)! * minute)) !== null;) {
    at.push((next - start) / minute);
  }
  return at;
}

describe('a mail that may be accepted later', () => {
  it('is retried with pauses that double up to an hour', () => {
    const [first, ...others] = attempts();
    const pauses = others.map((at, index) => at - (index === 0 ? first! : others[index - 1]!));
    expect(pauses.slice(0, 9)).toEqual([1, 1, 2, 4, 8, 16, 32, 60, 60]);
    expect(new Set(pauses.slice(7))).toEqual(new Set([60]));
  });

  it('is retried for a day, and no longer', () => {
    const last = attempts().at(-1)!;
    expect(last).toBeGreaterThan(23 * 60 - 1);
    expect(last).toBeLessThanOrEqual(24 * 60);
    expect(nextAttempt('later', start, start + 24 * 60 * minute)).toBeNull();
    expect(nextAttempt('later', start, start + 90 * 24 * 60 * minute)).toBeNull();
  });

  it('waits a minute when clocks disagree', () => {
    expect(nextAttempt('later', start + 5 * minute, start)).toBe(start + minute);
  });
});

it.each(['refused', 'unknown'] as const)('a mail whose outcome is %s is not tried again', (kind) => {
  expect(nextAttempt(kind, start, start)).toBeNull();
});
