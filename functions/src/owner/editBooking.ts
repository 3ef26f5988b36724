import type * as z from 'zod/mini';
import { advanceDueOn } from '../bookings/change/planSettlement.ts';
import { changedFields } from '../bookings/change/changedFields.ts';
import { readApartment } from '../bookings/read/readApartments.ts';
import type { StoredBooking } from '../contract/booking.ts';
import { ownerNotePath } from '../contract/collections.ts';
import type { editBookingRequest, OwnerChange } from '../contract/ownerCallables.ts';
import { quoteForGuests } from '../domain/agreedQuote.ts';
import { parseIsoDate, todayIn } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { commitChange, onlyChange, requireRevision } from './commitChange.ts';
import type { PlannedWrite } from './PlannedWrite.ts';
import { OwnerError } from './OwnerError.ts';
import { pricedQuote } from './pricedQuote.ts';
import { readOwnersBooking } from './readOwnersBooking.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

type EditBookingRequest = z.output<typeof editBookingRequest>;

/** Fields whose emptiness is a text, not `null`. */
const neverNull = new Set(['lastName', 'email', 'phone']);

/**
 * Changes party, contact, language, price, the day until which the owner waits for the advance payment, or the owner's own note.
 * Nobody is mailed, but mails that wait are composed anew. Another party changes the tourist tax, also if the price is kept.
 * @throws {OwnerError} `booking-not-found`, `changed-meanwhile`, `not-possible` if nothing changes, `dates-invalid` for a due date
 * that has passed, is after arrival, or of a booking without one
 */
export async function editBooking(request: EditBookingRequest, owner: SignedInOwner, now: Date): Promise<OwnerChange> {
  const changes = await commitChange({ name: 'editBooking', request, owner, now }, () => plan(request, now));
  return onlyChange(changes);
}

async function plan({ booking: id, revision, changes, price }: EditBookingRequest, now: Date): Promise<PlannedWrite[]> {
  const { note, advanceDueOn: newDueDate, ...typed } = changes;
  const noteReference = firestore().doc(ownerNotePath(id));
  const [{ document, booking, agreed }, settings, earlierNote] = await Promise.all([
    readOwnersBooking(id, now),
    readSettings(),
    noteReference.get(),
  ]);
  requireRevision(document, revision);
  const wanted = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value === null && neverNull.has(name) ? '' : value]),
  ) as Partial<StoredBooking>;
  const guests = { adults: wanted.adults ?? booking.adults, children: wanted.children ?? booking.children };
  const samePersons = guests.adults === booking.adults && guests.children === booking.children;
  const { terms } = booking;
  const quote =
    price.kind !== 'keep'
      ? pricedQuote(price, booking.quote, agreed, guests, await readApartment(agreed.apartment), terms)
      : samePersons
        ? booking.quote
        : quoteForGuests(booking.quote, guests, terms);
  // A booking that cost nothing asks for its advance as soon as it has a price.
  const dueOn =
    agreed.status === 'confirmed' ? advanceDueOn(agreed, { ...booking, quote }, settings, now, agreed) : null;
  if (newDueDate !== undefined) {
    const day = parseIsoDate(newDueDate);
    const isPossible = day && dueOn !== null && day >= todayIn(settings.timeZone, now) && day <= agreed.checkIn;
    if (!isPossible) throw new OwnerError('dates-invalid');
  }
  // Nobody has proven the new one.
  const isOtherEmail = wanted.email !== undefined && wanted.email !== booking.email;
  const fields = changedFields(document.data() ?? {}, {
    ...wanted,
    ...(isOtherEmail && { emailProven: false }),
    quote,
    ...(agreed.status === 'confirmed' && { advanceDueOn: newDueDate ?? dueOn }),
  });
  const noteBefore = (earlierNote.get('text') as string | undefined) ?? '';
  const noteAfter = note === undefined ? noteBefore : (note ?? '');
  if (Object.keys(fields).length === 0 && noteAfter === noteBefore) throw new OwnerError('not-possible');
  return [
    {
      reference: document.ref,
      before: document,
      action: 'edited',
      fields,
      alongside: (batch) => {
        if (noteAfter !== noteBefore) batch.set(noteReference, { text: noteAfter });
      },
      compared: { before: { ...document.data(), note: noteBefore }, after: { ...fields, note: noteAfter } },
    },
  ];
}
