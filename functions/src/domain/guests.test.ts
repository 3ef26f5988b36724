import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canAdd, guestsFit, sumOfGuests, sumOfLimits, type Guests } from './guests.ts';

const lavender = { adults: 4, children: 2, guests: 5 };

it('adds up guests and limits, of none to nobody', () => {
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
    [4, 0, true],
    [4, 1, true],
    [3, 2, true],
    [5, 0, false],
    [1, 3, false],
    [4, 2, false],
    [0, 0, false],
    [0, 1, false],
    [1, -1, false],
    [-1, 0, false],
    [10_000, 0, false],
    [1, 10_000, false],
    [Number.NaN, 0, false],
    [1, Number.NaN, false],
    [Number.POSITIVE_INFINITY, 0, false],
  ])('%d adults and %d children: %s', (adults, children, fits) => {
    expect(guestsFit({ adults, children }, lavender)).toBe(fits);
  });

  it('still fits when a child stays at home, and when one of several adults does', () => {
    const anyGuests = fc.record({ adults: fc.integer({ min: 0, max: 6 }), children: fc.integer({ min: 0, max: 6 }) });
    const anyLimits = fc.record({ adults: fc.nat(6), children: fc.nat(6), guests: fc.nat(12) });
    fc.assert(
      fc.property(anyGuests, anyLimits, (guests, limits) => {
        fc.pre(guestsFit(guests, limits));
        expect(guestsFit({ ...guests, children: Math.max(0, guests.children - 1) }, limits)).toBe(true);
        expect(guestsFit({ ...guests, adults: Math.max(1, guests.adults - 1) }, limits)).toBe(true);
      }),
    );
  });
});

describe('canAdd', () => {
  it('stops each kind at its own limit and both at the common one', () => {
    expect(canAdd('adults', { adults: 3, children: 1 }, lavender)).toBe(true);
    expect(canAdd('adults', { adults: 4, children: 0 }, lavender)).toBe(false);
    expect(canAdd('children', { adults: 2, children: 1 }, lavender)).toBe(true);
    expect(canAdd('children', { adults: 2, children: 2 }, lavender)).toBe(false);
    expect(canAdd('children', { adults: 4, children: 1 }, lavender)).toBe(false);
  });

  it('leads a guest who presses + wherever it can be pressed to a party that fits', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<(keyof Guests)[]>('adults', 'children'), { maxLength: 20 }), (presses) => {
        let guests: Guests = { adults: 1, children: 0 };
        for (const kind of presses) {
          if (canAdd(kind, guests, lavender)) guests = { ...guests, [kind]: guests[kind] + 1 };
          expect(guestsFit(guests, lavender)).toBe(true);
        }
        const full = guests.adults + guests.children === 5;
        const stuck = !canAdd('adults', guests, lavender) && !canAdd('children', guests, lavender);
        expect(stuck).toBe(full);
      }),
    );
  });
});
