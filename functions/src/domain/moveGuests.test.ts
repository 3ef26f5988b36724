import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyParty, anyVilla, everySplit } from '../../../tests/support/anyVilla.ts';
import { guestsFit } from './guests.ts';
import { moveGuests } from './moveGuests.ts';
import { splitParty } from './splitParty.ts';

const lavender = { adults: 4, children: 3, guests: 5 };
const olive = { adults: 4, children: 2, guests: 4 };
const rosemary = { adults: 2, children: 1, guests: 3 };

it.each([
  // The other apartments give or take guests in their order, and otherwise keep their guests.
  ['3+1 2+1', 0, 'adults', 4, '4+1 1+1'],
  ['3+0 3+0 2+0', 1, 'adults', 2, '4+0 2+0 2+0'],
  ['3+1 2+1 1+1', 0, 'children', 0, '3+0 2+2 1+1'],
  // All other guests have to move.
  ['3+2 4+0', 0, 'children', 3, undefined],
  ['4+0 1+0', 1, 'adults', 0, undefined],
  ['4+0 4+0 2+0', 2, 'adults', 1, undefined],
] as const)('%s: apartment %i gets %s %i: %s', (before, place, kind, count, after) => {
  const shares = before.split(' ').map((share) => {
    const [adults, children] = share.split('+').map(Number) as [number, number];
    return { adults, children };
  });
  const moved = moveGuests(shares, [lavender, olive, rosemary].slice(0, shares.length), place, kind, count);
  expect(moved?.map(({ adults, children }) => `${adults}+${children}`).join(' ')).toBe(after);
});

it('moves guests within the limits and keeps their sum whenever a split with that number exists', () => {
  fc.assert(
    fc.property(
      anyVilla,
      anyParty,
      fc.nat(2),
      fc.constantFrom('adults', 'children'),
      fc.nat(5),
      (villa, party, ...to) => {
        const limits = villa.map((apartment) => apartment.limits);
        const [at, kind, count] = to;
        const place = at % villa.length;
        const shares = splitParty(party, limits);
        fc.pre(shares !== undefined);
        const fitting = everySplit(party, villa.length).filter((parts) =>
          parts.every((part, index) => guestsFit(part, limits[index]!)),
        );
        const moved = moveGuests(shares!, limits, place, kind, count);
        const other = kind === 'adults' ? 'children' : 'adults';
        if (moved) {
          expect(fitting).toContainEqual(moved);
          expect(moved[place]).toEqual({ ...shares![place], [kind]: count });
        } else {
          const wanted = fitting.filter((parts) => parts[place]![kind] === count);
          expect(wanted.filter((parts) => parts[place]![other] === shares![place]![other])).toEqual([]);
        }
      },
    ),
    { numRuns: 300 },
  );
});
