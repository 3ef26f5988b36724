import { Timestamp, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import type { Booking, StoredBooking } from '../contract/booking.ts';
import type { GuestDetails } from '../contract/callables.ts';
import { ownerNotePath } from '../contract/collections.ts';
import { storedLines } from '../contract/optionalLines.ts';
import { todayIn, type IsoDate } from '../domain/isoDate.ts';
import { findMailsAbout, isDelivered } from '../mail/queue/findMails.ts';
import { commitWithRetry } from '../platform/commitWithRetry.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { dataOf } from '../platform/storedDocuments.ts';
import { BookingError } from './BookingError.ts';
import { bookingReference } from './bookings.ts';
import { guestRegisterReference } from './register/guestRegisters.ts';
import { invoiceReference, invoicesOf } from './invoices.ts';
import { anonymisedEntry, findHistory } from './change/bookingHistory.ts';
import { belongsTo, readBookingsOf, type FoundBooking, type SignedInGuest } from './SignedInGuest.ts';
import { recordChange, updateBooking } from './change/updateBooking.ts';

/** `requestHash` of an anonymised booking. */
export const anonymisedHash = 'anonymised';

/** Empty guest fields. The owner's accounts still need dates, apartment, number of guests, price and status. */
const noGuestData = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: null,
  ...storedLines(),
  uid: null,
  declineMessage: null,
  // Removed, because the hash covers the guest's data: somebody who knows all fields but one could find that one
  // by trying values.
  requestHash: anonymisedHash,
} satisfies Record<keyof GuestDetails, string | null> & Partial<StoredBooking>;

/**
 * Removes the guest's data from their bookings and deletes the mails about them. The bookings keep their nights. Can
 * run again after an interruption.
 * A request that gives the guest's email without proof does not prevent this. It is anonymised if it has ended and was
 * made without an account; otherwise it is left alone.
 * @throws {BookingError} `stay-ahead` when a stay is current or upcoming; nothing is changed then
 */
export async function anonymiseBookings(guest: SignedInGuest, now: Date): Promise<void> {
  const [{ own, unproven }, { timeZone }] = await Promise.all([readBookingsOf(guest), readSettings()]);
  const today = todayIn(timeZone, now);
  // An unreadable booking may be upcoming.
  const ahead = ({ booking }: FoundBooking) => !booking || isAhead(booking, today);
  if (own.some(ahead)) throw new BookingError('stay-ahead');
  const ended = unproven.filter((request) => request.booking?.uid === null && !ahead(request));
  for (const { document } of [...own, ...ended]) {
    await commitWithRetry(async () => {
      const found = await bookingReference(document.id).get();
      const booking = dataOf(found);
      if (!booking || !belongsTo(booking, guest)) return { result: undefined };
      if (isAhead(booking, today)) throw new BookingError('stay-ahead');
      return { result: undefined, batch: await anonymisation(found, booking, 'guest', now) };
    });
  }
}

/**
 * The batch that removes the guest's data from a booking, its history and its mails.
 * @param by who asked for it: `system` when the retention period is over
 */
export async function anonymisation(
  document: DocumentSnapshot,
  { id, apartment, revision, payments }: Booking,
  by: 'guest' | 'system',
  now: Date,
): Promise<WriteBatch> {
  const [mails, history, invoices] = await Promise.all([
    findMailsAbout(id),
    findHistory(id),
    // The law obliges the owner to keep invoices as they are until the retention period is over.
    by === 'system' ? invoicesOf(id) : [],
  ]);
  const batch = firestore().batch();
  // Notes about payments may name the guest.
  const unnamed = payments.map((payment) => ({ ...payment, note: '' }));
  const fields = { ...noGuestData, anonymisedAt: Timestamp.fromDate(now), payments: unnamed };
  // Every entry is written in one batch with the booking, so the precondition on the booking's version fails if one was
  // added meanwhile.
  for (const entry of history) batch.update(entry.ref, anonymisedEntry(entry.data()));
  updateBooking(batch, document, fields, undefined, now);
  // Passes no fields, because the entry would record their former values.
  const entry = { action: 'anonymised', source: { by, email: null } } as const;
  recordChange(batch, id, { apartment, revision }, {}, entry, now);
  batch.delete(firestore().doc(ownerNotePath(id)));
  batch.delete(guestRegisterReference(id));
  for (const invoice of invoices) batch.update(invoiceReference(invoice.id), { guest: { name: '', address: '' } });
  for (const mail of mails.filter(isDelivered)) batch.delete(mail.ref);
  return batch;
}

/** Whether the stay is current or upcoming, departure day included. */
export function isAhead({ status, checkOut }: Booking, today: IsoDate): boolean {
  return status !== 'cancelled' && checkOut >= today;
}
