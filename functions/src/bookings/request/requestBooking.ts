import type * as z from 'zod/mini';
import type { RequestBookingResponse, requestBookingRequest } from '../../contract/callables.ts';
import type { PlatformCheck } from './PlatformCheck.ts';
import { requestApartments } from './requestApartments.ts';
import type { Requester } from './requestLimits.ts';

/** A request for one apartment: a list of one, with the response of its only booking. */
export async function requestBooking(
  request: z.output<typeof requestBookingRequest>,
  requester: Requester,
  numberKey: string,
  now: Date,
  checkPlatforms: PlatformCheck,
): Promise<RequestBookingResponse> {
  const response = await requestApartments(request, requester, numberKey, now, checkPlatforms);
  const { bookings, status, confirmUntil, platformsUnread } = response;
  const [booking] = bookings;
  if (!booking) throw new Error('a request for one apartment was answered without a booking');
  return {
    number: booking.number,
    status,
    quote: booking.quote,
    ...(confirmUntil !== undefined && { confirmUntil }),
    ...(platformsUnread && { platformsUnread }),
  };
}
