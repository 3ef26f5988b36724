import type { WriteBatch } from 'firebase-admin/firestore';
import type { Booking, StoredBooking } from '../../contract/booking.ts';
import type { RequestApartmentsResponse } from '../../contract/callables.ts';
import { bookingPath, nightPath } from '../../contract/collections.ts';
import { statusOfGroup } from '../../domain/bookingGroup.ts';
import type { IsoDate } from '../../domain/isoDate.ts';
import { nightsOf } from '../../domain/stay.ts';
import { checkPlatforms } from '../../calendars/checkPlatforms.ts';
import { composeBookingConfirmed } from '../../mail/compose/composeBookingConfirmed.ts';
import { composeBookingReceived } from '../../mail/compose/composeBookingReceived.ts';
import type { ComposedMail } from '../../mail/format/ComposedMail.ts';
import { queueMails } from '../../mail/queue/queueMails.ts';
import { commitWithRetry } from '../../platform/commitWithRetry.ts';
import { firestore } from '../../platform/firestore.ts';
import { givenLinkKey } from '../../platform/linkKey.ts';
import { dataOf, getAll } from '../../platform/storedDocuments.ts';
import { BookingError } from '../BookingError.ts';
import { bookingReference } from '../bookings.ts';
import { recordChange, type ChangeSource } from '../change/updateBooking.ts';
import { wantedNights, writeNights } from '../nightWrites.ts';
import { withArrival } from '../read/readArrival.ts';
import { about, responseTo, type IdentifiedRequest } from './identifyRequest.ts';
import type { Release } from './limitRequest.ts';
import { newBookings, type PlannedRequest } from './planRequest.ts';

/**
 * Books a request whose nights are reserved, after a check of the platforms' calendars. If one cannot be read, the
 * request stays pending and the mail tells the owner to check that platform. Nights that a platform has taken are
 * stored like all others, so the batch fails on them anyway.
 * @param release releases the reservation of a refused request
 * @param alongside adds further writes to the same batch
 * @throws {BookingError} `dates-taken`, `request-id-reused`
 */
export async function bookRequest(
  planned: PlannedRequest,
  release: Release,
  now: Date,
  alongside?: (batch: WriteBatch) => void,
): Promise<RequestApartmentsResponse> {
  try {
    const stays = planned.requested.map(({ apartment }) => ({ apartment, ...planned.stay }));
    const { unread } = await checkPlatforms(stays, planned.status === 'confirmed' ? 'binding' : 'requested', now);
    const checked = { ...planned, status: 'pending', platformsUnread: true } as const;
    return await sellOnce(unread.length > 0 ? checked : planned, now, alongside);
  } catch (error) {
    // After any other error the bookings may have been written, so their reservation stays.
    if (error instanceof BookingError) await release();
    throw error;
  }
}

/**
 * Sells the stay once, in one apartment or in several: all of them or none. One atomic batch creates the bookings, their
 * nights, the public calendars and the mails without reading. Documents are read only if the batch is refused.
 */
async function sellOnce(
  planned: PlannedRequest,
  now: Date,
  alongside: ((batch: WriteBatch) => void) | undefined,
): Promise<RequestApartmentsResponse> {
  const bookings = newBookings(planned, now);
  const mails = await composeMails(
    bookings.map((booking) => ({ id: booking.number, ...booking })),
    planned,
    now,
  );
  const source: ChangeSource = { by: 'guest', email: planned.emailProven ? planned.request.guest.email : null };
  const ifExists = async () => {
    const response = await earlierBookings(planned);
    if (response) return { result: response };
    const taken = await firstTaken(planned);
    if (taken) throw new BookingError('dates-taken', taken);
    // The night has just been released: try again.
    return undefined;
  };
  return commitWithRetry(() => {
    const batch = firestore().batch();
    for (const booking of bookings) writeBooking(batch, booking, source, now);
    queueMails(batch, mails, now);
    alongside?.(batch);
    return Promise.resolve({
      result: { ...responseTo(bookings, planned.status), ...keyOf(bookings[0]!) },
      batch,
      ifExists,
    });
  });
}

function keyOf(booking: StoredBooking) {
  return givenLinkKey({ ...booking, id: booking.number });
}

/** Composes the two mails of a whole request, one to the guest and one to the owner. */
async function composeMails(
  bookings: readonly Booking[],
  { settings, status }: PlannedRequest,
  now: Date,
): Promise<ComposedMail[]> {
  if (status === 'pending') return composeBookingReceived(bookings, settings, now);
  const [first, ...others] = bookings as [Booking, ...Booking[]];
  return composeBookingConfirmed(await withArrival({ ...first, others }, settings, now), settings, now, 'atOnce');
}

/** Adds a booking, its nights and its history to the batch, which fails when the number or a night is taken. */
function writeBooking(batch: WriteBatch, booking: StoredBooking, source: ChangeSource, now: Date): void {
  batch.create(firestore().doc(bookingPath(booking.number)), booking);
  writeNights(batch, booking.number, { nightsToAdd: wantedNights(booking) });
  recordChange(batch, booking.number, undefined, { ...booking }, { action: 'requested', source }, now);
}

/**
 * The response to this request if it is already booked, without bookings that the owner has deleted since.
 * @throws {BookingError} `request-id-reused`
 */
export async function earlierBookings({
  requested,
  requestHash,
}: IdentifiedRequest): Promise<RequestApartmentsResponse | undefined> {
  const documents = await getAll(requested.map(({ number }) => bookingReference(number)));
  const found = requested.flatMap(({ apartment }, place) => {
    const booking = documents[place] && dataOf(documents[place]);
    // The requested apartment, because the owner may have moved the stay to another.
    return booking ? [{ ...booking, apartment }] : [];
  });
  if (found.length === 0) return undefined;
  if (found.some((booking) => booking.requestHash !== requestHash)) throw new BookingError('request-id-reused');
  return { ...responseTo(found, statusOfGroup(found.map(({ status }) => status))), ...givenLinkKey(found[0]!) };
}

/** The first apartment of the request that has taken nights, and these nights. */
async function firstTaken({
  request,
  requested,
  stay,
}: PlannedRequest): Promise<{ nights: IsoDate[]; apartment?: string } | undefined> {
  const db = firestore();
  const nights = nightsOf(stay);
  const references = requested.flatMap(({ apartment }) => nights.map((night) => db.doc(nightPath(apartment, night))));
  const documents = await db.getAll(...references);
  const taken = new Set(documents.filter(({ exists }) => exists).map(({ ref }) => ref.path));
  for (const { apartment } of requested) {
    const takenHere = nights.filter((night) => taken.has(nightPath(apartment, night)));
    if (takenHere.length > 0) return { nights: takenHere, ...about(request, apartment) };
  }
  return undefined;
}
