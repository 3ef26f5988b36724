import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { BookedStay, Booking, StoredBooking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { othersOf } from '../../domain/bookingGroup.ts';
import type { BookingStatus } from '../../domain/bookingState.ts';
import { nightCount } from '../../domain/stay.ts';
import type { MailedBooking } from '../../mail/compose/bookingMail.ts';
import { firestore } from '../../platform/firestore.ts';
import { readGroup } from '../bookings.ts';
import { nightChanges, wantedNights, writeNights, type HeldNight, type NightChanges } from '../nightWrites.ts';
import { inOneMail, queueChangeMails, type ChangeMails } from '../../mail/queue/queueMails.ts';
import { composeChange } from './composeChange.ts';
import { statusFields } from './statusFields.ts';
import { updateBooking, type ChangeEntry } from './updateBooking.ts';

/** A booking, its document and its nights, as read. */
export interface FoundBooking {
  document: DocumentSnapshot;
  booking: MailedBooking;
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
  const fields = fieldsAfter(booking, next, extraFields, settings, now);
  const before = { ...booking.settledStay, totalPayment: booking.quote.totalPayment };
  const mails = await composeChange({ ...booking, ...fields }, before, next, by, settings, now, others);
  return {
    fields: { ...fields, ...mails.fields },
    nights: { holder: document.id, ...nightChanges(wantedNights(next), currentNights) },
    mails,
  };
}

function fieldsAfter(
  booking: Booking,
  next: BookedStay,
  extraFields: Partial<StoredBooking>,
  settings: Settings,
  now: Date,
): Partial<StoredBooking> {
  return {
    ...next,
    settledStay: next,
    nights: nightCount(next),
    problem: null,
    ...statusFields(next, { ...booking, ...extraFields }, settings, now, booking.settledStay),
    ...extraFields,
  };
}

/**
 * Plans the change of one booking, or of several of a group, to another status. One mail to each side covers all.
 * @param changing the bookings to change, at least one
 */
export async function planStatusChange(
  changing: readonly FoundBooking[],
  status: BookingStatus,
  extraFields: Partial<StoredBooking>,
  settings: Settings,
  now: Date,
  by?: 'owner' | 'system',
): Promise<BookingChangePlan[]> {
  const group = (await readGroup(changing[0]!.booking)).map(({ data }) => data);
  const nextOf = ({ settledStay }: Booking) => ({ ...settledStay, status });
  const after = changing.map(({ booking }): Booking => {
    const fields = fieldsAfter(booking, nextOf(booking), extraFields, settings, now);
    return { ...booking, ...fields, sequence: booking.sequence + 1 };
  });
  const others = (booking: Booking) =>
    othersOf(booking, group).map((other) => after.find(({ id }) => id === other.id) ?? other);
  const plans = await Promise.all(
    changing.map((found) => {
      const { booking } = found;
      const together = after.map(({ number }) => number).filter((number) => number !== booking.number);
      const mailed = { ...found, booking: { ...booking, together } };
      return planBookingChange(mailed, nextOf(booking), extraFields, settings, now, others(booking), by);
    }),
  );
  const mails = inOneMail(plans.map((plan) => plan.mails));
  return plans.map((plan, place) => ({ ...plan, mails: mails[place]! }));
}

/**
 * Adds a planned change to a batch. The batch fails if the booking has changed since it was read, or if somebody else
 * has taken one of its new nights.
 */
export function bookingChangeBatch(
  { document, booking }: FoundBooking,
  { fields, nights, mails }: BookingChangePlan,
  entry: ChangeEntry,
  now: Date,
  batch = firestore().batch(),
): WriteBatch {
  updateBooking(batch, document, fields, entry, now, booking);
  writeNights(batch, nights.holder, nights);
  queueChangeMails(batch, mails, now);
  return batch;
}
