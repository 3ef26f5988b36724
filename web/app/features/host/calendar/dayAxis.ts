import {
  addDays,
  addMonths,
  daysBetween,
  firstDayOf,
  monthOf,
  type IsoDate,
  type IsoMonth,
} from 'functions/domain/isoDate';

/** A month among the columns of the calendar. */
export interface AxisMonth {
  readonly month: IsoMonth;
  /** Column of its first day. */
  readonly start: number;
  readonly days: number;
}

/** The columns of the calendar: one per day, whole months, numbered from 0. */
export interface DayAxis {
  readonly months: readonly AxisMonth[];
  readonly days: number;
  dateAt(column: number): IsoDate;
  /** May lie outside of the axis. */
  columnOf(date: IsoDate): number;
  /** Position in `months` of the month of this column; columns outside count as the first or the last one. */
  monthAt(column: number): number;
}

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
    days,
    dateAt: (column) => addDays(begin, column),
    columnOf: (date) => daysBetween(begin, date),
    monthAt(column) {
      const month = monthOf(addDays(begin, Math.min(Math.max(column, 0), days - 1)));
      return months.findIndex((one) => one.month === month);
    },
  };
}

/** Positions of the months to render: those in sight, one more on each side, and that of the focused column. */
export function monthsToRender(axis: DayAxis, firstColumn: number, lastColumn: number, focused: number): number[] {
  const from = Math.max(0, axis.monthAt(firstColumn) - 1);
  const to = Math.min(axis.months.length - 1, axis.monthAt(lastColumn) + 1);
  const shown = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const kept = axis.monthAt(focused);
  return shown.includes(kept) ? shown : [...shown, kept].sort((a, b) => a - b);
}
