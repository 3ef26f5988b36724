import { readAgreed } from '../bookings/bookedStay.ts';
import { agreedBookings, readGroup } from '../bookings/read/readGroup.ts';
import type { Booking } from '../contract/booking.ts';
import { othersOf } from '../domain/bookingGroup.ts';
import type { MailedBooking } from '../mail/compose/bookingMail.ts';
import { composeAdvanceReminder } from '../mail/compose/composeAdvanceReminder.ts';
import { composeArrivalReminder } from '../mail/compose/composeArrivalReminder.ts';
import { composeBookingCancelled } from '../mail/compose/composeBookingCancelled.ts';
import { composeBookingConfirmed } from '../mail/compose/composeBookingConfirmed.ts';
import { composeBookingEnded } from '../mail/compose/composeBookingEnded.ts';
import { composeBookingReceived } from '../mail/compose/composeBookingReceived.ts';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { readSettings } from '../platform/readSettings.ts';
import { OwnerError } from './OwnerError.ts';

/**
 * Composes for a guest with another email by now what an earlier mail was about: that a stay comes near or its advance is
 * late, or else how the booking stands, as whatever the earlier mails told has not reached this email.
 * @param mail ID of the earlier mail
 * @throws {OwnerError} `not-possible` for a booking entered in the console that is not complete
 */
export async function composeAgain(mail: string, booking: Booking, now: Date): Promise<ComposedMail> {
  const agreed = readAgreed(booking.agreed);
  if (!agreed) throw new OwnerError('not-possible');
  const [settings, group] = await Promise.all([readSettings(), readGroup(booking)]);
  const others = othersOf(booking, agreedBookings(group));
  const mailed: MailedBooking = { ...booking, ...agreed, others };
  switch (agreed.status) {
    case 'pending':
      return composeBookingReceived([mailed], settings, now)[0];
    case 'confirmed':
      if (mail.includes('-reminder-')) return composeArrivalReminder(mailed, settings, now)[0];
      if (mail.includes('-advance-')) return composeAdvanceReminder(mailed, settings, now);
      return (await composeBookingConfirmed(mailed, settings, now))[0];
    case 'cancelled': {
      if (booking.endedBy === 'guest') return composeBookingCancelled([mailed], settings, now)[0];
      // Bookings that ended before `end` was stored have a promised refund only if they were confirmed.
      const wasConfirmed = booking.end ? booking.end.from === 'confirmed' : booking.refundPromised != null;
      const byOwner = wasConfirmed ? 'cancelledByOwner' : 'declined';
      return composeBookingEnded(booking.endedBy === 'system' ? 'expired' : byOwner, mailed, settings, now)[0];
    }
  }
}
