import { addDays, type IsoDate } from './isoDate.ts';
import type { Stay } from './stay.ts';

/**
 * Whether the reminder with directions is due: from `reminderDaysBefore` days before arrival until the stay is over. A
 * confirmation sent on such a day includes the directions, and no reminder follows.
 */
export function isReminderDue(
  { checkIn, checkOut }: Stay,
  { reminderDaysBefore }: { readonly reminderDaysBefore: number },
  today: IsoDate,
): boolean {
  return reminderDaysBefore > 0 && today >= addDays(checkIn, -reminderDaysBefore) && today < checkOut;
}

/** The stay's dates as stored in `remindedOf`, so that a moved stay gets a new reminder. */
export function datesOfReminder({ checkIn, checkOut }: Stay): string {
  return `${checkIn}/${checkOut}`;
}
