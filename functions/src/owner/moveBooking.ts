import type * as z from 'zod/mini';
import { isSameBookedStay } from '../bookings/bookings.ts';
import { planBookingChange } from '../bookings/change/planBookingChange.ts';
import { readApartment } from '../bookings/read/readApartments.ts';
import type { moveBookingRequest, OwnerChange } from '../contract/ownerCallables.ts';
import { holdsNights } from '../domain/bookingState.ts';
import { readSettings } from '../platform/readSettings.ts';
import { commitOne, requireRevision, type SignedInOwner } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';
import { pricedQuote } from './pricedQuote.ts';
import { readOwnersBooking, readOwnersStay } from './readOwnersBooking.ts';
import { requirePlatformsFree } from './requirePlatformsFree.ts';

/**
 * Moves a pending or confirmed booking to other nights or another apartment, at its old price, the list price or an agreed one.
 * @throws {OwnerError} `booking-not-found`, `changed-meanwhile`, `not-possible`, `nights-held`, `dates-invalid`,
 * `dates-past`, `dates-far`, `platform-unread` and others
 */
export async function moveBooking(
  request: z.output<typeof moveBookingRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  return commitOne({ name: 'moveBooking', request, owner, now }, async () => {
    const [found, apartment, settings] = await Promise.all([
      readOwnersBooking(request.booking, now),
      readApartment(request.apartment),
      readSettings(),
    ]);
    requireRevision(found.document, request.revision);
    const { document, booking } = found;
    const { settledStay } = booking;
    const stay = readOwnersStay(request, settings, now, { present: settledStay });
    const next = { ...settledStay, ...stay, apartment: request.apartment };
    if (!holdsNights(settledStay.status) || isSameBookedStay(next, settledStay)) throw new OwnerError('not-possible');
    if (settledStay.status === 'confirmed') {
      await requirePlatformsFree([{ apartment: request.apartment, ...stay }], request.despitePlatforms, now, false);
    }
    const quote = pricedQuote(request.price, booking.quote, stay, booking, apartment, booking.terms);
    const plan = await planBookingChange(found, next, { quote }, settings, now);
    return { reference: document.ref, before: document, action: 'moved', ...plan };
  });
}
