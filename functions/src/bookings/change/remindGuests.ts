import { bookingsCollection } from '../../contract/collections.ts';
import { addDays, todayIn } from '../../domain/isoDate.ts';
import { datesOfReminder } from '../../domain/isReminderDue.ts';
import { composeArrivalReminder } from '../../mail/compose/composeArrivalReminder.ts';
import { firestore } from '../../platform/firestore.ts';
import { isFailedPrecondition, isTransient } from '../../platform/firestoreError.ts';
import * as log from '../../platform/log.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { isSameBookedStay } from '../bookedStay.ts';
import { queueMails } from '../queueMails.ts';
import { readOthers } from '../read/readGroup.ts';
import { bySystem } from './recordChange.ts';
import { toBooking } from '../toBooking.ts';
import { updateBooking } from './updateBooking.ts';

/**
 * Sends reminders for confirmed stays that begin within `reminderDaysBefore` days, once per booking and dates: the
 * dates are written in the same batch as the mails. A confirmation on such a day already contains the reminder. Missed
 * days are made up for.
 * @returns the numbers of the reminded bookings
 */
export async function remindGuests(now: Date): Promise<string[]> {
  const settings = await readSettings();
  if (settings.reminderDaysBefore === 0) return [];
  const today = todayIn(settings.timeZone, now);
  const soon = await firestore()
    .collection(bookingsCollection)
    .where('checkIn', '>', today)
    .where('checkIn', '<=', addDays(today, settings.reminderDaysBefore))
    .get();
  const reminded: string[] = [];
  for (const document of soon.docs) {
    const booking = toBooking(document);
    const remindedOf = datesOfReminder(booking);
    // An unsettled edit: left to the next run.
    if (booking.status !== 'confirmed' || !booking.agreed || !isSameBookedStay(booking, booking.agreed)) continue;
    if (booking.remindedOf === remindedOf) continue;
    try {
      const others = await readOthers(booking);
      const mails = composeArrivalReminder({ ...booking, others }, settings, now);
      const batch = firestore().batch();
      updateBooking(batch, document, { remindedOf }, { action: 'reminded', source: bySystem }, settings, now);
      queueMails(batch, mails, now);
      await batch.commit();
      reminded.push(document.id);
    } catch (error) {
      // Changed meanwhile or unreadable: continue with the others, the next run tries again.
      if (!isFailedPrecondition(error) && !isTransient(error)) log.guestNotReminded(document.id, error);
    }
  }
  return reminded;
}
