import { stayRefusal, type StayRefusal } from './availability.ts';
import type { Guests } from './guests.ts';
import { todayIn } from './isoDate.ts';
import type { OfferedApartment } from './nightTable.ts';
import { quoteStay, type PaymentTerms, type Quote } from './quote.ts';
import { nightCount, type Stay } from './stay.ts';

/** An apartment with its taken nights and the other fields that a response needs. */
interface AskedApartment extends OfferedApartment {
  /** Position in lists. */
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
 * Availability and price of apartments for a stay, in the order of lists. Used by the server for `checkAvailability`, and by
 * the browser with the public taken nights and prices.
 * @param apartments apartments with all taken nights of the stay
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
