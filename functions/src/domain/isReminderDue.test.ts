import { expect, it } from 'vitest';
import { datesOfReminder, isReminderDue } from './isReminderDue.ts';
import { isoDate } from './isoDate.ts';

const stay = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') };

it.each([
  ['2027-06-06', 5, false],
  ['2027-06-07', 5, true],
  ['2027-06-18', 5, true],
  ['2027-06-19', 5, false],
  ['2027-06-11', 1, true],
  ['2027-06-12', 0, false],
])('on %s, with a reminder %i days before arrival: %s', (today, reminderDaysBefore, due) => {
  expect(isReminderDue(stay, { reminderDaysBefore }, isoDate(today))).toBe(due);
});

it('is due again once the dates have changed', () => {
  expect(datesOfReminder({ ...stay, checkOut: isoDate('2027-06-20') })).not.toBe(datesOfReminder(stay));
});
