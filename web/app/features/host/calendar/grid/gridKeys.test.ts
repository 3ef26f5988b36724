import { isoDate, type IsoMonth } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { dayAxis } from './dayAxis.ts';
import { cellAfterKey } from './gridKeys.ts';

const axis = dayAxis('2026-01' as IsoMonth, '2028-12' as IsoMonth);

function press(key: string, from: string, row = 1): { row: number; date: string } | undefined {
  const [name, ...held] = key.split('+').reverse() as [string, ...string[]];
  const pressed = { key: name, ctrlKey: held.includes('Control'), shiftKey: held.includes('Shift') };
  const next = cellAfterKey({ row, column: axis.columnOf(isoDate(from)) }, pressed, axis, 3);
  return next && { row: next.row, date: axis.dateAt(next.column) };
}

it.each([
  ['ArrowRight', '2027-02-28', 1, '2027-03-01'],
  ['ArrowLeft', '2027-03-01', 1, '2027-02-28'],
  ['ArrowUp', '2027-03-01', 0, '2027-03-01'],
  ['ArrowDown', '2027-03-01', 2, '2027-03-01'],
  ['Home', '2027-02-12', 1, '2027-02-01'],
  ['End', '2027-02-12', 1, '2027-02-28'],
  ['Control+Home', '2027-02-12', 0, '2027-02-12'],
  ['Control+End', '2027-02-12', 2, '2027-02-12'],
  ['PageDown', '2027-01-31', 1, '2027-02-28'],
  ['PageUp', '2027-03-31', 1, '2027-02-28'],
  ['Shift+PageDown', '2027-02-12', 1, '2028-02-12'],
  ['Shift+PageUp', '2027-02-12', 1, '2026-02-12'],
  ['ArrowLeft', '2026-01-01', 1, '2026-01-01'],
  ['PageDown', '2028-12-15', 1, '2028-12-31'],
])('%s moves from %s to row %i, %s', (key, from, row, date) => {
  expect(press(key, from)).toEqual({ row, date });
});

it('stays within the rows, and ignores other keys', () => {
  expect(press('ArrowUp', '2027-03-01', 0)?.row).toBe(0);
  expect(press('ArrowDown', '2027-03-01', 2)?.row).toBe(2);
  expect(press('Tab', '2027-03-01')).toBeUndefined();
  expect(press('a', '2027-03-01')).toBeUndefined();
});
