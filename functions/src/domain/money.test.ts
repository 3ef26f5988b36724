import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedQuotient, shareOf, sumOf } from './money.ts';

const anyAmount = fc.integer({ min: -40_000_000_000, max: 40_000_000_000 });
const anyShare = fc.double({ min: 0, max: 1, noNaN: true });

describe('shareOf', () => {
  it.each([
    [10_000, 0.3, 3000],
    [10_001, 1, 10_001],
    // Halves are rounded away from zero, though 0.1 and 0.3 have no exact binary form.
    [115, 0.1, 12],
    [5, 0.3, 2],
    [15, 0.1, 2],
    [1, 0.5, 1],
    [1, 0.4999, 0],
    [-5, 0.3, -2],
    [-1, 0.5, -1],
    [103_000, 0.05, 5150],
    [333, 1 / 3, 111],
    // The price of an apartment's most expensive year.
    [36_500_000_000, 0.9999, 36_496_350_000],
  ])('of %d, %d is %d', (amount, share, expected) => {
    expect(shareOf(amount, share)).toBe(expected);
  });

  it('returns an integer between zero and the amount', () => {
    fc.assert(
      fc.property(anyAmount, anyShare, (amount, share) => {
        const part = shareOf(amount, share);
        expect(Number.isSafeInteger(part)).toBe(true);
        expect(Object.is(part, -0)).toBe(false);
        expect(Math.abs(part)).toBeLessThanOrEqual(Math.abs(amount));
        expect(Math.sign(part) * Math.sign(amount)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('rounds half a cent exactly, compared with integer arithmetic', () => {
    fc.assert(
      fc.property(anyAmount, fc.nat(10_000), (amount, basisPoints) => {
        const off = BigInt(shareOf(amount, basisPoints / 10_000)) * 10_000n - BigInt(amount) * BigInt(basisPoints);
        expect(off <= 5000n && off >= -5000n).toBe(true);
      }),
    );
  });
});

describe('roundedQuotient', () => {
  it.each([
    [5, 2, 3],
    [1, 3, 0],
    [2, 3, 1],
    [-5, 2, -3],
    [-1, 3, 0],
  ])('%d by %d is %d', (amount, parts, expected) => {
    expect(roundedQuotient(amount, parts)).toBe(expected);
  });
});

describe('sumOf', () => {
  it('adds up, and returns 0 for an empty list', () => {
    expect(sumOf([])).toBe(0);
    expect(sumOf([100, -30, 5])).toBe(75);
  });
});
