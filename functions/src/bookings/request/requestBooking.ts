import type * as z from 'zod/mini';
import type {
  RequestApartmentsResponse,
  requestBookingRequest,
  RequestBookingResponse,
} from '../../contract/callables.ts';
import type { StayRequest } from '../../contract/unconfirmedRequest.ts';
import { readLimits } from '../../limits/limits.ts';
import { BookingError } from '../BookingError.ts';
import { bookRequest, earlierBookings } from './bookRequest.ts';
import { type IdentifiedRequest, identifyRequest } from './identifyRequest.ts';
import { limitRequest, type Requester } from './limitRequest.ts';
import { planRequest } from './planRequest.ts';
import { askForConfirmation, unconfirmedResponse } from './unconfirmedRequests.ts';

/** Handles a request for one apartment like a list of one, and answers with its only booking. */
export async function requestBooking(
  request: z.output<typeof requestBookingRequest>,
  requester: Requester,
  now: Date,
): Promise<RequestBookingResponse> {
  const { bookings, total: _, ...response } = await requestApartments(request, requester, now);
  const { number, quote } = bookings[0]!;
  return { number, quote, ...response };
}

/**
 * Handles a request within the rate limits. Takes the nights of all its apartments or of none. If the email is unproven, the
 * guest must first click a link in a mail for instant apartments, or when unproven emails hold too many nights. Repeating a
 * request gives the same response and is not counted.
 */
export async function requestApartments(
  request: StayRequest,
  requester: Requester,
  now: Date,
): Promise<RequestApartmentsResponse> {
  const identified = identifyRequest(request, requester.uid, requester.verifiedEmail === request.guest.email);
  try {
    return await planAndBook(identified, requester, now);
  } catch (refusal) {
    // A repeated request gets its first response, even if it would now be refused because of its dates or price, or
    // because the first copy of the same request is taking the nights at this moment.
    const response = refusal instanceof BookingError ? await earlierResponse(identified, now) : undefined;
    if (response) return response;
    throw refusal;
  }
}

async function planAndBook(
  identified: IdentifiedRequest,
  requester: Requester,
  now: Date,
): Promise<RequestApartmentsResponse> {
  const [planned, limits] = await Promise.all([planRequest(identified, now), readLimits()]);
  const earlier = await earlierResponse(identified, now);
  if (earlier) return earlier;
  const release = await limitRequest(planned, requester, limits, now);
  return release ? bookRequest(planned, release, now) : askForConfirmation(planned, now);
}

/**
 * The response that this request got before, if any.
 * @throws {BookingError} `request-id-reused`
 */
async function earlierResponse(
  identified: IdentifiedRequest,
  now: Date,
): Promise<RequestApartmentsResponse | undefined> {
  return (await earlierBookings(identified)) ?? unconfirmedResponse(identified, now);
}
