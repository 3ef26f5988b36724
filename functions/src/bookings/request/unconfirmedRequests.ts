import { Timestamp, type DocumentReference, type WriteBatch } from 'firebase-admin/firestore';
import type { RequestApartmentsResponse } from '../../contract/callables.ts';
import { unconfirmedRequestsCollection } from '../../contract/collections.ts';
import {
  confirmMinutes,
  unconfirmedRequestSchema,
  type UnconfirmedRequest,
} from '../../contract/unconfirmedRequest.ts';
import { composeConfirmRequest } from '../../mail/compose/composeConfirmRequest.ts';
import { queueMails } from '../../mail/queue/queueMails.ts';
import { firestore } from '../../platform/firestore.ts';
import { isAlreadyExists, isFailedPrecondition } from '../../platform/firestoreError.ts';
import { hashSecret, newSecret } from '../../platform/secret.ts';
import { storedCollection } from '../../platform/storedDocuments.ts';
import { BookingError } from '../BookingError.ts';
import { responseTo, type IdentifiedRequest } from './identifyRequest.ts';
import { newBookings, type PlannedRequest } from './planRequest.ts';

const minute = 60 * 1000;
/** How long the document is stored after its link has expired, in milliseconds. */
const graceTime = 24 * 60 * minute;

/**
 * Stores a request that takes no nights yet and queues the mail with its confirmation link, one for all apartments.
 * Concurrent repeats are stored and mailed once.
 */
export async function askForConfirmation(planned: PlannedRequest, now: Date): Promise<RequestApartmentsResponse> {
  const { number, request, uid, requestHash, settings, status } = planned;
  // The bookings that the link will create.
  const bookings = newBookings(planned, now);
  const secret = newSecret();
  const until = now.getTime() + confirmMinutes * minute;
  const response = responseTo(bookings, 'pending');
  const stored: UnconfirmedRequest = {
    // The booking mode that mail and page state for the button.
    request: { ...request, bookingMode: status === 'confirmed' ? 'instant' : 'request' },
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
    const other = await unconfirmedResponse(planned, now);
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
  return (await unconfirmedRequest(number).get()).data();
}

export function isExpired({ confirmUntil }: UnconfirmedRequest, now: Date): boolean {
  return confirmUntil.toMillis() <= now.getTime();
}

/** Marks the request as booked and removes its content, which is now in the booking. */
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

function unconfirmedRequest(number: string): DocumentReference<UnconfirmedRequest> {
  return storedCollection(unconfirmedRequestsCollection, unconfirmedRequestSchema).doc(number);
}
