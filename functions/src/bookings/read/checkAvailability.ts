import type { CheckAvailabilityResponse } from '../../contract/callables.ts';
import { stayRefusal } from '../../domain/availability.ts';
import type { Guests } from '../../domain/guests.ts';
import { todayIn } from '../../domain/isoDate.ts';
import { quoteStay } from '../../domain/quote.ts';
import { nightCount, type Stay } from '../../domain/stay.ts';
import { BookingError } from '../BookingError.ts';
import { offeredSlugs } from './offeredSlugs.ts';
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
  const found = await readAvailability(apartment ? [apartment] : offeredSlugs, stay);
  if (found.length === 0) throw new BookingError(apartment ? 'apartment-not-found' : 'no-apartments');
  found.sort((a, b) => a.apartment.position - b.apartment.position);
  return {
    nights: nightCount(stay),
    apartments: found.map(({ apartment, taken }) => {
      const today = todayIn(apartment.propertyTerms.timeZone, now);
      const reason = stayRefusal(stay, guests, apartment, taken, today);
      if (reason) return { slug: apartment.slug, available: false, reason };
      const { platformsUnreadSince } = apartment;
      return {
        slug: apartment.slug,
        available: true,
        quote: quoteStay(stay, guests, apartment, apartment.propertyTerms),
        ...(platformsUnreadSince !== undefined && { platformsUnreadSince }),
      };
    }),
  };
}
