import type { Timestamp } from 'firebase-admin/firestore';
import type { StoredBooking } from '../contract/booking.ts';
import { bookingsCollection } from '../contract/collections.ts';
import { addDays, todayIn } from '../domain/isoDate.ts';
import { composeArrivalReminder } from '../mail/composeArrivalReminder.ts';
import { firestore } from '../platform/firestore.ts';
import { isFailedPrecondition, isTransient } from '../platform/firestoreError.ts';
import * as log from '../platform/log.ts';
import { readSettings } from '../platform/readSettings.ts';
import { isSameBookedStay } from './bookedStay.ts';
import { queueMails } from './queueMails.ts';

/**
 * Reminds the guests of confirmed stays that begin within `reminderDaysBefore` days, once for each booking and its dates:
 * which dates is written in the same batch as the mails. A day on which this did not run is made up for on the next.
 * @returns the numbers of those whose guests were reminded
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
    const booking = document.data() as StoredBooking<Timestamp>;
    const remindedOf = `${booking.checkIn}/${booking.checkOut}`;
    // An edit that is still on its way is left for the next run.
    if (booking.status !== 'confirmed' || !booking.agreed || !isSameBookedStay(booking, booking.agreed)) continue;
    if (booking.remindedOf === remindedOf) continue;
    try {
      const mails = composeArrivalReminder(booking, settings, now);
      const batch = firestore().batch();
      batch.update(document.ref, { remindedOf }, { lastUpdateTime: document.updateTime });
      queueMails(batch, mails, now);
      await batch.commit();
      reminded.push(document.id);
    } catch (error) {
      // Changed meanwhile, or one that an edit left unreadable: the others must not wait for it. The next run looks again.
      if (!isFailedPrecondition(error) && !isTransient(error)) log.guestNotReminded(document.id, error);
    }
  }
  return reminded;
}
