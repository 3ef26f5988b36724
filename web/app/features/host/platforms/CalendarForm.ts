import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';

/** What an owner types about a platform's calendar. */
export interface CalendarForm {
  feedUrl: string;
  label: string;
  ignoresBlocked: boolean;
}

export const emptyForm: CalendarForm = { feedUrl: '', label: '', ignoresBlocked: false };

export function calendarFormOf({ feedUrl, label, ignoresBlocked }: DeskCalendar): CalendarForm {
  return { feedUrl: feedUrl ?? '', label, ignoresBlocked };
}

/** As the callable takes it. */
export function calendarValues({ feedUrl, label, ignoresBlocked }: CalendarForm) {
  return { feedUrl: feedUrl.trim() || null, label: label.trim(), ignoresBlocked };
}
