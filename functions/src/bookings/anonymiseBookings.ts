import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { StoredBooking } from '../contract/booking.ts';
import type { GuestDetails } from '../contract/callables.ts';
import { ownerNotePath } from '../contract/collections.ts';
import type { HistoryEntry } from '../contract/history.ts';
import { storedLines } from '../contract/optionalLines.ts';
import type { Settings } from '../contract/settings.ts';
import { todayIn, type IsoDate } from '../domain/isoDate.ts';
import { findMailsAbout, isDelivered } from '../mail/queue/findMails.ts';
import { firestore } from '../platform/firestore.ts';
import { isFailedPrecondition, isTransient, waitBeforeRetry } from '../platform/firestoreError.ts';
import { readSettings } from '../platform/readSettings.ts';
import { BookingError } from './BookingError.ts';
import { anonymisedEntry, findHistory } from './change/bookingHistory.ts';
import { numberFromId } from './request/bookingNumber.ts';
import { readBookingsOf, type FoundBooking, type SignedInGuest } from './SignedInGuest.ts';
import { recordChange } from './change/recordChange.ts';
import { updateBooking } from './change/updateBooking.ts';

const mostAttempts = 6;

/** Empty guest fields. What the owner's accounts need stays: dates, apartment, persons, price, status. */
const nobody = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: null,
  ...storedLines(),
  uid: null,
  wifiNote: null,
  declineMessage: null,
  // The hash covers the guest's data: whoever knows all fields but one could find the last by trying.
  requestHash: 'anonymised',
} satisfies Record<keyof GuestDetails, string | null> & Partial<StoredBooking>;

/**
 * Removes the guest's data from their bookings and deletes the mails about them. The bookings keep their nights. Can
 * run again after an interruption.
 * A request that gives the guest's email without proof blocks nothing. It is anonymised if it has ended and no account
 * made it; otherwise it stays with whoever made it.
 * @throws {BookingError} `stay-ahead` when a stay is running or to come; nothing is changed then
 */
export async function anonymiseBookings(guest: SignedInGuest, now: Date): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const [{ own, unproven }, settings] = await Promise.all([readBookingsOf(guest), readSettings()]);
    const today = todayIn(settings.timeZone, now);
    const ahead = ({ booking }: FoundBooking) => isAhead(booking, today);
    if (own.some(ahead)) throw new BookingError('stay-ahead');
    const ended = unproven.filter((request) => request.booking.uid === null && !ahead(request));
    try {
      for (const { document } of [...own, ...ended]) await anonymise(document, settings, now);
      return;
    } catch (error) {
      if (!isFailedPrecondition(error) && !isTransient(error)) throw error;
      if (attempt === mostAttempts) throw error;
      await waitBeforeRetry(attempt);
    }
  }
}

async function anonymise(booking: QueryDocumentSnapshot, settings: Settings, now: Date): Promise<void> {
  const [mails, history] = await Promise.all([findMailsAbout(numberFromId(booking.id)), findHistory(booking.id)]);
  const batch = firestore().batch();
  const fields = { ...nobody, anonymisedAt: Timestamp.fromDate(now), ...paymentsWithoutNotes(booking.data()) };
  // Entries are written together with the booking, so its version as precondition means that none is missed.
  for (const entry of history) batch.update(entry.ref, anonymisedEntry(entry.data() as HistoryEntry));
  updateBooking(batch, booking, fields, undefined, settings, now);
  // Without the fields: their former values would be recorded.
  const { apartment, revision } = booking.data();
  const source = { by: 'guest', email: null } as const;
  recordChange(batch, booking.id, { before: { apartment, revision }, after: {}, action: 'anonymised', source }, now);
  batch.delete(firestore().doc(ownerNotePath(booking.id)));
  for (const mail of mails.filter(isDelivered)) batch.delete(mail.ref);
  await batch.commit();
}

/** Notes about payments may name the guest. */
function paymentsWithoutNotes({ payments }: Partial<StoredBooking>): Pick<StoredBooking, 'payments'> {
  return Array.isArray(payments) ? { payments: payments.map((payment) => ({ ...payment, note: '' })) } : {};
}

/**
 * Running or to come, departure day included. Unsettled edits and unreadable dates count too, so that an expected guest
 * is never anonymised.
 */
function isAhead(booking: Partial<StoredBooking>, today: IsoDate): boolean {
  return [booking, booking.agreed].some(
    (stay) => stay && stay.status !== 'cancelled' && !(typeof stay.checkOut === 'string' && stay.checkOut < today),
  );
}
