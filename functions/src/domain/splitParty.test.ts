import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyParty, anyVilla, everySplit } from '../../../tests/support/anyVilla.ts';
import { guestsFit } from './guests.ts';
import { splitParty } from './splitParty.ts';

const lavender = { adults: 4, children: 2, guests: 5 };
const olive = { adults: 4, children: 2, guests: 4 };
const rosemary = { adults: 2, children: 1, guests: 3 };

describe('splitParty', () => {
  it.each([
    [
      { adults: 4, children: 2 },
      [lavender, olive],
      [
        { adults: 2, children: 1 },
        { adults: 2, children: 1 },
      ],
    ],
    [
      { adults: 6, children: 0 },
      [lavender, rosemary],
      [
        { adults: 4, children: 0 },
        { adults: 2, children: 0 },
      ],
    ],
    [
      { adults: 2, children: 0 },
      [olive, rosemary],
      [
        { adults: 1, children: 0 },
        { adults: 1, children: 0 },
      ],
    ],
    [
      { adults: 2, children: 0, babies: 1 },
      [olive, rosemary],
      [
        { adults: 1, children: 0, babies: 1 },
        { adults: 1, children: 0 },
      ],
    ],
    [{ adults: 9, children: 4 }, [lavender, olive, rosemary], undefined],
    [{ adults: 1, children: 4 }, [lavender, olive], undefined],
    // Both children have to sleep in Olive, which then has room for two adults.
    [{ adults: 4, children: 2 }, [olive, { adults: 1, children: 0, guests: 3 }], undefined],
    [{ adults: 2, children: 0 }, [olive, { adults: 0, children: 2, guests: 2 }], undefined],
    [{ adults: 1_000_000, children: 1_000_000 }, [lavender, olive], undefined],
  ])('%j over %j', (party, limits, split) => {
    expect(splitParty(party, limits)).toEqual(split);
  });

  it('splits every party that can be split, into parts that fit and add up to the party', () => {
    fc.assert(
      fc.property(anyVilla, anyParty, (villa, party) => {
        const limits = villa.map((apartment) => apartment.limits);
        const split = splitParty(party, limits);
        const fitting = everySplit(party, villa.length).filter((parts) =>
          parts.every((part, index) => guestsFit(part, limits[index]!)),
        );
        if (split) expect(fitting).toContainEqual(split);
        else expect(fitting).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
