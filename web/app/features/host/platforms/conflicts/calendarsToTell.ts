import { isStale } from 'functions/domain/calendarFreshness';
import type { DeskCalendar } from '../../../../firebase/owner/usePlatformCalendars.ts';

/** What the Today view says about the calendars. */
export interface CalendarNews {
  /** Calendars with an error, or not read for too long. */
  failing: DeskCalendar[];
  /** Time of the oldest reading, in milliseconds since 1970. `undefined` without calendars, or if one fails. */
  readAt: number | undefined;
}

/** @param now in milliseconds since 1970, like the times in `reads` */
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
