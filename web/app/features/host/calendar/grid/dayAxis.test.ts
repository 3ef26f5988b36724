import { addDays, isoDate, type IsoMonth } from 'functions/domain/isoDate';
import { describe, expect, it } from 'vitest';
import { dayAxis, partAt, partsNear, withPartOf, type AxisPart } from './dayAxis.ts';

const axis = dayAxis('2027-11' as IsoMonth, '2028-03' as IsoMonth);

describe('the columns of the calendar', () => {
  it('are the days of whole months, leap day included', () => {
    expect(axis.months.map(({ start, days }) => [start, days])).toEqual([
      [0, 30],
      [30, 31],
      [61, 31],
      [92, 29],
      [121, 31],
    ]);
    expect(axis.days).toBe(152);
    expect(axis.dateAt(120)).toBe('2028-02-29');
    expect(axis.columnOf(isoDate('2028-02-29'))).toBe(120);
  });

  it('know the month of each day; earlier and later days belong to the first and last month', () => {
    for (let column = 0; column < axis.days; column += 1) {
      expect(axis.months[partAt(axis.months, column)]!.month).toBe(axis.dateAt(column).slice(0, 7));
    }
    expect(partAt(axis.months, -5)).toBe(0);
    expect(partAt(axis.months, axis.days + 40)).toBe(4);
    expect(axis.columnOf(addDays(isoDate('2027-11-01'), -1))).toBe(-1);
  });
});

describe('the rendered days', () => {
  it('are divided into thirds of months, without a gap', () => {
    expect(axis.parts.slice(0, 4)).toEqual([
      { start: 0, days: 10 },
      { start: 10, days: 10 },
      { start: 20, days: 10 },
      { start: 30, days: 10 },
    ]);
    expect(axis.parts.reduce((next, { start, days }) => (start === next ? start + days : NaN), 0)).toBe(axis.days);
  });

  const positions = (parts: readonly AxisPart[]) => parts.map((part) => axis.parts.indexOf(part));

  it('are the visible thirds, and two more on each side', () => {
    expect(positions(partsNear(axis, 65, 72))).toEqual([4, 5, 6, 7, 8, 9]);
    expect(positions(partsNear(axis, 0, 35))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(positions(partsNear(axis, 145, 160))).toEqual([12, 13, 14]);
  });

  it('include the nights around the tab stop, wherever it is', () => {
    const near = partsNear(axis, 145, 150);
    expect(positions(withPartOf(axis, near, 3))).toEqual([0, 12, 13, 14]);
    expect(withPartOf(axis, near, 146)).toBe(near);
  });
});
