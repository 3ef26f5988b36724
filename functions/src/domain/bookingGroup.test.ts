import { describe, expect, it } from 'vitest';
import { groupOf, othersOf, statusOfGroup } from './bookingGroup.ts';

describe('groupOf', () => {
  it.each([{}, { group: null }, { group: undefined }, { group: '' }, { group: ' ' }, { group: 7 }, { group: {} }])(
    'is null for %j',
    (booking) => {
      expect(groupOf(booking)).toBeNull();
    },
  );

  it('is the number of the first booking, without spaces typed around it', () => {
    expect(groupOf({ group: ' 7K3Q9-XRD2M ' })).toBe('7K3Q9-XRD2M');
  });
});

describe('othersOf', () => {
  const [first, second, single, older] = [
    { number: 'A', group: 'A' },
    { number: 'B', group: 'A' },
    { number: 'C', group: null },
    { number: 'D' },
  ] as const;
  const all = [first, second, single, older];

  it('are the bookings with the same group, without the booking itself', () => {
    expect(othersOf(first, all)).toEqual([second]);
    expect(othersOf(second, all)).toEqual([first]);
  });

  it('are none for a booking without a group, whatever others have none', () => {
    expect(othersOf(single, all)).toEqual([]);
    expect(othersOf(older, all)).toEqual([]);
  });
});

it.each([
  [['pending', 'confirmed', 'cancelled'], 'pending'],
  [['cancelled', 'confirmed'], 'confirmed'],
  [['cancelled', 'cancelled'], 'cancelled'],
] as const)('%j together are %s', (statuses, expected) => {
  expect(statusOfGroup(statuses)).toBe(expected);
});
