import { describe, expect, it } from 'vitest';
import { guestsFit, sumOfGuests, sumOfLimits } from './guests.ts';

const lavender = { adults: 4, children: 3, guests: 5 };

it('adds up guests and limits, and returns zeros for an empty list', () => {
  expect(
    sumOfGuests([
      { adults: 4, children: 1 },
      { adults: 2, children: 0, babies: 2 },
    ]),
  ).toEqual({ adults: 6, children: 1, babies: 2 });
  expect(sumOfGuests([])).toEqual({ adults: 0, children: 0, babies: 0 });
  expect(sumOfLimits([lavender, { adults: 2, children: 1, guests: 3 }])).toEqual({ adults: 6, children: 4, guests: 8 });
});

describe('guestsFit', () => {
  it.each([
    [1, 0, true],
    [4, 1, true],
    [3, 2, true],
    [5, 0, false],
    [2, 3, true],
    [1, 4, false],
    [4, 2, false],
    [0, 1, false],
    [1, -1, false],
    [Number.NaN, 0, false],
    [1, Number.NaN, false],
  ])('%d adults and %d children: %s', (adults, children, fits) => {
    expect(guestsFit({ adults, children }, lavender)).toBe(fits);
  });

  it('does not count babies', () => {
    expect(guestsFit({ adults: 4, children: 1, babies: 3 }, lavender)).toBe(true);
  });
});
