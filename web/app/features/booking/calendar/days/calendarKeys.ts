import {
  addDays,
  addMonths,
  daysBetween,
  firstDayOf,
  monthOf,
  weekdayOf,
  type IsoDate,
} from 'functions/domain/isoDate';

/** Where a key leads from a day of the calendar: the pattern for grids of dates of the ARIA Authoring Practices. */
export function dayForKey(key: string, day: IsoDate): IsoDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - weekdayOf(day));
    case 'End':
      return addDays(day, 7 - weekdayOf(day));
    case 'PageUp':
      return sameDayOf(day, -1);
    case 'PageDown':
      return sameDayOf(day, 1);
    default:
      return undefined;
  }
}

/** The same day of another month, or its last one: 31 March goes to 30 April. */
function sameDayOf(day: IsoDate, months: number): IsoDate {
  const first = firstDayOf(addMonths(monthOf(day), months));
  const length = daysBetween(first, firstDayOf(addMonths(monthOf(first), 1)));
  return addDays(first, Math.min(Number(day.slice(8)), length) - 1);
}
