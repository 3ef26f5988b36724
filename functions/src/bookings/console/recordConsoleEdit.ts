import { FieldValue } from 'firebase-admin/firestore';
import { bookingPath } from '../../contract/collections.ts';
import { historyEntry, revisionOf } from '../../history/historyEntry.ts';
import { writeHistory } from '../../history/writeHistory.ts';
import { firestore } from '../../platform/firestore.ts';
import { isAlreadyExists, isFailedPrecondition } from '../../platform/firestoreError.ts';

type Fields = Readonly<Record<string, unknown>>;

/** `reconcileBooking` settles edits of these, and tells of them. */
const settledFields = ['status', 'apartment', 'checkIn', 'checkOut', 'moveTo', 'problem'];

/**
 * Writes an edit of a booking in the console into `history`, and counts its `revision` up. Functions count it up themselves,
 * so that a write which left it as it was is an edit. Nobody has proven an email that was typed there.
 * @param eventId of the write; an event that comes twice is recorded once
 * @returns whether the write was such an edit
 */
export async function recordConsoleEdit(
  id: string,
  before: Fields | undefined,
  after: Fields | undefined,
  eventId: string,
  now: Date,
): Promise<boolean> {
  if (!before || !after || revisionOf(before) !== revisionOf(after)) return false;
  const removed = Object.fromEntries(Object.keys(before).map((name) => [name, undefined]));
  const entry = historyEntry({
    ...{ subject: bookingPath(id), action: 'edited', by: 'console', now },
    before: withoutSettled(before),
    after: withoutSettled({ ...removed, ...after }),
  });
  if (entry.changes.length === 0) return false;
  entry.apartments = [after.apartment].filter((slug) => typeof slug === 'string');
  const batch = firestore().batch();
  writeHistory(batch, entry, eventId);
  const isOtherEmail = before.agreed !== undefined && emailOf(before) !== emailOf(after);
  const unproven = isOtherEmail && before.emailProven === after.emailProven ? { emailProven: false } : {};
  batch.update(firestore().doc(bookingPath(id)), { revision: FieldValue.increment(1), ...unproven });
  try {
    await batch.commit();
  } catch (error) {
    // Told of before, or the booking was deleted since.
    if (!isAlreadyExists(error) && !isFailedPrecondition(error)) throw error;
  }
  return true;
}

function emailOf({ email }: Fields): string {
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

function withoutSettled(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !settledFields.includes(name)));
}
