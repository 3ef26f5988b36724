import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { BookedStay, Booking, StoredBooking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { nightCount } from '../../domain/stay.ts';
import { firestore } from '../../platform/firestore.ts';
import { nightChanges, wantedNights, writeNights, type HeldNight, type NightChanges } from '../nightWrites.ts';
import { queueChangeMails, type ChangeMails } from '../../mail/queue/queueMails.ts';
import { composeChange } from './composeChange.ts';
import { statusFields } from './statusFields.ts';
import { updateBooking, type ChangeEntry } from './updateBooking.ts';

/** A booking, its document and its nights, as read. */
export interface FoundBooking {
  document: DocumentSnapshot;
  booking: Booking;
  currentNights: readonly HeldNight[];
}

/** What one batch writes together. */
interface BookingChangePlan {
  fields: Partial<StoredBooking>;
  nights: NightChanges & { holder: string };
  mails: ChangeMails;
}

/**
 * Plans the change of a booking to another status, other nights or another apartment: its fields, nights and mails.
 * @param extraFields fields that change too, such as a new price
 * @param others the other bookings of its group, if they differ from the stored ones
 * @param by who makes the change, as the mails report it
 */
export async function planBookingChange(
  { document, booking, currentNights }: FoundBooking,
  next: BookedStay,
  extraFields: Partial<StoredBooking>,
  settings: Settings,
  now: Date,
  others?: readonly Booking[],
  by: 'owner' | 'system' = 'owner',
): Promise<BookingChangePlan> {
  const { settledStay } = booking;
  const changed = { ...booking, ...extraFields };
  const fields: Partial<StoredBooking> = {
    ...next,
    settledStay: next,
    nights: nightCount(next),
    problem: null,
    ...statusFields(next, changed, settings, now, settledStay),
    ...extraFields,
  };
  const before = { ...settledStay, totalPayment: booking.quote.totalPayment };
  const mails = await composeChange({ ...changed, ...fields }, before, next, by, settings, now, others);
  return {
    fields: { ...fields, ...mails.fields },
    nights: { holder: document.id, ...nightChanges(wantedNights(next), currentNights) },
    mails,
  };
}

/** The batch of a planned change. It fails if the booking has changed since it was read, or a night has been taken. */
export function bookingChangeBatch(
  { document, booking }: FoundBooking,
  { fields, nights, mails }: BookingChangePlan,
  entry: ChangeEntry,
  now: Date,
): WriteBatch {
  const batch = firestore().batch();
  updateBooking(batch, document, fields, entry, now, booking);
  writeNights(batch, nights.holder, nights);
  queueChangeMails(batch, mails, now);
  return batch;
}
