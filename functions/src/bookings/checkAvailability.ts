import villaApartments from '../../../villa/apartments.json' with { type: 'json' };
import type { CheckAvailabilityAnswer } from '../contract/callables.ts';
import { stayRefusal } from '../domain/availability.ts';
import type { Guests } from '../domain/guests.ts';
import { todayIn } from '../domain/isoDate.ts';
import { quoteStay } from '../domain/quote.ts';
import { nightCount, type Stay } from '../domain/stay.ts';
import { BookingError } from './BookingError.ts';
import { readAvailability } from './readHouse.ts';

/** An apartment needs texts and pictures in the repository to be offered, so its slug is known here. */
const offeredSlugs = villaApartments.map(({ slug }) => slug);

/**
 * For each apartment (or the one asked for): can these guests have this stay, and for how much? Nothing is held by
 * asking.
 * @throws {BookingError} `apartment-not-found` for an unknown one, `no-apartments` when the house offers none at all
 */
export async function checkAvailability(
  stay: Stay,
  guests: Guests,
  apartment: string | undefined,
  now: Date,
): Promise<CheckAvailabilityAnswer> {
  const found = await readAvailability(apartment ? [apartment] : offeredSlugs, stay);
  if (found.length === 0) throw new BookingError(apartment ? 'apartment-not-found' : 'no-apartments');
  found.sort((a, b) => a.apartment.position - b.apartment.position);
  return {
    nights: nightCount(stay),
    apartments: found.map(({ apartment, taken }) => {
      const today = todayIn(apartment.houseTerms.timeZone, now);
      const reason = stayRefusal(stay, guests, apartment, taken, today);
      if (reason) return { slug: apartment.slug, available: false, reason };
      return {
        slug: apartment.slug,
        available: true,
        quote: quoteStay(stay, guests, apartment, apartment.houseTerms),
      };
    }),
  };
}
