import { isoDate } from 'functions/domain/isoDate';
import { describe, expect, it } from 'vitest';
import { correctTakenNights } from './correctTakenNights.ts';

const stay = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-14') };
const other = isoDate('2027-06-20');

describe('the taken nights after a response about a stay', () => {
  it('are the public ones while both agree, or nothing was asked', () => {
    const free = new Set([other]);
    const taken = new Set([isoDate('2027-06-13')]);
    expect(correctTakenNights(free, stay, { available: true })).toBe(free);
    expect(correctTakenNights(taken, stay, { available: false, reason: 'dates-taken' })).toBe(taken);
    expect(correctTakenNights(free, stay, { available: false, reason: 'stay-too-short' })).toBe(free);
    expect(correctTakenNights(taken, stay, undefined)).toBe(taken);
  });

  it('have all nights of a stay that was booked a moment ago', () => {
    const taken = correctTakenNights(new Set([other]), stay, { available: false, reason: 'dates-taken' });
    expect([...taken].toSorted()).toEqual(['2027-06-12', '2027-06-13', '2027-06-20']);
  });

  it('have none of a stay that became free a moment ago', () => {
    const taken = correctTakenNights(new Set([isoDate('2027-06-13'), other]), stay, { available: true });
    expect([...taken]).toEqual([other]);
  });
});
