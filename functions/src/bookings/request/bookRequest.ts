import type { Timestamp, WriteBatch } from 'firebase-admin/firestore';
import type { Booking, StoredBooking } from '../../contract/booking.ts';
import type { RequestApartmentsResponse } from '../../contract/callables.ts';
import { bookingPath, nightPath } from '../../contract/collections.ts';
import { othersOf, statusOfGroup } from '../../domain/bookingGroup.ts';
import type { IsoDate } from '../../domain/isoDate.ts';
import { nightsOf } from '../../domain/stay.ts';
import { composeBookingConfirmed } from '../../mail/compose/composeBookingConfirmed.ts';
import { composeBookingReceived } from '../../mail/compose/composeBookingReceived.ts';
import type { ComposedMail } from '../../mail/format/ComposedMail.ts';
import { firestore } from '../../platform/firestore.ts';
import { isAlreadyExists, isTransient, waitBeforeRetry } from '../../platform/firestoreError.ts';
import { BookingError } from '../BookingError.ts';
import { about, responseTo, type IdentifiedRequest } from './identifyRequest.ts';
import { wantedNights, writeNights } from '../nightWrites.ts';
import { newBookings, type PlannedRequest } from './planRequest.ts';
import { queueMails } from '../queueMails.ts';
import { recordChange, type ChangeSource } from '../change/recordChange.ts';

const mostAttempts = 6;

/**
 * Sells the stay once, in one apartment or in several: all of them or none. One atomic batch without a read makes the
 * bookings, their nights, the public calendars and the mails, or nothing; only when it is refused is anything looked at.
 * @param alongside adds to the batch what must happen together with the bookings
 * @throws {BookingError} `dates-taken`, `request-id-reused`
 */
export async function bookRequest(
  identified: IdentifiedRequest,
  planned: PlannedRequest,
  emailProven: boolean,
  now: Date,
  alongside: (batch: WriteBatch) => void = () => {},
): Promise<RequestApartmentsResponse> {
  const bookings = newBookings(identified, planned, emailProven, now);
  const mails = await composeMails(
    bookings.map((booking) => ({ id: booking.number, ...booking })),
    planned,
    now,
  );
  const source: ChangeSource = { by: 'guest', email: emailProven ? identified.request.guest.email : null };
  for (let attempt = 1; ; attempt += 1) {
    const batch = firestore().batch();
    for (const booking of bookings) writeBooking(batch, booking, source, now);
    queueMails(batch, mails, now);
    alongside(batch);
    try {
      await batch.commit();
      return responseTo(bookings, planned.status);
    } catch (error) {
      if (isAlreadyExists(error)) {
        const response = await earlierBookings(identified);
        if (response) return response;
        const taken = await firstTaken(identified, planned);
        if (taken) throw new BookingError('dates-taken', taken);
        // The night was released in this moment: try again.
      } else if (!isTransient(error)) {
        throw error;
      }
      if (attempt === mostAttempts) throw error;
      await waitBeforeRetry(attempt);
    }
  }
}

/** One pair for a request; of instant bookings one each, as every stay has its own payment slip. */
async function composeMails(
  bookings: readonly Booking[],
  { settings, status }: PlannedRequest,
  now: Date,
): Promise<ComposedMail[]> {
  if (status === 'pending') return composeBookingReceived(bookings, settings, now);
  const mails = bookings.map((booking) => {
    return composeBookingConfirmed({ ...booking, others: othersOf(booking, bookings) }, settings, now, 'atOnce');
  });
  return (await Promise.all(mails)).flat();
}

/** Adds a booking, its nights and its history to the batch, which fails when the number or a night is taken. */
function writeBooking(batch: WriteBatch, booking: StoredBooking<Timestamp>, source: ChangeSource, now: Date): void {
  batch.create(firestore().doc(bookingPath(booking.number)), booking);
  writeNights(batch, booking.number, wantedNights(booking), []);
  recordChange(batch, booking.number, { before: undefined, after: { ...booking }, action: 'requested', source }, now);
}

/**
 * The response to this request if it is booked already. Bookings that the owner has deleted since are left out of it.
 * @throws {BookingError} `request-id-reused`
 */
export async function earlierBookings({
  wishes,
  requestHash,
}: IdentifiedRequest): Promise<RequestApartmentsResponse | undefined> {
  const db = firestore();
  const documents = await db.getAll(...wishes.map(({ number }) => db.doc(bookingPath(number))));
  const found = wishes.flatMap(({ number, apartment }, place) => {
    const booking = documents[place]?.data() as StoredBooking | undefined;
    // The apartment as requested: the owner may have moved the stay to another.
    return booking ? [{ ...booking, number, apartment }] : [];
  });
  if (found.length === 0) return undefined;
  if (found.some((booking) => booking.requestHash !== requestHash)) throw new BookingError('request-id-reused');
  return responseTo(found, statusOfGroup(found.map(({ status }) => status)));
}

/** The first apartment of the request that is taken, and in which nights. */
async function firstTaken(
  { request, wishes }: IdentifiedRequest,
  { stay }: PlannedRequest,
): Promise<{ nights: IsoDate[]; apartment?: string } | undefined> {
  const db = firestore();
  const nights = nightsOf(stay);
  const references = wishes.flatMap(({ apartment }) => nights.map((night) => db.doc(nightPath(apartment, night))));
  const documents = await db.getAll(...references);
  const taken = new Set(documents.filter(({ exists }) => exists).map(({ ref }) => ref.path));
  for (const { apartment } of wishes) {
    const takenHere = nights.filter((night) => taken.has(nightPath(apartment, night)));
    if (takenHere.length > 0) return { nights: takenHere, ...about(request, apartment) };
  }
  return undefined;
}
