import { FieldValue } from 'firebase-admin/firestore';
import { readAgreed } from '../bookings/bookedStay.ts';
import { composeChange, sequenceOf } from '../bookings/change/composeChange.ts';
import { agreedBookings, readGroup } from '../bookings/read/readGroup.ts';
import { toBooking } from '../bookings/toBooking.ts';
import type { Booking } from '../contract/booking.ts';
import { bookingsCollection } from '../contract/collections.ts';
import type { Settings } from '../contract/settings.ts';
import { othersOf } from '../domain/bookingGroup.ts';
import { readWaitingMails } from '../mail/queue/waitingMails.ts';
import type { PlannedWrite } from './PlannedWrite.ts';

/**
 * Adds the mails of the bookings among the writes, where the plan has not composed them: of a change that is undone, and of
 * one that nobody is mailed about. Mails that still wait are taken back, and composed anew as far as they are still true.
 */
export async function withBookingMails(
  writes: readonly PlannedWrite[],
  settings: Settings,
  now: Date,
): Promise<PlannedWrite[]> {
  const changed = new Map(writes.flatMap((write) => bookingAfter(write) ?? []).map((booking) => [booking.id, booking]));
  return Promise.all(writes.map(compose));

  async function compose(write: PlannedWrite): Promise<PlannedWrite> {
    const { reference, before, fields, mails } = write;
    if (reference.parent.id !== bookingsCollection || !before || mails) return write;
    const current = toBooking(before);
    const booking = changed.get(current.id);
    const agreed = readAgreed(current.agreed);
    const after = readAgreed(booking?.agreed);
    if (!fields || !booking || !agreed || !after) {
      const waiting = await readWaitingMails(current.number);
      return waiting.documents.length === 0 ? write : { ...write, mails: { mails: [], waiting, knownStay: null } };
    }
    const group = changed.size > 1 ? agreedBookings(await readGroup(booking)) : undefined;
    const others = group && othersOf(booking, group).map((other) => changed.get(other.id) ?? other);
    const same = { ...booking, sequence: current.sequence };
    const effects = await composeChange(same, agreed, after, 'owner', settings, now, others);
    // Restored, the sequence would repeat: calendars and links count on it to rise.
    const isMailed = effects.mails.length + effects.waiting.documents.length > 0 || 'sequence' in fields;
    return isMailed ? { ...write, fields: { ...fields, ...effects.fields }, mails: effects } : write;
  }
}

/** With the sequence of the mails about the write. */
function bookingAfter({ reference, before, fields }: PlannedWrite): Booking | undefined {
  if (reference.parent.id !== bookingsCollection || !before || !fields) return undefined;
  return { ...toBooking(before, withoutDeletions(fields)), sequence: sequenceOf(toBooking(before)) + 1 };
}

/** What is deleted reads as nothing. */
export function withoutDeletions(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof FieldValue ? null : value]),
  );
}
