import { isStale } from 'functions/domain/calendarFreshness';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';

/** What Today says of the calendars. */
export interface CalendarNews {
  /** Those with something wrong in them, or not read for too long. */
  failing: DeskCalendar[];
  /** When the one that was read longest ago was read; `undefined` without any, or while one fails. */
  readAt: number | undefined;
}

/** @param now and readings in milliseconds since 1970 */
export function calendarsToTell(
  calendars: readonly DeskCalendar[],
  reads: ReadonlyMap<string, number>,
  now: number,
): CalendarNews {
  const fed = calendars.filter(({ feedUrl }) => feedUrl !== null);
  const readAt = (calendar: DeskCalendar) => reads.get(calendar.id) ?? calendar.createdAt;
  const failing = fed.filter(
    (calendar) => calendar.problem !== undefined || calendar.remarks.length > 0 || isStale(readAt(calendar), now),
  );
  const oldest = fed.length > 0 && failing.length === 0 ? Math.min(...fed.map(readAt)) : undefined;
  return { failing, readAt: oldest };
}
