import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyParty, anyVilla, everyGroup, everyStay, isBookable, today } from '../../../tests/support/anyVilla.ts';
import { sampleVilla } from '../../../tests/support/sampleVilla.ts';
import { accommodationsFor, canStay } from './accommodation.ts';
import { toDayStay } from './stay.ts';
import { sumOf } from './money.ts';
import { quoteStay } from './quote.ts';

describe('accommodationsFor', () => {
  it('returns every stay that the rules allow, at the quoted price, and no other', () => {
    fc.assert(
      fc.property(anyVilla, anyParty, (villa, party) => {
        const found = accommodationsFor(villa, party, today);
        for (const stay of everyStay) {
          const { day, nights } = toDayStay(stay, today);
          const possible = found.filter((one) => canStay(one, day, nights));
          for (const one of possible) {
            expect(
              isBookable(
                stay,
                party,
                one.parts.map(({ apartment }) => apartment),
              ),
            ).toBe(true);
            const quotes = one.parts.map(({ apartment, guests }) =>
              quoteStay(stay, guests, apartment, apartment.propertyTerms),
            );
            expect(one.total(day, nights)).toBe(sumOf(quotes.map(({ totalPayment }) => totalPayment)));
          }
          if (possible.length === 0)
            expect(everyGroup(villa).some((group) => isBookable(stay, party, group))).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('uses the fewest apartments, and only those that are needed', () => {
    fc.assert(
      fc.property(anyVilla, anyParty, (villa, party) => {
        const sizes = accommodationsFor(villa, party, today).map(({ parts }) => parts.length);
        expect(sizes).toEqual([...sizes].sort());
        const groups = accommodationsFor(villa, party, today).map(({ parts }) =>
          parts.map(({ apartment }) => apartment),
        );
        for (const group of groups) {
          const parts = groups.filter((other) => other !== group && other.every((one) => group.includes(one)));
          expect(parts).toEqual([]);
        }
      }),
    );
  });

  it.each([
    // Lavender sleeps at most 4 adults and 5 guests, Olive 4 and 4, Rosemary 2 and 3.
    ['5 + 4', ['lavender olive']],
    ['9 + 0', ['lavender olive rosemary']],
    ['6 + 4', ['lavender olive rosemary']],
    ['10 + 2', ['lavender olive rosemary']],
    ['8 + 4', ['lavender olive rosemary']],
    ['11 + 0', []],
    ['10 + 3', []],
  ])('accommodates %s guests of the sample in %j', (party, groups) => {
    const [adults, children] = party.split(' + ').map(Number) as [number, number];
    const found = accommodationsFor(sampleVilla(), { adults, children }, today);
    expect(found.map(({ parts }) => parts.map(({ apartment }) => apartment.slug).join(' '))).toEqual(groups);
  });
});
