import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Booking } from '../../contract/booking.ts';
import { bookingsCollection } from '../../contract/collections.ts';
import type { Settings } from '../../contract/settings.ts';
import { firstOfGroups } from '../../domain/bookingGroup.ts';
import { addDays, todayIn, type IsoDate } from '../../domain/isoDate.ts';
import { ledgerOf } from '../../domain/ledger.ts';
import { composeAdvanceReminder } from '../../mail/compose/composeAdvanceReminder.ts';
import { composeOfferOverdue } from '../../mail/compose/composeOfferOverdue.ts';
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

/** What is to be done about an advance payment that has not come. */
type Step = { kind: 'remindGuest' | 'askOwner'; dueOn: IsoDate };

/**
 * Reminds guests of confirmed stays to come whose advance payment is overdue by `advanceReminderAfterDays`, once per
 * booking or group and due date. As many days later, if nothing was paid, the owner is asked once whether to cancel or to wait. Nothing
 * else follows by itself.
 * @returns the numbers of the bookings with a reminder
 */
export async function remindOfAdvance(now: Date): Promise<string[]> {
  const settings = await readSettings();
  const today = todayIn(settings.timeZone, now);
  const coming = await firestore().collection(bookingsCollection).where('checkIn', '>', today).get();
  const reminded: string[] = [];
  const documents = new Map(coming.docs.map((document) => [document.id, document]));
  const confirmed = coming.docs.map((document) => toBooking(document)).filter(isSettledStay);
  for (const booking of firstOfGroups(confirmed)) {
    const document = documents.get(booking.id) as QueryDocumentSnapshot;
    try {
      const others = await readOthers(booking);
      const step = nextStep(booking, others, settings, today);
      if (!step) continue;
      const batch = firestore().batch();
      if (step.kind === 'remindGuest') {
        const mail = await composeAdvanceReminder({ ...booking, others }, settings, now);
        const entry = { action: 'reminded', source: bySystem } as const;
        updateBooking(batch, document, { advanceRemindedOf: step.dueOn }, entry, settings, now);
        queueMails(batch, [mail], now);
      } else {
        updateBooking(batch, document, { offerAskedOf: step.dueOn }, undefined, settings, now);
        queueMails(batch, [composeOfferOverdue({ ...booking, others }, settings, now)], now);
      }
      await batch.commit();
      if (step.kind === 'remindGuest') reminded.push(document.id);
    } catch (error) {
      // Changed meanwhile or unreadable: continue with the others, the next run tries again.
      if (!isFailedPrecondition(error) && !isTransient(error)) log.guestNotReminded(document.id, error);
    }
  }
  return reminded;
}

/** An unsettled edit is left to the next run. */
function isSettledStay(booking: Booking): boolean {
  return booking.status === 'confirmed' && Boolean(booking.agreed) && isSameBookedStay(booking, booking.agreed);
}

function nextStep(
  booking: Booking,
  others: readonly Booking[],
  { advanceReminderAfterDays: days }: Settings,
  today: IsoDate,
): Step | undefined {
  const { next, isOfferOverdue } = ledgerOf([booking, ...others], today);
  if (next?.kind !== 'advance' || next.on === null) return undefined;
  const dueOn = next.on;
  const overdueBy = (least: number) => dueOn <= addDays(today, -least);
  if (days > 0 && booking.advanceRemindedOf !== dueOn) {
    return overdueBy(days) ? { kind: 'remindGuest', dueOn } : undefined;
  }
  const isAsked = booking.offerAskedOf === dueOn;
  return isOfferOverdue && !isAsked && overdueBy(2 * days) ? { kind: 'askOwner', dueOn } : undefined;
}
