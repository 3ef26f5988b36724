import { addDays, addMonths, daysBetween, firstDayOf, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';

/** Consecutive days among the calendar's columns. */
export interface AxisPart {
  /** Column of the part's first day. */
  readonly start: number;
  readonly days: number;
}

export interface AxisMonth extends AxisPart {
  readonly month: IsoMonth;
}

/** The calendar's columns: one per day, in whole months, numbered from 0. */
export interface DayAxis {
  readonly months: readonly AxisMonth[];
  /**
   * Thirds of months, each rendered as a whole. A third is small enough that rendering it does not disturb scrolling.
   */
  readonly parts: readonly AxisPart[];
  readonly days: number;
  dateAt(column: number): IsoDate;
  /** The column may be outside the axis. */
  columnOf(date: IsoDate): number;
}

/** Days of a third. The last third of a month has the remaining days. */
const third = 10;

/** @param first and @param last months, both included */
export function dayAxis(first: IsoMonth, last: IsoMonth): DayAxis {
  const begin = firstDayOf(first);
  const months: AxisMonth[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    const start = daysBetween(begin, firstDayOf(month));
    months.push({ month, start, days: daysBetween(firstDayOf(month), firstDayOf(addMonths(month, 1))) });
  }
  const end = months.at(-1)!;
  const days = end.start + end.days;
  return {
    months,
    parts: months.flatMap(({ start, days }) =>
      [0, third, 2 * third].map((from, index) => ({ start: start + from, days: index < 2 ? third : days - from })),
    ),
    days,
    dateAt: (column) => addDays(begin, column),
    columnOf: (date) => daysBetween(begin, date),
  };
}

/** Index of the month or part that contains this column. A column outside the axis counts as the first or last. */
export function partAt(parts: readonly AxisPart[], column: number): number {
  const after = parts.findIndex(({ start }) => start > column);
  return Math.max(0, (after === -1 ? parts.length : after) - 1);
}

/** The visible parts, and two more on each side. */
export function partsNear({ parts }: DayAxis, firstColumn: number, lastColumn: number): readonly AxisPart[] {
  return parts.slice(Math.max(0, partAt(parts, firstColumn) - 2), partAt(parts, lastColumn) + 3);
}

/** Adds the part that contains this column, in order. */
export function withPartOf({ parts }: DayAxis, some: readonly AxisPart[], column: number): readonly AxisPart[] {
  const one = parts[partAt(parts, column)]!;
  return some.includes(one) ? some : [...some, one].sort((a, b) => a.start - b.start);
}
