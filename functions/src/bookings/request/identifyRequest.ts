import { createHmac } from 'node:crypto';
import type * as z from 'zod/mini';
import type { requestApartmentsRequest, RequestApartmentsResponse } from '../../contract/callables.ts';
import type { ErrorDetails } from '../../contract/errorDetails.ts';
import type { StayRequest } from '../../contract/unconfirmedRequest.ts';
import type { BookingStatus } from '../../domain/bookingState.ts';
import { sumOf } from '../../domain/money.ts';
import { bookingNumberKey } from '../../platform/bookingNumberKey.ts';
import { contentHash } from '../../platform/contentHash.ts';

/** One apartment of a request. */
type RequestedApartment = z.output<typeof requestApartmentsRequest>['apartments'][number];

/** A requested apartment with the number of its booking. */
export interface NumberedApartment extends RequestedApartment {
  number: string;
}

/** A request and what is derived from it. A request for one apartment is a list of one apartment. */
export interface IdentifiedRequest {
  /** Number of the first booking. */
  number: string;
  request: StayRequest;
  requested: NumberedApartment[];
  /** Distinguishes a repeated request from a different one with the same ID. */
  requestHash: string;
  /** The signed-in user, if any. */
  uid: string | null;
  /** Whether a sign-in or the link in a mail proves the guest's email. */
  emailProven: boolean;
}

export function identifyRequest(request: StayRequest, uid: string | null, emailProven: boolean): IdentifiedRequest {
  // The booking mode that the page showed is not part of the request's content.
  const { requestId, bookingMode: _, ...content } = request;
  const requested = requestedApartmentsOf(request).map((one, place) => {
    return { ...one, number: numberForRequest(requestId, place) };
  });
  return { number: requested[0]!.number, request, requested, requestHash: contentHash(content), uid, emailProven };
}

export function requestedApartmentsOf(request: StayRequest): RequestedApartment[] {
  return 'apartments' in request ? request.apartments : [request];
}

/** Names the apartment that caused a refusal, if the request has several. */
export function about(request: StayRequest, apartment: string): Pick<ErrorDetails, 'apartment'> {
  return 'apartments' in request ? { apartment } : {};
}

/** The response to a request. A repeated request gets the same response, except for the current status. */
export function responseTo(
  bookings: readonly (RequestApartmentsResponse['bookings'][number] & { platformsUnread?: boolean })[],
  status: BookingStatus,
): RequestApartmentsResponse {
  return {
    status,
    ...(bookings.some(({ platformsUnread }) => platformsUnread) && { platformsUnread: true }),
    bookings: bookings.map(({ number, apartment, quote }) => ({ number, apartment, quote })),
    total: sumOf(bookings.map(({ quote }) => quote.totalPayment)),
  };
}

// Crockford's base 32, without I, L, O and U: easy to read out on the phone.
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/**
 * Booking number such as `7K3Q9-XRD2M`: the first 50 bits of an HMAC of the request ID and, from the second apartment
 * of a request on, its place in the list. Repeating a request gives the same numbers, no counter is needed, and numbers
 * cannot be guessed without the key.
 * @param place place of the apartment in the request, from 0
 */
export function numberForRequest(requestId: string, place: number): string {
  const id = requestId.toLowerCase();
  const hash = createHmac('sha256', bookingNumberKey.value()).update(place === 0 ? id : `${id} ${place}`);
  const bits = hash.digest().readBigUInt64BE();
  const text = Array.from({ length }, (_, index) => digits[Number((bits >> BigInt(59 - 5 * index)) & 31n)]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
