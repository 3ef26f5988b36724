import { addDays, type IsoDate } from './isoDate.ts';
import type { Stay } from './stay.ts';

/**
 * Whether directions should be sent for this stay by now: from this many days before arrival until the stay is over. A
 * confirmation on such a day includes them, and no reminder follows.
 */
export function isReminderDue(
  { checkIn, checkOut }: Stay,
  { reminderDaysBefore }: { readonly reminderDaysBefore: number },
  today: IsoDate,
): boolean {
  return reminderDaysBefore > 0 && today >= addDays(checkIn, -reminderDaysBefore) && today < checkOut;
}

/** The stay's dates as stored in `remindedOf`: a moved stay gets a new reminder. */
export function datesOfReminder({ checkIn, checkOut }: Stay): string {
  return `${checkIn}/${checkOut}`;
}
