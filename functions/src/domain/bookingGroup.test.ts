import { describe, expect, it } from 'vitest';
import { firstOfGroups, inGroupOrder, othersOf, statusOfGroup } from './bookingGroup.ts';

describe('othersOf', () => {
  const [first, second, single, other] = [
    { number: 'A', group: 'A' },
    { number: 'B', group: 'A' },
    { number: 'C', group: null },
    { number: 'D', group: null },
  ] as const;
  const all = [first, second, single, other];

  it('returns the bookings with the same group, without the booking itself', () => {
    expect(othersOf(first, all)).toEqual([second]);
    expect(othersOf(second, all)).toEqual([first]);
  });

  it('returns none for a booking without a group, even if other bookings have no group either', () => {
    expect(othersOf(single, all)).toEqual([]);
  });
});

it.each([
  [['pending', 'confirmed', 'cancelled'], 'pending'],
  [['cancelled', 'confirmed'], 'confirmed'],
  [['cancelled', 'cancelled'], 'cancelled'],
] as const)('%j together are %s', (statuses, expected) => {
  expect(statusOfGroup(statuses)).toBe(expected);
});

it('returns the first booking of each group, and every booking without a group', () => {
  const bookings = ['A:A', 'B:A', 'C:', 'D:D', 'E:', 'F:D'].map((text) => {
    const [number = '', group] = text.split(':');
    return { number, group: group || null };
  });
  expect(firstOfGroups(bookings).map(({ number }) => number)).toEqual(['A', 'C', 'D', 'E']);
});

it("names the request's first apartment first and the others by their slugs, whatever their numbers are", () => {
  const bookings = [
    { number: 'A', group: 'C', apartment: 'rosemary' },
    { number: 'B', group: 'C', apartment: 'lavender' },
    { number: 'C', group: 'C', apartment: 'olive' },
  ];
  expect(bookings.toSorted(inGroupOrder).map(({ apartment }) => apartment)).toEqual(['olive', 'lavender', 'rosemary']);
});
