import { bookingsCollection } from '../../contract/collections.ts';
import { addDays, todayIn } from '../../domain/isoDate.ts';
import { paymentState } from '../../domain/paymentState.ts';
import { composeAdvanceReminder } from '../../mail/compose/composeAdvanceReminder.ts';
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
 * Reminds guests of confirmed stays to come whose advance payment is overdue by `advanceReminderAfterDays`, once per
 * booking and due date. Nothing else follows by itself: the owner decides.
 * @returns the numbers of the reminded bookings
 */
export async function remindOfAdvance(now: Date): Promise<string[]> {
  const settings = await readSettings();
  if (settings.advanceReminderAfterDays === 0) return [];
  const today = todayIn(settings.timeZone, now);
  const lastDueDay = addDays(today, -settings.advanceReminderAfterDays);
  const coming = await firestore().collection(bookingsCollection).where('checkIn', '>', today).get();
  const reminded: string[] = [];
  for (const document of coming.docs) {
    const booking = toBooking(document);
    const { advanceDueOn } = booking;
    if (!advanceDueOn || advanceDueOn > lastDueDay || booking.advanceRemindedOf === advanceDueOn) continue;
    // An unsettled edit: left to the next run.
    if (booking.status !== 'confirmed' || !booking.agreed || !isSameBookedStay(booking, booking.agreed)) continue;
    try {
      if (paymentState(booking, today).advanceOpen === 0) continue;
      const mail = await composeAdvanceReminder({ ...booking, others: await readOthers(booking) }, settings, now);
      const batch = firestore().batch();
      const entry = { action: 'reminded', source: bySystem } as const;
      updateBooking(batch, document, { advanceRemindedOf: advanceDueOn }, entry, settings, now);
      queueMails(batch, [mail], now);
      await batch.commit();
      reminded.push(document.id);
    } catch (error) {
      // Changed meanwhile or unreadable: continue with the others, the next run tries again.
      if (!isFailedPrecondition(error) && !isTransient(error)) log.guestNotReminded(document.id, error);
    }
  }
  return reminded;
}
