import { isoDate } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { dayForKey } from './calendarKeys.ts';

it.each([
  ['ArrowLeft', '2027-06-01', '2027-05-31'],
  ['ArrowRight', '2027-12-31', '2028-01-01'],
  ['ArrowUp', '2027-06-03', '2027-05-27'],
  ['ArrowDown', '2027-06-28', '2027-07-05'],
  ['Home', '2027-06-12', '2027-06-07'],
  ['End', '2027-06-12', '2027-06-13'],
  ['PageUp', '2027-03-31', '2027-02-28'],
  ['PageDown', '2027-12-31', '2028-01-31'],
  ['PageDown', '2028-01-30', '2028-02-29'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayForKey(key, isoDate(from))).toBe(to);
});

it('ignores other keys', () => {
  expect(dayForKey('a', isoDate('2027-06-01'))).toBeUndefined();
});
