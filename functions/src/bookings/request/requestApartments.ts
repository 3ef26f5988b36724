import type { RequestApartmentsResponse } from '../../contract/callables.ts';
import type { StayRequest } from '../../contract/unconfirmedRequest.ts';
import { readLimits } from '../../limits/readLimits.ts';
import { applyPlatformCheck } from './applyPlatformCheck.ts';
import { BookingError } from '../BookingError.ts';
import { bookRequest, earlierBookings } from './bookRequest.ts';
import { identifyRequest, type IdentifiedRequest } from './identifyRequest.ts';
import { limitRequest } from './limitRequest.ts';
import { newBookings, planRequest } from './planRequest.ts';
import type { Requester } from './requestLimits.ts';
import type { PlatformCheck } from './PlatformCheck.ts';
import { askForConfirmation, unconfirmedResponse } from './unconfirmedRequests.ts';

/**
 * Handles a request within the rate limits: takes the nights of all its apartments at once or of none, or takes them
 * after a click in a mail if the email is unproven and the apartment instant or too much held by such emails. Repeating a
 * request gives the same response and is not counted.
 */
export async function requestApartments(
  request: StayRequest,
  requester: Requester,
  numberKey: string,
  now: Date,
  checkPlatforms: PlatformCheck,
): Promise<RequestApartmentsResponse> {
  const identified = identifyRequest(request, requester.uid, numberKey);
  try {
    return await planAndBook(identified, requester, numberKey, now, checkPlatforms);
  } catch (refusal) {
    // A repeated request gets its first response, whatever refuses it by now: its dates, its price, or the nights that
    // its first sending takes at the same moment.
    const response = refusal instanceof BookingError ? await earlierResponse(identified, now) : undefined;
    if (response) return response;
    throw refusal;
  }
}

async function planAndBook(
  identified: IdentifiedRequest,
  requester: Requester,
  numberKey: string,
  now: Date,
  checkPlatforms: PlatformCheck,
): Promise<RequestApartmentsResponse> {
  const { request } = identified;
  const [planned, limits] = await Promise.all([planRequest(identified, now), readLimits()]);
  const emailProven = requester.verifiedEmail === request.guest.email;
  const book = async () =>
    bookRequest(identified, await applyPlatformCheck(planned, checkPlatforms, now), emailProven, now);
  const { requestBooking: rates, nights } = limits;
  const takesClick = planned.status === 'confirmed' && !emailProven;
  if (!rates && !nights && !takesClick) return book();

  const earlier = await earlierResponse(identified, now);
  if (earlier) return earlier;
  const reserved = await limitRequest(identified, planned, requester, { rates, nights }, numberKey, now);
  if (!reserved)
    return askForConfirmation(identified, newBookings(identified, planned, false, now), planned.settings, now);
  try {
    return await book();
  } catch (error) {
    // After any other error the bookings may have been written, so their reservation stays.
    if (error instanceof BookingError) await reserved.undo();
    throw error;
  }
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
