import type { Timestamp } from 'firebase-admin/firestore';
import type { StoredBooking } from '../contract/booking.ts';
import type { CancelBookingAnswer } from '../contract/callables.ts';
import { bookingPath } from '../contract/collections.ts';
import { guestMayCancel } from '../domain/bookingState.ts';
import { todayIn } from '../domain/isoDate.ts';
import { nightCount } from '../domain/stay.ts';
import { firestore } from '../platform/firestore.ts';
import { isFailedPrecondition, isTransient, waitBeforeRetry } from '../platform/firestoreError.ts';
import { readSettings } from '../platform/readSettings.ts';
import { BookingError } from './BookingError.ts';
import { composeChange } from './composeChange.ts';
import { readHeldNights, writeNights } from './nightWrites.ts';
import { queueMails } from './queueMails.ts';
import { belongsTo, type SignedInGuest } from './SignedInGuest.ts';

const mostAttempts = 6;

/**
 * Cancels a guest's own booking and frees its nights. Cancelling a cancelled one answers the same and changes nothing.
 * @throws {BookingError} `booking-not-found` (also for a stranger's), `not-cancellable` once the stay has begun
 */
export async function cancelBooking(number: string, guest: SignedInGuest, now: Date): Promise<CancelBookingAnswer> {
  const reference = firestore().doc(bookingPath(number));
  for (let attempt = 1; ; attempt += 1) {
    const [document, settings] = await Promise.all([reference.get(), readSettings()]);
    const booking = document.data() as StoredBooking<Timestamp> | undefined;
    if (!booking || !document.updateTime || !belongsTo(booking, guest)) throw new BookingError('booking-not-found');
    if (booking.status === 'cancelled') return { number, status: booking.status };
    // The dates last agreed, not those of an edit that may be on its way through the console.
    const { agreed } = booking;
    if (!agreed || !guestMayCancel(booking.status, agreed, todayIn(settings.timeZone, now))) {
      throw new BookingError('not-cancellable');
    }

    const cancelled = { ...agreed, status: 'cancelled' } as const;
    const told = await composeChange(booking, agreed, cancelled, 'guest', settings, now);
    const batch = firestore().batch();
    batch.update(
      reference,
      {
        ...cancelled,
        agreed: cancelled,
        nights: nightCount(agreed),
        pendingSince: null,
        problem: null,
        wifiNote: null,
        ...told.fields,
      },
      { lastUpdateTime: document.updateTime },
    );
    // Nights change only together with their booking, so these are still the ones when the precondition holds.
    writeNights(batch, number, [], await readHeldNights(number));
    queueMails(batch, told.mails, now);
    try {
      await batch.commit();
      return { number, status: 'cancelled' };
    } catch (error) {
      // Somebody else changed it meanwhile: look at it anew.
      if (!isFailedPrecondition(error) && !isTransient(error)) throw error;
      if (attempt === mostAttempts) throw error;
      await waitBeforeRetry(attempt);
    }
  }
}
