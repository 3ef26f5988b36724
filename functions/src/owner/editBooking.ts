import type * as z from 'zod/mini';
import { advanceDueOn } from '../bookings/change/statusFields.ts';
import { changedFields } from '../bookings/change/updateBooking.ts';
import { readApartment } from '../bookings/read/readApartments.ts';
import { ownerNoteSchema, type StoredBooking } from '../contract/booking.ts';
import { ownerNotePath } from '../contract/collections.ts';
import type { editBookingRequest, OwnerChange } from '../contract/ownerCallables.ts';
import { quoteForGuests } from '../domain/agreedQuote.ts';
import { parseIsoDate, todayIn } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { commitOne, requireRevision, type PlannedWrite, type SignedInOwner } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';
import { pricedQuote } from './pricedQuote.ts';
import { readOwnersBooking } from './readOwnersBooking.ts';

type EditBookingRequest = z.output<typeof editBookingRequest>;

/** Fields that are stored as '' when empty, not as `null`. */
const neverNull = new Set(['lastName', 'email', 'phone']);

/**
 * Changes the number of guests, contact, language, price, due date of the advance payment, or the owner's note. Sends no mails,
 * but composes waiting mails anew. Another number of guests changes the tourist tax, even if the price is kept.
 * @throws {OwnerError} `booking-not-found`, `changed-meanwhile`, `not-possible` if nothing changes, `dates-invalid` for a due date
 * that has passed, is after arrival, or is given for a booking without an advance payment
 */
export function editBooking(request: EditBookingRequest, owner: SignedInOwner, now: Date): Promise<OwnerChange> {
  return commitOne({ name: 'editBooking', request, owner, now }, () => plan(request, now));
}

async function plan({ booking: id, revision, changes, price }: EditBookingRequest, now: Date): Promise<PlannedWrite> {
  const { note, advanceDueOn: newDueDate, ...typed } = changes;
  const noteReference = firestore().doc(ownerNotePath(id));
  const [{ document, booking }, settings, earlierNote] = await Promise.all([
    readOwnersBooking(id, now),
    readSettings(),
    noteReference.get(),
  ]);
  requireRevision(document, revision);
  const { terms, settledStay } = booking;
  const wanted = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value === null && neverNull.has(name) ? '' : value]),
  ) as Partial<StoredBooking>;
  // Everything that decides the price of a stay, including fields that are not edited here.
  const guests = { ...booking, ...wanted };
  const samePersons = guests.adults === booking.adults && guests.children === booking.children;
  const quote =
    price.kind !== 'keep'
      ? pricedQuote(price, booking.quote, settledStay, guests, await readApartment(settledStay.apartment), terms)
      : samePersons
        ? booking.quote
        : quoteForGuests(booking.quote, guests, terms);
  // A booking that had no price gets a due date for its advance as soon as it has one.
  const dueOn =
    settledStay.status === 'confirmed'
      ? advanceDueOn(settledStay, { ...booking, quote }, settings, now, settledStay)
      : null;
  if (newDueDate !== undefined) {
    const day = parseIsoDate(newDueDate);
    const isPossible = day && dueOn !== null && day >= todayIn(settings.timeZone, now) && day <= settledStay.checkIn;
    if (!isPossible) throw new OwnerError('dates-invalid');
  }
  // A new email is unproven.
  const isOtherEmail = wanted.email !== undefined && wanted.email !== booking.email;
  const fields = changedFields(booking, {
    ...wanted,
    ...(isOtherEmail && { emailProven: false }),
    quote,
    ...(settledStay.status === 'confirmed' && { advanceDueOn: newDueDate ?? dueOn }),
  });
  const { text: noteBefore } = ownerNoteSchema.parse(earlierNote.data() ?? {});
  const noteAfter = note === undefined ? noteBefore : (note ?? '');
  if (Object.keys(fields).length === 0 && noteAfter === noteBefore) throw new OwnerError('not-possible');
  return {
    reference: document.ref,
    before: document,
    action: 'edited',
    fields,
    alongside: (batch) => {
      if (noteAfter !== noteBefore) batch.set(noteReference, { text: noteAfter });
    },
    compared: { before: { ...booking, note: noteBefore }, after: { ...fields, note: noteAfter } },
  };
}
