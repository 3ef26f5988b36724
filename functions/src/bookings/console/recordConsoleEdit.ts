import { isDeepStrictEqual } from 'node:util';
import { bookedStaySchema, parseBooking, type BookedStay } from '../../contract/booking.ts';
import { bookingPath } from '../../contract/collections.ts';
import { editBookingRequest } from '../../contract/ownerCallables.ts';
import { historyEntry, revisionOf, writeHistory } from '../../history/historyEntry.ts';
import { readMailState } from '../../mail/queue/mailState.ts';
import { queueChangeMails } from '../../mail/queue/queueMails.ts';
import { commitWithRetry } from '../../platform/commitWithRetry.ts';
import { firestore } from '../../platform/firestore.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { composeChange } from '../change/composeChange.ts';
import { updateBooking } from '../change/updateBooking.ts';
import { consoleProblem } from './consoleProblem.ts';

type Fields = Readonly<Record<string, unknown>>;

/** `settleBooking` settles and records edits of these. */
const settledFields = ['status', 'apartment', 'checkIn', 'checkOut', 'problem'];
/** The guest's contact, which the owner may edit in the console too. */
const { firstName, lastName, email, phone, address, zipCode, city, state, country } =
  editBookingRequest.shape.changes.shape;
const contactFields: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> = {
  ...{ firstName, lastName, email, phone },
  ...{ address, zipCode, city, state, country },
};

/**
 * Records an edit of a booking in the console in `history` and increments its `revision`. Every write of a function
 * increments it, so a write with the same revision is an edit in the console. Edited contact fields of the guest are valid: a
 * new email counts as unproven, and waiting mails are composed anew. Any other edit marks the booking and stays as typed; only
 * `settledStay` is put back.
 * @param eventId ID of the write's event; a repeated event is recorded once
 */
export async function recordConsoleEdit(
  id: string,
  before: Fields | undefined,
  after: Fields | undefined,
  eventId: string,
  now: Date,
): Promise<void> {
  if (!before || !after || revisionOf(before) !== revisionOf(after)) return;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const edited = changed.filter((name) => !settledFields.includes(name));
  if (edited.length === 0 || before.settledStay === undefined) return;
  const removed = Object.fromEntries(Object.keys(before).map((name) => [name, undefined]));
  const entry = historyEntry({
    ...{ subject: bookingPath(id), action: 'edited', by: 'console', now },
    before: withoutSettled(before),
    after: withoutSettled({ ...removed, ...after }),
  });
  entry.apartments = [after.apartment].filter((slug) => typeof slug === 'string');
  await commitWithRetry(async () => {
    const [document, settings] = await Promise.all([firestore().doc(bookingPath(id)).get(), readSettings()]);
    if (!document.exists) return { result: undefined };
    const isCopyEdited =
      edited.includes('settledStay') &&
      bookedStaySchema.safeParse(before.settledStay).success &&
      isDeepStrictEqual(document.get('settledStay'), after.settledStay);
    const isOtherEmail =
      edited.includes('email') && emailOf(before) !== emailOf(after) && !edited.includes('emailProven');
    const fields = {
      ...(edited.some((name) => !isContact(name, after[name])) && {
        problem: consoleProblem('useDesk', settings.ownerLanguage),
      }),
      ...(isOtherEmail && { emailProven: false }),
      ...(isCopyEdited && { settledStay: before.settledStay as BookedStay }),
    };
    const batch = firestore().batch();
    const booking = parseBooking(id, { ...document.data(), ...fields });
    const stay = booking?.settledStay;
    const mails = stay && (await composeChange(booking, stay, stay, 'owner', settings, now));
    const ends = mails?.waiting.documents.map((mail) => readMailState(mail.data()).sendAfter?.toMillis() ?? 0) ?? [];
    updateBooking(batch, document, { ...fields, ...(ends.length > 0 && mails?.fields) }, undefined, now);
    if (mails && ends.length > 0) queueChangeMails(batch, mails, now, new Date(Math.max(...ends)));
    if (entry.changes.length > 0) writeHistory(batch, entry, eventId);
    // An existing entry means that an earlier event recorded the edit.
    return { result: undefined, batch, ifExists: () => Promise.resolve({ result: undefined }) };
  });
}

function isContact(name: string, value: unknown): boolean {
  const schema = contactFields[name];
  return schema !== undefined && (value === '' || schema.safeParse(value).success);
}

function emailOf({ email: typed }: Fields): string {
  return typeof typed === 'string' ? typed.trim().toLowerCase() : '';
}

function withoutSettled(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !settledFields.includes(name)));
}
