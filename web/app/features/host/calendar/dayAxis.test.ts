import { addDays, isoDate, type IsoMonth } from 'functions/domain/isoDate';
import { describe, expect, it } from 'vitest';
import { dayAxis, monthsToRender } from './dayAxis.ts';

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

  it('know the month of each, also outside of the axis', () => {
    for (let column = 0; column < axis.days; column += 1) {
      expect(axis.months[axis.monthAt(column)]!.month).toBe(axis.dateAt(column).slice(0, 7));
    }
    expect(axis.monthAt(-5)).toBe(0);
    expect(axis.monthAt(axis.days + 40)).toBe(4);
    expect(axis.columnOf(addDays(isoDate('2027-11-01'), -1))).toBe(-1);
  });
});

describe('the months to render', () => {
  it('are those in sight and one more on each side', () => {
    expect(monthsToRender(axis, 65, 70, 65)).toEqual([1, 2, 3]);
    expect(monthsToRender(axis, 0, 35, 0)).toEqual([0, 1, 2]);
    expect(monthsToRender(axis, 125, 160, 130)).toEqual([3, 4]);
  });

  it('include that of the tab stop, wherever it is', () => {
    expect(monthsToRender(axis, 125, 130, 3)).toEqual([0, 3, 4]);
  });
});
