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
import { monthsOf, nightCount, nightsOf, overlaps, parseStay } from '../../functions/src/domain/stay.ts';

/** Stays over days on which calendars or clocks change; the test knows their nights. */
const stays: readonly (readonly [checkIn: string, checkOut: string])[] = [
  // Leap days.
  ['2028-02-28', '2028-03-01'],
  ['2027-02-28', '2027-03-01'],
  ['2100-02-28', '2100-03-01'],
  ['2026-12-31', '2027-01-02'],
  // Clock changes in Europe and America.
  ['2027-03-27', '2027-03-29'],
  ['2027-10-30', '2027-11-01'],
  ['2027-03-13', '2027-03-15'],
  ['2027-11-06', '2027-11-08'],
  // Kiritimati skipped this day when it moved across the date line.
  ['1994-12-30', '1995-01-02'],
];

const moments = ['2027-06-12T21:59:59Z', '2027-06-12T22:00:00Z', '2027-03-28T22:00:00Z', '2027-10-31T22:59:59Z'];

/**
 * Results of the domain in this process, which the test runs once per time zone. Only `zone` and `offsets` may differ.
 */
export function nightFindings() {
  return {
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    /** Offsets of this process in January and July 2027, in minutes. */
    offsets: [new Date(2027, 0, 15).getTimezoneOffset(), new Date(2027, 6, 15).getTimezoneOffset()],
    nights: stays.map(([checkIn, checkOut]) => {
      const stay = { checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) };
      const next = { checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 1) };
      return {
        nights: nightsOf(stay),
        count: nightCount(stay),
        months: monthsOf(stay),
        weekdays: nightsOf(stay).map(weekdayOf),
        parsed: 'stay' in parseStay(checkIn, checkOut),
        overlapsNext: overlaps(stay, next),
      };
    }),
    today: moments.map((moment) =>
      ['UTC', 'Europe/Zagreb', 'Pacific/Kiritimati', 'America/Los_Angeles'].map((zone) =>
        todayIn(zone, new Date(moment)),
      ),
    ),
    wrongDays: wrongDays(),
  };
}

/** Days of 170 years on which the domain differs from plain counting; must be empty. */
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
