import type { CheckAvailabilityResponse } from '../../contract/callables.ts';
import { stayAvailability } from '../../domain/stayAvailability.ts';
import type { Guests } from '../../domain/guests.ts';
import type { Stay } from '../../domain/stay.ts';
import { BookingError } from '../BookingError.ts';
import { isOffered, offeredSlugs } from './offeredSlugs.ts';
import { readAvailability } from './readApartments.ts';

/**
 * Availability and price of the stay, for every apartment or for one. Holds no nights.
 * @throws {BookingError} `apartment-not-found`, or `no-apartments` when none is offered at all
 */
export async function checkAvailability(
  stay: Stay,
  guests: Guests,
  apartment: string | undefined,
  now: Date,
): Promise<CheckAvailabilityResponse> {
  if (apartment && !isOffered(apartment)) throw new BookingError('apartment-not-found');
  const found = await readAvailability(apartment ? [apartment] : offeredSlugs, stay);
  if (found.length === 0) throw new BookingError(apartment ? 'apartment-not-found' : 'no-apartments');
  const asked = found.map(({ apartment, taken }) => ({ ...apartment, taken }));
  return stayAvailability(stay, guests, asked, now);
}
