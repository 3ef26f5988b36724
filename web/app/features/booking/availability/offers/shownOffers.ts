import type { ApartmentOffers, NearestOffers, Offer, StayOffers } from './offersFor.ts';

/** For the requested dates, a page shows at most this many combinations of apartments. */
const maxCombinations = 2;

/** The offers that a page shows. The page is about one apartment, or about several together. */
export interface ShownOffers {
  /** The page's own apartment, if it has other dates. */
  readonly own: ApartmentOffers | undefined;
  /** Other apartments that are available as requested. */
  readonly sameDates: readonly ApartmentOffers[];
  readonly together: readonly Offer[];
  /** Other apartments with their nearest dates, if there is nothing else to show. */
  readonly otherDates: readonly ApartmentOffers[];
}

/**
 * Selects the offers to show; never empty if there is any offer.
 * @param slug slug of the refused apartment, if the page is about a single one
 */
export function shownOffers(offers: StayOffers, slug?: string): ShownOffers {
  const own = offers.apartments.find((apartment) => apartment.slug === slug && hasOtherDates(apartment));
  const others = offers.apartments.filter((apartment) => apartment.slug !== slug);
  const sameDates = others.filter(({ requestedDates }) => requestedDates);
  const together = togetherOffersOf(offers);
  const isAny = own !== undefined || sameDates.length + together.length > 0;
  return { own, sameDates, together, otherDates: isAny ? [] : others.filter(hasOtherDates) };
}

/**
 * Combinations of apartments for the whole party. They are on the requested dates or, if there are none and no single
 * apartment has an offer, on the nearest dates.
 */
export function togetherOffersOf({ apartments, together }: StayOffers): readonly Offer[] {
  if (together.requestedDates.length > 0) return together.requestedDates.slice(0, maxCombinations);
  if (apartments.some((apartment) => apartment.requestedDates !== undefined || hasOtherDates(apartment))) return [];
  return otherDatesOf(together);
}

export function hasOtherDates(offers: NearestOffers): boolean {
  return otherDatesOf(offers).length > 0;
}

/**
 * The other dates to offer: first the other length, if there is one, then the requested length. The other length is
 * offered in addition only if it is nearer.
 */
export function otherDatesOf({ otherDates, otherLength }: NearestOffers): Offer[] {
  return [otherLength, otherDates].filter((offer) => offer !== undefined);
}
