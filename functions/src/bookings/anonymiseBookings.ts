import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { StoredBooking } from '../contract/booking.ts';
import { todayIn, type IsoDate } from '../domain/isoDate.ts';
import { findMailsAbout, isDelivered } from '../mail/findMails.ts';
import { firestore } from '../platform/firestore.ts';
import { isFailedPrecondition, isTransient, waitBeforeRetry } from '../platform/firestoreError.ts';
import { readSettings } from '../platform/readSettings.ts';
import { BookingError } from './BookingError.ts';
import { readBookingsOf, type SignedInGuest } from './SignedInGuest.ts';

const mostAttempts = 6;

/** What a booking says of its guest, emptied. What the accounts need stays: dates, apartment, persons, price, status. */
const nobody = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: null,
  address: null,
  zipCode: null,
  city: null,
  state: null,
  country: null,
  uid: null,
  wifiNote: null,
  // Made of the guest's words too: who knows all but one of them could try out the last.
  requestHash: 'anonymised',
} satisfies Partial<StoredBooking>;

/**
 * Takes the guest out of all bookings of theirs, each together with the mails about it. They are nobody's then, and hold
 * whatever nights they held. All of them or none are looked at first; a booking that changes meanwhile is looked at anew.
 * Doing it again is no harm, and finishes what was interrupted.
 * @throws {BookingError} `stay-ahead` when one of them is still to come or running; then nothing is changed
 */
export async function anonymiseBookings(guest: SignedInGuest, now: Date): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const [bookings, settings] = await Promise.all([readBookingsOf(guest), readSettings()]);
    const today = todayIn(settings.timeZone, now);
    if (bookings.some((booking) => isAhead(booking.data() as Partial<StoredBooking>, today))) {
      throw new BookingError('stay-ahead');
    }
    try {
      for (const booking of bookings) await anonymise(booking, now);
      return;
    } catch (error) {
      if (!isFailedPrecondition(error) && !isTransient(error)) throw error;
      if (attempt === mostAttempts) throw error;
      await waitBeforeRetry(attempt);
    }
  }
}

async function anonymise(booking: QueryDocumentSnapshot, now: Date): Promise<void> {
  const mails = await findMailsAbout(booking.id);
  const batch = firestore().batch();
  batch.update(
    booking.ref,
    { ...nobody, anonymisedAt: Timestamp.fromDate(now) },
    { lastUpdateTime: booking.updateTime },
  );
  for (const mail of mails.filter(isDelivered)) batch.delete(mail.ref);
  await batch.commit();
}

/**
 * To come or running, the day of departure included. An edit in the console that has not been looked at yet counts as well
 * as what was agreed before it, and so does what cannot be read: a guest who is expected must not vanish.
 */
function isAhead(booking: Partial<StoredBooking>, today: IsoDate): boolean {
  return [booking, booking.agreed].some(
    (stay) => stay && stay.status !== 'cancelled' && !(typeof stay.checkOut === 'string' && stay.checkOut < today),
  );
}
