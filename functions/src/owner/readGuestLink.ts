import type * as z from 'zod/mini';
import { bookingReference } from '../bookings/bookings.ts';
import type { GuestLinkResponse, guestLinkRequest } from '../contract/ownerCallables.ts';
import { bookingUrl } from '../mail/compose/pageUrl.ts';
import { dataOf } from '../platform/storedDocuments.ts';
import { OwnerError } from './OwnerError.ts';

/**
 * The link with which a guest opens their booking without signing in, as in their mails. The owner sends it to guests
 * who cannot find the mail.
 * @throws {OwnerError} `booking-not-found`
 */
export async function readGuestLink({ booking: id }: z.output<typeof guestLinkRequest>): Promise<GuestLinkResponse> {
  const booking = dataOf(await bookingReference(id).get());
  if (!booking) throw new OwnerError('booking-not-found');
  return { url: bookingUrl(booking) };
}
