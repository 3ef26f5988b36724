import { afterAll, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  isoDate,
  monthOf,
  parseIsoDate,
  todayIn,
  weekdayOf,
} from '../../functions/src/domain/isoDate.ts';
import { monthsOf, nightCount, nightsOf, parseStay } from '../../functions/src/domain/stay.ts';

const ownZone = process.env.TZ;
afterAll(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

/** Stays across days on which calendars or clocks change. */
const stays: readonly { checkOut: string; nights: string[]; weekdays: number[] }[] = [
  // Leap days.
  { checkOut: '2028-03-01', nights: ['2028-02-28', '2028-02-29'], weekdays: [1, 2] },
  { checkOut: '2027-03-01', nights: ['2027-02-28'], weekdays: [7] },
  { checkOut: '2100-03-01', nights: ['2100-02-28'], weekdays: [7] },
  { checkOut: '2027-01-02', nights: ['2026-12-31', '2027-01-01'], weekdays: [4, 5] },
  // Clock changes in Europe and America.
  { checkOut: '2027-03-29', nights: ['2027-03-27', '2027-03-28'], weekdays: [6, 7] },
  { checkOut: '2027-11-01', nights: ['2027-10-30', '2027-10-31'], weekdays: [6, 7] },
  { checkOut: '2027-03-15', nights: ['2027-03-13', '2027-03-14'], weekdays: [6, 7] },
  { checkOut: '2027-11-08', nights: ['2027-11-06', '2027-11-07'], weekdays: [6, 7] },
  // Kiritimati skipped the second of these nights when it moved across the date line.
  { checkOut: '1995-01-02', nights: ['1994-12-30', '1994-12-31', '1995-01-01'], weekdays: [5, 6, 7] },
];

/** Today in Zagreb, around midnight in summer and on days of clock changes. */
const todays = {
  '2027-06-12T21:59:59Z': '2027-06-12',
  '2027-06-12T22:00:00Z': '2027-06-13',
  '2027-03-28T22:00:00Z': '2027-03-29',
  '2027-10-31T22:59:59Z': '2027-10-31',
};

it.each([
  ['UTC', 0, 0],
  ['Europe/Zagreb', -60, -120],
  ['Pacific/Kiritimati', -840, -840],
  ['America/Los_Angeles', 480, 420],
])('nights and today are the same in a process in %s', (zone, inWinter, inSummer) => {
  process.env.TZ = zone;
  const offsets = [new Date(2027, 0, 15), new Date(2027, 6, 15)].map((date) => date.getTimezoneOffset());
  expect(offsets).toEqual([inWinter, inSummer]);
  for (const { checkOut, nights, weekdays } of stays) {
    const stay = { checkIn: isoDate(nights[0]!), checkOut: isoDate(checkOut) };
    expect(nightsOf(stay)).toEqual(nights);
    expect(nightsOf(stay).map(weekdayOf)).toEqual(weekdays);
    expect(nightCount(stay)).toBe(nights.length);
    expect(monthsOf(stay)).toEqual([...new Set(nights.map((night) => night.slice(0, 7)))]);
    expect(parseStay(nights[0], checkOut)).toHaveProperty('stay');
  }
  for (const [moment, today] of Object.entries(todays)) {
    expect(todayIn('Europe/Zagreb', new Date(moment))).toBe(today);
  }
  expect(wrongDays()).toEqual([]);
});

/** Days in 170 years on which the domain differs from plain counting. */
function wrongDays(): string[] {
  const wrong: string[] = [];
  const first = isoDate('1970-01-01');
  let [year, month, day] = [1970, 1, 1];
  for (let count = 0; year < 2140; count += 1) {
    const expected = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
    const date = addDays(first, count);
    const right =
      date === expected &&
      parseIsoDate(expected) === expected &&
      daysBetween(first, date) === count &&
      addDays(date, -count) === first &&
      weekdayOf(date) === ((count + 3) % 7) + 1 &&
      addMonths(monthOf(date), 1) === monthOf(addDays(date, lengthOf(year, month) - day + 1));
    if (!right) wrong.push(expected);
    day += 1;
    if (day > lengthOf(year, month)) [month, day] = [month + 1, 1];
    if (month > 12) [year, month] = [year + 1, 1];
  }
  return wrong;
}

function lengthOf(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
