import { addDays, todayIn } from '../../domain/isoDate.ts';
import { datesOfReminder } from '../../domain/isReminderDue.ts';
import { composeArrivalReminder } from '../../mail/compose/composeArrivalReminder.ts';
import { queueMails } from '../../mail/queue/queueMails.ts';
import { firestore } from '../../platform/firestore.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { readable } from '../../platform/storedDocuments.ts';
import { bookings, isConfirmed, readOthers } from '../bookings.ts';
import { workThrough } from '../workThrough.ts';
import { bySystem, updateBooking } from './updateBooking.ts';

/**
 * Sends reminders for confirmed stays that begin within `reminderDaysBefore` days, once per booking and dates: the
 * dates are written in the same batch as the mails. A confirmation within those days already contains the reminder. After
 * a missed run, the next one catches up.
 * @returns the numbers of the reminded bookings
 */
export async function remindGuests(now: Date): Promise<string[]> {
  const settings = await readSettings();
  if (settings.reminderDaysBefore === 0) return [];
  const today = todayIn(settings.timeZone, now);
  const { docs } = await bookings()
    .where('settledStay.checkIn', '>', today)
    .where('settledStay.checkIn', '<=', addDays(today, settings.reminderDaysBefore))
    .get();
  const confirmed = readable(docs).filter(isConfirmed);
  const remind = async ({ document, data: booking }: (typeof confirmed)[number]) => {
    const remindedOf = datesOfReminder(booking);
    if (booking.remindedOf === remindedOf) return false;
    const mails = composeArrivalReminder({ ...booking, others: await readOthers(booking) }, settings, now);
    const batch = firestore().batch();
    updateBooking(batch, document, { remindedOf }, { action: 'reminded', source: bySystem }, now);
    queueMails(batch, mails, now);
    await batch.commit();
    return true;
  };
  return workThrough(confirmed, remind, 'guest could not be reminded');
}
