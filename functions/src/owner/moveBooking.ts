import type * as z from 'zod/mini';
import { isSameBookedStay } from '../bookings/bookedStay.ts';
import type { moveBookingRequest, OwnerChange } from '../contract/ownerCallables.ts';
import { holdsNights } from '../domain/bookingState.ts';
import { readSettings } from '../platform/readSettings.ts';
import { commitChange, onlyChange, requireRevision } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';
import { planBookingChange } from './planBookingChange.ts';
import { pricedQuote } from './pricedQuote.ts';
import { readOwnersBooking } from './readOwnersBooking.ts';
import { readOwnersStay } from './readOwnersStay.ts';
import { requirePlatformsRead } from './requirePlatformsFree.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

/**
 * Moves a pending or confirmed booking to other nights or another apartment, with its price kept, as listed, or agreed.
 * @throws {OwnerError} `booking-not-found`, `changed-meanwhile`, `not-possible`, `nights-held`, `dates-invalid`,
 * `platform-unread` and others
 */
export async function moveBooking(
  request: z.output<typeof moveBookingRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  // Once, although the plan may run several times.
  let checked: Promise<void> | undefined;
  const changes = await commitChange({ name: 'moveBooking', request, owner, now }, async () => {
    const [found, { stay, apartment }, settings] = await Promise.all([
      readOwnersBooking(request.booking, now),
      readOwnersStay(request),
      readSettings(),
    ]);
    requireRevision(found.document, request.revision);
    const { agreed, booking } = found;
    const next = { ...agreed, ...stay, apartment: request.apartment };
    if (!holdsNights(agreed.status) || isSameBookedStay(next, agreed)) throw new OwnerError('not-possible');
    if (agreed.status === 'confirmed') {
      checked ??= requirePlatformsRead([{ apartment: request.apartment, ...stay }], request.despitePlatforms, now);
      await checked;
    }
    const quote = pricedQuote(request.price, booking.quote, stay, booking, apartment, booking.terms);
    return [await planBookingChange(found, next, 'moved', { quote }, settings, now)];
  });
  return onlyChange(changes);
}
