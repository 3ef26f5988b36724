import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { StoredBooking } from '../../contract/booking.ts';
import type { RequestApartmentsResponse, requestApartmentsRequest } from '../../contract/callables.ts';
import type { ErrorDetails } from '../../contract/errorDetails.ts';
import type { StayRequest } from '../../contract/unconfirmedRequest.ts';
import type { BookingStatus } from '../../domain/bookingState.ts';
import { sumOf } from '../../domain/money.ts';
import { numberForRequest } from './bookingNumber.ts';

/** One apartment of a request. */
type Wish = z.output<typeof requestApartmentsRequest>['apartments'][number];

/** A wish with the number of its booking. */
export interface NumberedWish extends Wish {
  number: string;
}

/** A request and what is derived from it. A request for one apartment is a list of one wish. */
export interface IdentifiedRequest {
  /** Of the first booking. */
  number: string;
  request: StayRequest;
  wishes: NumberedWish[];
  /** Tells the request sent twice from another one with its id. */
  requestHash: string;
  /** Who is signed in, if anyone. */
  uid: string | null;
}

export function identifyRequest(request: StayRequest, uid: string | null, key: string): IdentifiedRequest {
  const numberAt = (place: number) => numberForRequest(request.requestId, place, key);
  return {
    number: numberAt(0),
    request,
    wishes: wishesOf(request).map((wish, place) => ({ ...wish, number: numberAt(place) })),
    requestHash: hashOf(request),
    uid,
  };
}

export function wishesOf(request: StayRequest): Wish[] {
  return 'apartments' in request ? request.apartments : [request];
}

/** Names the apartment that is the reason for a refusal, if the request has several. */
export function about(request: StayRequest, apartment: string): Pick<ErrorDetails, 'apartment'> {
  return 'apartments' in request ? { apartment } : {};
}

/** The response to a request. Replays get the same, whatever has become of the bookings but their status. */
export function responseTo(
  bookings: readonly (RequestApartmentsResponse['bookings'][number] & Pick<StoredBooking, 'platformsUnread'>)[],
  status: BookingStatus,
): RequestApartmentsResponse {
  return {
    status,
    ...(bookings.some(({ platformsUnread }) => platformsUnread) && { platformsUnread: true }),
    bookings: bookings.map(({ number, apartment, quote }) => ({ number, apartment, quote })),
    total: sumOf(bookings.map(({ quote }) => quote.totalPayment)),
  };
}

/** Hash of the request without its ID and what the page said of it, independent of the order of fields. */
function hashOf({ requestId: _, bookingMode: __, ...content }: StayRequest): string {
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
