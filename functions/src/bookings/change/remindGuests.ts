import { addDays, todayIn } from '../../domain/isoDate.ts';
import { datesOfReminder } from '../../domain/isReminderDue.ts';
import { arrivingTogether } from '../../mail/compose/bookingMail.ts';
import { composeArrivalReminder } from '../../mail/compose/composeArrivalReminder.ts';
import { queueMails } from '../../mail/queue/queueMails.ts';
import { firestore } from '../../platform/firestore.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { readable } from '../../platform/storedDocuments.ts';
import { bookings, isConfirmed, readOthers } from '../bookings.ts';
import { withArrival } from '../read/readArrival.ts';
import { workThrough } from '../workThrough.ts';
import { bySystem, updateBooking } from './updateBooking.ts';

/**
 * Sends reminders for confirmed stays that begin within `reminderDaysBefore` days, once per booking or group and dates:
 * the dates are written in the same batch as the mails. A confirmation within those days already contains the reminder.
 * After a missed run, the next one catches up.
 * @returns the number of the first booking of each reminder
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
  /** Numbers of the bookings that a mail of this run covers. */
  const reminded = new Set<string>();
  const remind = async ({ data: booking }: (typeof confirmed)[number]) => {
    if (booking.remindedOf === datesOfReminder(booking) || reminded.has(booking.number)) return false;
    const told = await withArrival({ ...booking, others: await readOthers(booking) }, settings, now);
    const numbers = arrivingTogether(told).map(({ number }) => number);
    const batch = firestore().batch();
    for (const { document, data } of confirmed.filter((one) => numbers.includes(one.data.number))) {
      const remindedOf = datesOfReminder(data);
      updateBooking(batch, document, { remindedOf }, { action: 'reminded', source: bySystem }, now);
    }
    queueMails(batch, composeArrivalReminder(told, settings, now), now);
    await batch.commit();
    for (const number of numbers) reminded.add(number);
    return true;
  };
  return workThrough(confirmed, remind, 'guest could not be reminded');
}
