import { bookingReference } from '../bookings/bookings.ts';
import type { FoundBooking } from '../bookings/change/planBookingChange.ts';
import { settleBooking } from '../bookings/console/settleBooking.ts';
import { readHeldNights } from '../bookings/nightWrites.ts';
import type { Settings } from '../contract/settings.ts';
import { todayIn } from '../domain/isoDate.ts';
import { parseOwnersStay } from '../domain/ownersStay.ts';
import type { Stay } from '../domain/stay.ts';
import { dataOf } from '../platform/storedDocuments.ts';
import { OwnerError } from './OwnerError.ts';

/**
 * Reads a booking that an owner wants to change. Settles earlier edits in the console first.
 * @throws {OwnerError} `booking-not-found`; `not-possible` for a document that was created by hand or is unreadable
 */
export async function readOwnersBooking(id: string, now: Date): Promise<FoundBooking> {
  await settleBooking(id, now);
  const [document, currentNights] = await Promise.all([bookingReference(id).get(), readHeldNights(id)]);
  if (!document.exists) throw new OwnerError('booking-not-found');
  const booking = dataOf(document);
  if (!booking) throw new OwnerError('not-possible');
  return { document, booking, currentNights };
}

/**
 * The stay that an owner typed. It may break the stay rules.
 * @throws {OwnerError} `dates-required`, `dates-invalid`, `stay-too-long`, `dates-past`, `dates-far`
 */
export function readOwnersStay(
  typed: { checkIn: string; checkOut: string },
  { timeZone }: Pick<Settings, 'timeZone'>,
  now: Date,
  options?: Parameters<typeof parseOwnersStay>[2],
): Stay {
  const parsed = parseOwnersStay(typed, todayIn(timeZone, now), options);
  if ('problem' in parsed) throw new OwnerError(parsed.problem);
  return parsed.stay;
}
