import { describe, expect, it } from 'vitest';
import { boundReached, endedCandidates, endedOf, onItsWay, type Holdings } from './holdings.ts';

const now = new Date('2027-01-10T12:00:00Z');
const held = (nights: number, age = 0, bookings: string[] = []) => ({
  nights,
  bookings,
  at: now.getTime() - age,
  until: now.getTime() + 86_400_000,
});

describe('a bound', () => {
  const holdings: Holdings = { A: held(7), B: held(3) };

  it.each([
    ['requests below it', { counts: 'requests', most: 3 }, { number: 'C', nights: 60 }, false],
    ['requests at it', { counts: 'requests', most: 2 }, { number: 'C', nights: 1 }, true],
    ['nights up to it', { counts: 'nights', most: 12 }, { number: 'C', nights: 2 }, false],
    ['nights beyond it', { counts: 'nights', most: 12 }, { number: 'C', nights: 3 }, true],
    ['the same request again', { counts: 'requests', most: 2 }, { number: 'A', nights: 7 }, false],
    ['the same nights again', { counts: 'nights', most: 10 }, { number: 'A', nights: 7 }, false],
    ['nothing allowed', { counts: 'nights', most: 0 }, { number: 'C', nights: 1 }, true],
  ] as const)('with %s', (_, bound, added, reached) => {
    expect(boundReached(bound, holdings, added)).toBe(reached);
  });
});

it('only what is older than a minute may have ended: a younger booking may be on its way', () => {
  const holdings: Holdings = { NEW: held(7, onItsWay - 1), OLD: held(7, onItsWay) };
  expect(endedCandidates(holdings, now)).toEqual(['OLD']);
});

it('a request for several apartments has ended when none of its bookings waits', () => {
  const holdings: Holdings = { A: held(14, onItsWay, ['A', 'A2']), B: held(7, onItsWay, ['B']) };
  expect(endedOf(['A', 'B'], holdings, new Set(['A2']))).toEqual(['B']);
  expect(endedOf(['A', 'B'], holdings, new Set(['A', 'B']))).toEqual([]);
  expect(endedOf(['A', 'B'], holdings, new Set())).toEqual(['A', 'B']);
});
