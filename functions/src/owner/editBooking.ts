import type * as z from 'zod/mini';
import { changedFields } from '../bookings/change/changedFields.ts';
import { readApartment } from '../bookings/read/readApartments.ts';
import type { StoredBooking } from '../contract/booking.ts';
import { ownerNotePath } from '../contract/collections.ts';
import type { editBookingRequest, OwnerChange } from '../contract/ownerCallables.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { commitChange, onlyChange, requireRevision, type PlannedWrite } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';
import { pricedQuote } from './pricedQuote.ts';
import { readOwnersBooking } from './readOwnersBooking.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

type EditBookingRequest = z.output<typeof editBookingRequest>;

/** Fields whose emptiness is a text, not `null`. */
const neverNull = new Set(['lastName', 'email', 'phone']);

/**
 * Changes party, contact, language, price or the owner's own note. Nobody is mailed, but mails that wait are composed anew.
 * @throws {OwnerError} `booking-not-found`, `changed-meanwhile`, `not-possible` if nothing changes
 */
export async function editBooking(request: EditBookingRequest, owner: SignedInOwner, now: Date): Promise<OwnerChange> {
  const changes = await commitChange({ name: 'editBooking', request, owner, now }, () => plan(request, now));
  return onlyChange(changes);
}

async function plan({ booking: id, revision, changes, price }: EditBookingRequest, now: Date): Promise<PlannedWrite[]> {
  const { note, ...typed } = changes;
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
  const quote =
    price.kind === 'keep'
      ? booking.quote
      : pricedQuote(price, booking.quote, agreed, guests, await readApartment(agreed.apartment), settings);
  // Nobody has proven the new one.
  const isOtherEmail = wanted.email !== undefined && wanted.email !== booking.email;
  const fields = changedFields(document.data() ?? {}, {
    ...wanted,
    ...(isOtherEmail && { emailProven: false }),
    quote,
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
