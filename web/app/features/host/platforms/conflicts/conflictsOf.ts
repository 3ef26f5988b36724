import type { Booking } from 'functions/contract/booking';
import type { Stay } from 'functions/domain/stay';
import type { IsoDate } from 'functions/domain/isoDate';
import { conflictsWith, salesOn } from 'functions/domain/platformConflict';
import type { DeskCalendar } from '../../../../firebase/owner/usePlatformCalendars.ts';

/** A booking, and a platform's calendar that also lists nights of it as taken. */
export interface DeskConflict {
  calendar: DeskCalendar;
  booking: Booking;
  /** The platform's stays on these nights. */
  there: readonly Stay[];
}

/** Conflicts with future nights, by arrival. */
export function conflictsOf(
  calendars: readonly DeskCalendar[],
  bookings: readonly Booking[],
  today: IsoDate,
): DeskConflict[] {
  const found = calendars.flatMap((calendar) => {
    const own = bookings.filter(({ apartment }) => apartment === calendar.apartment);
    return conflictsWith(calendar.holds, own, calendar.platform)
      .filter(({ nights }) => nights.some((night) => night >= today))
      .map(({ booking }) => ({
        calendar,
        booking,
        there: salesOn(calendar.holds, booking),
      }));
  });
  return found.sort((a, b) => (a.booking.checkIn < b.booking.checkIn ? -1 : 1));
}
