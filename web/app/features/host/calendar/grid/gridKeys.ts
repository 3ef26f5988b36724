import { addMonthsToDate } from 'functions/domain/isoDate';
import { partAt, type DayAxis } from './dayAxis.ts';

/** A cell of the calendar; row and column start at 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/**
 * The cell that a key moves to, as in an ARIA grid: the arrows move by day and apartment, Home and End to the ends of
 * the month, and with Ctrl to the first and last apartment. Page Up and Page Down move by month, and with Shift by
 * year.
 * @returns `undefined` for other keys
 */
export function cellAfterKey(
  { row, column }: Cell,
  { key, ctrlKey, shiftKey }: { key: string; ctrlKey: boolean; shiftKey: boolean },
  axis: DayAxis,
  rows: number,
): Cell | undefined {
  const to = (nextRow: number, nextColumn: number): Cell => ({
    row: Math.min(Math.max(nextRow, 0), rows - 1),
    column: Math.min(Math.max(nextColumn, 0), axis.days - 1),
  });
  const { start, days } = axis.months[partAt(axis.months, column)]!;
  const months = shiftKey ? 12 : 1;
  const date = axis.dateAt(column);
  switch (key) {
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'Home':
      return ctrlKey ? to(0, column) : to(row, start);
    case 'End':
      return ctrlKey ? to(rows - 1, column) : to(row, start + days - 1);
    case 'PageUp':
      return to(row, axis.columnOf(addMonthsToDate(date, -months)));
    case 'PageDown':
      return to(row, axis.columnOf(addMonthsToDate(date, months)));
    default:
      return undefined;
  }
}
