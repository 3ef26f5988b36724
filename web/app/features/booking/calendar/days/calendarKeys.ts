import { addDays, addMonthsToDate, weekdayOf, type IsoDate } from 'functions/domain/isoDate';

/** The day that a key moves to, following the date grid pattern of the ARIA Authoring Practices. */
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
      return addMonthsToDate(day, -1);
    case 'PageDown':
      return addMonthsToDate(day, 1);
    default:
      return undefined;
  }
}
