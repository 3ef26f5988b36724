import { stayRefusal, type StayRefusal } from './availability.ts';
import type { Guests } from './guests.ts';
import { todayIn } from './isoDate.ts';
import type { OfferedApartment } from './offeredApartment.ts';
import { quoteStay, type PaymentTerms, type Quote } from './quote.ts';
import { nightCount, type Stay } from './stay.ts';

/** An apartment with its taken nights, and with what a response says besides. */
export interface AskedApartment extends OfferedApartment {
  /** In lists. */
  readonly position: number;
  readonly propertyTerms: PaymentTerms & { readonly timeZone: string };
  readonly platformsUnreadSince?: string | undefined;
}

interface ApartmentAvailability {
  slug: string;
  available: boolean;
  reason?: StayRefusal;
  quote?: Quote;
  platformsUnreadSince?: string;
}

/**
 * Whether apartments can be had for a stay, and for how much, in the order of lists. The server answers `checkAvailability`
 * with it, the browser by the public taken nights and prices.
 * @param apartments with all taken nights of the stay
 */
export function stayAvailability(
  stay: Stay,
  guests: Guests,
  apartments: readonly AskedApartment[],
  now: Date,
): { nights: number; apartments: ApartmentAvailability[] } {
  return {
    nights: nightCount(stay),
    apartments: [...apartments]
      .sort((a, b) => a.position - b.position)
      .map((apartment) => {
        const { slug, propertyTerms, platformsUnreadSince } = apartment;
        const reason = stayRefusal(stay, guests, apartment, apartment.taken, todayIn(propertyTerms.timeZone, now));
        if (reason) return { slug, available: false, reason };
        return {
          slug,
          available: true,
          quote: quoteStay(stay, guests, apartment, propertyTerms),
          ...(platformsUnreadSince !== undefined && { platformsUnreadSince }),
        };
      }),
  };
}
