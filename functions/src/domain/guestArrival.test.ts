import { expect, it } from 'vitest';
import { guestArrival, mayReadArrival } from './guestArrival.ts';
import { isoDate } from './isoDate.ts';

const stay = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19'), status: 'confirmed' as const };

it.each([
  ['2027-06-06', 5, false],
  ['2027-06-07', 5, true],
  ['2027-06-19', 5, true],
  ['2027-06-20', 5, false],
  // Without a reminder, on the day of arrival.
  ['2027-06-11', 0, false],
  ['2027-06-12', 0, true],
])('a guest may read on %s how to get in, with the reminder %i days before: %s', (day, reminderDaysBefore, may) => {
  expect(mayReadArrival(stay, { reminderDaysBefore }, isoDate(day))).toBe(may);
  for (const status of ['pending', 'cancelled'] as const)
    expect(mayReadArrival({ ...stay, status }, { reminderDaysBefore }, isoDate(day))).toBe(false);
});

it('uses the guest’s language, or else the first language that has a text', () => {
  const nothing = { keyCode: '', wifiName: '', wifiPassword: '', instructions: {}, houseRules: {} };
  const typed = {
    ...nothing,
    keyCode: '1958',
    instructions: { de: 'Die Treppe links', hr: 'Stube lijevo' },
    houseRules: { en: '', pl: 'Cisza nocna' },
  };
  const same = { apartment: 'olive', keyCode: '1958', wifiName: '', wifiPassword: '', houseRules: 'Cisza nocna' };
  expect(guestArrival('olive', typed, 'hr')).toEqual({ ...same, instructions: 'Stube lijevo' });
  expect(guestArrival('olive', typed, 'it')).toEqual({ ...same, instructions: 'Die Treppe links' });
  expect(guestArrival('olive', nothing, 'hr')).toBeNull();
});
