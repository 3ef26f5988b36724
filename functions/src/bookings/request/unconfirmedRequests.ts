import { Timestamp, type DocumentReference, type WriteBatch } from 'firebase-admin/firestore';
import type { RequestApartmentsResponse } from '../../contract/callables.ts';
import { unconfirmedRequestPath } from '../../contract/collections.ts';
import { confirmMinutes, type StoredUnconfirmedRequest } from '../../contract/unconfirmedRequest.ts';
import { composeConfirmRequest } from '../../mail/compose/composeConfirmRequest.ts';
import type { StoredBooking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { firestore } from '../../platform/firestore.ts';
import { isAlreadyExists, isFailedPrecondition } from '../../platform/firestoreError.ts';
import { hashSecret, newSecret } from '../../platform/secret.ts';
import { BookingError } from '../BookingError.ts';
import { responseTo, type IdentifiedRequest } from './identifyRequest.ts';
import { queueMails } from '../queueMails.ts';

const minute = 60 * 1000;
/** How much longer than its link the document is stored, in milliseconds. */
const graceTime = 24 * 60 * minute;

export type UnconfirmedRequest = StoredUnconfirmedRequest<Timestamp>;

/**
 * Stores a request that takes no nights yet and queues the mail with its confirmation link, one for all apartments.
 * Concurrent repeats are stored and mailed once.
 * @param bookings as they will be booked
 */
export async function askForConfirmation(
  identified: IdentifiedRequest,
  bookings: readonly StoredBooking[],
  settings: Settings,
  now: Date,
): Promise<RequestApartmentsResponse> {
  const { number, request, uid, requestHash } = identified;
  const secret = newSecret();
  const until = now.getTime() + confirmMinutes * minute;
  const response = responseTo(bookings, 'pending');
  const stored: UnconfirmedRequest = {
    // With what its mail and page say that the button does.
    request: { ...request, bookingMode: bookings[0]?.status === 'confirmed' ? 'instant' : 'request' },
    bookings: response.bookings,
    uid,
    requestHash,
    confirmHash: hashSecret(secret),
    confirmUntil: Timestamp.fromMillis(until),
    bookedAt: null,
    expiresAt: Timestamp.fromMillis(until + graceTime),
  };
  const reference = unconfirmedRequest(number);
  const expired = await reference.get();
  const batch = firestore().batch();
  if (expired.updateTime) batch.update(reference, { ...stored }, { lastUpdateTime: expired.updateTime });
  else batch.create(reference, stored);
  const known = bookings.map((booking) => ({ id: booking.number, ...booking }));
  queueMails(batch, [composeConfirmRequest(known, secret, settings, now)], now);
  try {
    await batch.commit();
    return toResponse(response, stored);
  } catch (error) {
    if (!isAlreadyExists(error) && !isFailedPrecondition(error)) throw error;
    const other = await unconfirmedResponse(identified, now);
    if (other) return other;
    throw error;
  }
}

/**
 * The response to this request while its link works.
 * @throws {BookingError} `request-id-reused`
 */
export async function unconfirmedResponse(
  { number, requestHash }: IdentifiedRequest,
  now: Date,
): Promise<RequestApartmentsResponse | undefined> {
  const stored = await readUnconfirmedRequest(number);
  if (!stored?.bookings || stored.bookedAt || isExpired(stored, now)) return undefined;
  if (stored.requestHash !== requestHash) throw new BookingError('request-id-reused');
  return toResponse(responseTo(stored.bookings, 'pending'), stored);
}

export async function readUnconfirmedRequest(number: string): Promise<UnconfirmedRequest | undefined> {
  return (await unconfirmedRequest(number).get()).data() as UnconfirmedRequest | undefined;
}

export function isExpired({ confirmUntil }: UnconfirmedRequest, now: Date): boolean {
  return confirmUntil.toMillis() <= now.getTime();
}

/** Marks the request as booked and removes its content, which the booking has now. */
export function noteBooked(batch: WriteBatch, number: string, now: Date): void {
  const booked = {
    request: null,
    bookings: null,
    bookedAt: Timestamp.fromDate(now),
  } satisfies Partial<UnconfirmedRequest>;
  batch.update(unconfirmedRequest(number), booked);
}

function toResponse(response: RequestApartmentsResponse, { confirmUntil }: UnconfirmedRequest) {
  return { ...response, confirmUntil: confirmUntil.toDate().toISOString() };
}

function unconfirmedRequest(number: string): DocumentReference {
  return firestore().doc(unconfirmedRequestPath(number));
}
