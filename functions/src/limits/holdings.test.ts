import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { boundReached, endedCandidates, endedOf, onItsWay, type Holdings } from './holders.ts';

const now = new Date('2027-01-10T12:00:00Z');
const held = (nights: number, age = 0, bookings: string[] = []) => ({
  nights,
  bookings,
  at: Timestamp.fromMillis(now.getTime() - age),
  until: Timestamp.fromMillis(now.getTime() + 86_400_000),
});

describe('a bound', () => {
  const holdings: Holdings = { A: held(7), B: held(3) };

  it.each([
    ['nights up to it', { nights: 2, most: 12 }, 'C', false],
    ['nights beyond it', { nights: 3, most: 12 }, 'C', true],
    ['the same nights again', { nights: 7, most: 10 }, 'A', false],
    ['nothing allowed', { nights: 1, most: 0 }, 'C', true],
  ] as const)('with %s', (_, bound, number, reached) => {
    expect(boundReached(bound, holdings, number)).toBe(reached);
  });
});

it('drops only entries older than a minute: a younger booking may not be written yet', () => {
  const holdings: Holdings = { NEW: held(7, onItsWay - 1), OLD: held(7, onItsWay) };
  expect(endedCandidates(holdings, now)).toEqual(['OLD']);
});

it('keeps a request for several apartments until none of its bookings is held', () => {
  const holdings: Holdings = { A: held(14, onItsWay, ['A', 'A2']), B: held(7, onItsWay, ['B']) };
  expect(endedOf(['A', 'B'], holdings, new Set(['A2']))).toEqual(['B']);
  expect(endedOf(['A', 'B'], holdings, new Set(['A', 'B']))).toEqual([]);
  expect(endedOf(['A', 'B'], holdings, new Set())).toEqual(['A', 'B']);
});
