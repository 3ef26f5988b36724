import type { Booking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { firstOfGroups } from '../../domain/bookingGroup.ts';
import { addDays, todayIn, type IsoDate } from '../../domain/isoDate.ts';
import { ledgerOf } from '../../domain/ledger.ts';
import { composeAdvanceReminder } from '../../mail/compose/composeAdvanceReminder.ts';
import { composeOfferOverdue } from '../../mail/compose/composeOfferOverdue.ts';
import { queueMails } from '../../mail/queue/queueMails.ts';
import { firestore } from '../../platform/firestore.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { readable } from '../../platform/storedDocuments.ts';
import { bookings, isConfirmed, readOthers } from '../bookings.ts';
import { workThrough } from '../workThrough.ts';
import { bySystem, updateBooking } from './updateBooking.ts';

/** The next step about an overdue advance payment. */
type Step = { kind: 'remindGuest' | 'askOwner'; dueOn: IsoDate };

/**
 * Reminds guests of upcoming confirmed stays whose advance payment is overdue by `advanceReminderAfterDays`, once per
 * booking or group and due date. If nothing has been paid after the same number of days again, asks the owner once
 * whether to cancel or to wait. Never cancels by itself.
 * @returns the numbers of the bookings with a reminder
 */
export async function remindOfAdvance(now: Date): Promise<string[]> {
  const settings = await readSettings();
  const today = todayIn(settings.timeZone, now);
  const { docs } = await bookings().where('settledStay.checkIn', '>', today).get();
  const coming = readable(docs).filter(isConfirmed);
  const first = firstOfGroups(coming.map(({ data }) => data));
  const asked = coming.filter(({ data }) => first.includes(data));
  const remind = async ({ document, data: booking }: (typeof asked)[number]) => {
    const others = await readOthers(booking);
    const step = nextStep(booking, others, settings, today);
    if (!step) return false;
    const batch = firestore().batch();
    if (step.kind === 'remindGuest') {
      const mail = await composeAdvanceReminder({ ...booking, others }, settings, now);
      const entry = { action: 'reminded', source: bySystem } as const;
      updateBooking(batch, document, { advanceRemindedOf: step.dueOn }, entry, now);
      queueMails(batch, [mail], now);
    } else {
      updateBooking(batch, document, { offerAskedOf: step.dueOn }, undefined, now);
      queueMails(batch, [composeOfferOverdue({ ...booking, others }, settings, now)], now);
    }
    await batch.commit();
    return step.kind === 'remindGuest';
  };
  return workThrough(asked, remind, 'guest could not be reminded');
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
