import { useMemo } from 'react';
import { useBlocks } from '../../../firebase/owner/useBlocks.ts';
import { useHostBookings } from '../../../firebase/owner/useHostBookings.ts';
import { usePlatformCalendars } from '../../../firebase/owner/usePlatformCalendars.ts';
import { useApartments } from '../../../firebase/owner/useSavedApartments.ts';
import { useToday } from '../frame/useToday.ts';
import { calendarRows, type CalendarRow } from './calendarRows.ts';

/** The rows of the season calendar, live; `undefined` while loading. */
export function useCalendarRows(): CalendarRow[] | undefined {
  const today = useToday();
  const apartments = useApartments();
  const bookings = useHostBookings(today);
  const blocks = useBlocks(today);
  const calendars = usePlatformCalendars();
  return useMemo(
    () => apartments && bookings && blocks && calendars && calendarRows(apartments, bookings, blocks, calendars, today),
    [apartments, bookings, blocks, calendars, today],
  );
}
