import { describe, expect, it } from 'vitest';
import { canAdd, guestsFit, sumOfGuests, sumOfLimits } from './guests.ts';

const lavender = { adults: 4, children: 2, guests: 5 };

it('adds up guests and limits, zero for none', () => {
  expect(
    sumOfGuests([
      { adults: 4, children: 1 },
      { adults: 2, children: 0 },
    ]),
  ).toEqual({ adults: 6, children: 1 });
  expect(sumOfGuests([])).toEqual({ adults: 0, children: 0 });
  expect(sumOfLimits([lavender, { adults: 2, children: 1, guests: 3 }])).toEqual({ adults: 6, children: 3, guests: 8 });
});

describe('guestsFit', () => {
  it.each([
    [1, 0, true],
    [4, 1, true],
    [3, 2, true],
    [5, 0, false],
    [1, 3, false],
    [4, 2, false],
    [0, 1, false],
    [1, -1, false],
    [Number.NaN, 0, false],
    [1, Number.NaN, false],
  ])('%d adults and %d children: %s', (adults, children, fits) => {
    expect(guestsFit({ adults, children }, lavender)).toBe(fits);
  });
});

describe('canAdd', () => {
  it('stops each kind at its own limit and both at the common limit', () => {
    expect(canAdd('adults', { adults: 3, children: 1 }, lavender)).toBe(true);
    expect(canAdd('adults', { adults: 4, children: 0 }, lavender)).toBe(false);
    expect(canAdd('children', { adults: 2, children: 1 }, lavender)).toBe(true);
    expect(canAdd('children', { adults: 2, children: 2 }, lavender)).toBe(false);
    expect(canAdd('children', { adults: 4, children: 1 }, lavender)).toBe(false);
  });
});
