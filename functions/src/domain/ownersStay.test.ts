import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from './isoDate.ts';
import { parseOwnersStay } from './ownersStay.ts';
import { longestBlock } from './stay.ts';

const today = isoDate('2027-06-12');
const read = (from: number, to: number, options?: Parameters<typeof parseOwnersStay>[2]) =>
  parseOwnersStay({ checkIn: addDays(today, from), checkOut: addDays(today, to) }, today, options);

describe('the dates that an owner types', () => {
  it.each([
    [0, 1],
    [1000, 1100],
  ])('may be from %i to %i days ahead', (from, to) => {
    expect(read(from, to)).toEqual({ stay: { checkIn: addDays(today, from), checkOut: addDays(today, to) } });
  });

  it.each([
    ['2207-06-12', '2207-06-19', 'dates-far', 'checkIn'],
    ['2030-06-10', '2030-06-17', 'dates-far', 'checkOut'],
    ['2020-06-12', '2020-06-19', 'dates-past', 'checkIn'],
    ['2027-06-11', '2027-06-19', 'dates-past', 'checkIn'],
    ['2027-06-19', '2027-06-19', 'dates-invalid', 'checkOut'],
    ['2027-06-19', '', 'dates-required', 'checkOut'],
    ['2027-06-19', '2207-06-19', 'stay-too-long', 'checkOut'],
  ])('from %s to %s are refused: %s of %s', (checkIn, checkOut, problem, date) => {
    expect(parseOwnersStay({ checkIn, checkOut }, today)).toEqual({ problem, date });
  });

  it('may be as many nights at once as the use case allows', () => {
    expect(read(1, 367, { most: longestBlock })).toHaveProperty('stay');
    expect(read(1, 368, { most: longestBlock })).toHaveProperty('problem', 'stay-too-long');
  });

  it('may keep a past date, but not change to another past date', () => {
    const present = { checkIn: addDays(today, -3), checkOut: addDays(today, -1) };
    expect(read(-3, -1, { present })).toHaveProperty('stay');
    expect(read(-3, 0, { present })).toHaveProperty('stay');
    expect(read(-2, 4, { present })).toEqual({ problem: 'dates-past', date: 'checkIn' });
    expect(read(-3, -2, { present })).toEqual({ problem: 'dates-past', date: 'checkOut' });
  });

  it('may be up to a year ago for a stay that is entered for the record', () => {
    expect(read(-366, -360, { isAfterwards: true })).toHaveProperty('stay');
    expect(read(-367, -360, { isAfterwards: true })).toEqual({ problem: 'dates-past', date: 'checkIn' });
  });
});
