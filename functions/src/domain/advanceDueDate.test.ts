import { expect, it } from 'vitest';
import { advanceDueDate } from './advanceDueDate.ts';
import { isoDate } from './isoDate.ts';

const stay = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') };

it.each([
  ['2027-05-28', 7, '2027-06-04'],
  ['2027-06-05', 7, '2027-06-12'],
  ['2027-06-10', 7, '2027-06-12'],
  ['2027-05-01', 0, '2027-05-01'],
])('confirmed on %s with %i days: due on %s', (confirmedOn, days, due) => {
  expect(advanceDueDate(isoDate(confirmedOn), stay, days)).toBe(due);
});
