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

/** Stays over the days on which calendars and clocks jump somewhere; the test knows the nights of each. */
const stays: readonly (readonly [checkIn: string, checkOut: string])[] = [
  // Leap days: there in 2028, not in 2027, nor in a century such as 2100.
  ['2028-02-28', '2028-03-01'],
  ['2027-02-28', '2027-03-01'],
  ['2100-02-28', '2100-03-01'],
  // Ends of years.
  ['2026-12-31', '2027-01-02'],
  // Clocks forward and back: in Europe, then in America.
  ['2027-03-27', '2027-03-29'],
  ['2027-10-30', '2027-11-01'],
  ['2027-03-13', '2027-03-15'],
  ['2027-11-06', '2027-11-08'],
  // Kiritimati never had this New Year's Eve: it moved across the date line.
  ['1994-12-30', '1995-01-02'],
];

const moments = ['2027-06-12T21:59:59Z', '2027-06-12T22:00:00Z', '2027-03-28T22:00:00Z', '2027-10-31T22:59:59Z'];

/**
 * What the domain says about nights, from within this very process, for the test that starts one process per time
 * zone and expects the same of each. Nothing here may depend on the zone but `zone` and `offsets`, which prove it.
 */
export function nightFindings() {
  return {
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    /** Minutes that UTC is ahead of this process in January and in July 2027. */
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

/** Every day of 170 years on which the domain differs from a calendar that only counts; none, if all is well. */
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
