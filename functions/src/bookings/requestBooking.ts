import { createHash } from 'node:crypto';
import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { BookedStay, StoredBooking } from '../contract/booking.ts';
import type { RequestBookingAnswer, requestBookingRequest } from '../contract/callables.ts';
import { bookingPath, nightPath } from '../contract/collections.ts';
import type { Settings } from '../contract/settings.ts';
import { guestsFit } from '../domain/guests.ts';
import { todayIn, type IsoDate } from '../domain/isoDate.ts';
import { quoteStay, type Quote } from '../domain/quote.ts';
import { nightCount, nightsOf, parseStay, type Stay } from '../domain/stay.ts';
import { stayRuleProblem } from '../domain/stayRules.ts';
import { composeBookingReceived } from '../mail/composeBookingReceived.ts';
import { firestore } from '../platform/firestore.ts';
import { isAlreadyExists, isTransient, waitBeforeRetry } from '../platform/firestoreError.ts';
import { BookingError } from './BookingError.ts';
import { bookingNumber } from './bookingNumber.ts';
import { wantedNights, writeNights } from './nightWrites.ts';
import { queueMails } from './queueMails.ts';
import { readApartmentAndSettings } from './readHouse.ts';

export type BookingRequest = z.output<typeof requestBookingRequest>;

const mostAttempts = 6;

/**
 * Sells a stay once. One atomic batch without a read makes the booking, its nights, the public calendar and the mails,
 * or nothing; only when it is refused is anything looked at. Sending the same request again answers the same booking.
 * @throws {BookingError} every refusal of the contract but `signed-out` and those of cancelling
 */
export async function requestBooking(
  request: BookingRequest,
  uid: string | null,
  numberKey: string,
  now: Date,
): Promise<RequestBookingAnswer> {
  const number = bookingNumber(request.requestId, numberKey);
  const requestHash = hashOf(request);
  let planned: { stay: Stay; quote: Quote; settings: Settings };
  try {
    planned = await planBooking(request, now);
  } catch (refusal) {
    // What was fine when it was booked may be too late or dearer now: a repeated request still gets its answer.
    const answer = refusal instanceof BookingError ? await answerOfEarlier(number, requestHash) : undefined;
    if (answer) return answer;
    throw refusal;
  }

  const { stay, quote, settings } = planned;
  const booking = newBooking(number, request, stay, quote, uid, requestHash, now);
  const mails = composeBookingReceived(booking, settings, now);
  for (let attempt = 1; ; attempt += 1) {
    const batch = firestore().batch();
    writeBooking(batch, booking);
    queueMails(batch, mails, now);
    try {
      await batch.commit();
      return { number, status: booking.status, quote };
    } catch (error) {
      if (isAlreadyExists(error)) {
        const answer = await answerOfEarlier(number, requestHash);
        if (answer) return answer;
        const taken = await takenNights(request.apartment, stay);
        if (taken.length > 0) throw new BookingError('dates-taken', { nights: taken });
        // Whoever held the night let it go in this moment.
      } else if (!isTransient(error)) {
        throw error;
      }
      if (attempt === mostAttempts) throw error;
      await waitBeforeRetry(attempt);
    }
  }
}

/** Adds a booking with the nights it holds; the batch fails when the number or a night is taken. */
export function writeBooking(batch: WriteBatch, booking: StoredBooking<Timestamp>): void {
  batch.create(firestore().doc(bookingPath(booking.number)), booking);
  writeNights(batch, booking.number, wantedNights(booking), []);
}

async function planBooking(request: BookingRequest, now: Date) {
  const parsed = parseStay(request.checkIn, request.checkOut);
  if ('problem' in parsed) throw new BookingError(parsed.problem);
  if (!request.acceptPrivacy || !request.acceptTerms) throw new BookingError('consent-required');
  const { stay } = parsed;
  const { apartment, settings } = await readApartmentAndSettings(request.apartment);
  if (!guestsFit(request, apartment.limits)) throw new BookingError('guests-exceeded');
  const problem = stayRuleProblem(stay, todayIn(settings.timeZone, now), apartment.rules, apartment.seasons);
  if (problem) throw new BookingError(problem);
  const quote = quoteStay(stay, request, apartment, settings);
  if (quote.totalPayment !== request.expectedTotal) throw new BookingError('quote-changed', { quote });
  return { stay, quote, settings };
}

function newBooking(
  number: string,
  request: BookingRequest,
  stay: Stay,
  quote: Quote,
  uid: string | null,
  requestHash: string,
  now: Date,
): StoredBooking<Timestamp> {
  const { guest } = request;
  const at = Timestamp.fromDate(now);
  const agreed: BookedStay = {
    apartment: request.apartment,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    status: 'pending',
  };
  return {
    number,
    ...agreed,
    nights: nightCount(stay),
    adults: request.adults,
    children: request.children,
    firstName: guest.firstName,
    lastName: guest.lastName,
    email: guest.email,
    phone: guest.phone,
    message: guest.message || null,
    address: guest.address || null,
    zipCode: guest.zipCode || null,
    city: guest.city || null,
    state: guest.state || null,
    country: guest.country || null,
    language: request.language,
    uid,
    quote,
    privacyAcceptedAt: at,
    termsAcceptedAt: at,
    createdAt: at,
    pendingSince: at,
    remindedOf: null,
    sequence: 0,
    requestHash,
    agreed,
    problem: null,
    wifiNote: null,
  };
}

/** The answer that this request once got. @throws {BookingError} `request-id-reused` */
async function answerOfEarlier(number: string, requestHash: string): Promise<RequestBookingAnswer | undefined> {
  const document = await firestore().doc(bookingPath(number)).get();
  if (!document.exists) return undefined;
  const booking = document.data() as StoredBooking;
  if (booking.requestHash !== requestHash) throw new BookingError('request-id-reused');
  return { number, status: booking.status, quote: booking.quote };
}

async function takenNights(apartment: string, stay: Stay): Promise<IsoDate[]> {
  const db = firestore();
  const nights = nightsOf(stay);
  const documents = await db.getAll(...nights.map((night) => db.doc(nightPath(apartment, night))));
  return nights.filter((_, index) => documents[index]?.exists);
}

/** The request's content without its id, whatever the order in which its fields came. */
function hashOf({ requestId: _, ...content }: BookingRequest): string {
  return createHash('sha256')
    .update(JSON.stringify(content, (_, value: unknown) => (isRecord(value) ? sortedByKey(value) : value)))
    .digest('hex');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortedByKey(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
