import type { ApartmentOffers, NearestOffers, Offer, WishOffers } from './offersFor.ts';

/** How many of the offers of several apartments for the wished dates are shown: the smallest and cheapest. */
const mostTogether = 2;

/** What a page about one apartment, or about several together, shows of the offers for a wish. */
export interface ShownOffers {
  /** The apartment of the page, if it has other dates. */
  readonly own: ApartmentOffers | undefined;
  /** Other apartments that can be had as wished. */
  readonly sameDates: readonly ApartmentOffers[];
  readonly together: readonly Offer[];
  /** Other apartments with their nearest dates, where there is nothing else. */
  readonly otherDates: readonly ApartmentOffers[];
}

/**
 * Never empty as long as there is any offer.
 * @param slug of the apartment that was refused, if the page is about a single one
 */
export function shownOffers(offers: WishOffers, slug?: string): ShownOffers {
  const own = offers.apartments.find((apartment) => apartment.slug === slug && hasOtherDates(apartment));
  const others = offers.apartments.filter((apartment) => apartment.slug !== slug);
  const sameDates = others.filter(({ asWished }) => asWished);
  const together = togetherOffersOf(offers);
  const isAny = own !== undefined || sameDates.length + together.length > 0;
  return { own, sameDates, together, otherDates: isAny ? [] : others.filter(hasOtherDates) };
}

/**
 * Several apartments together that hold the whole party: on the wished dates, else on the nearest ones if no apartment has any
 * on its own.
 */
export function togetherOffersOf({ apartments, together }: WishOffers): readonly Offer[] {
  if (together.asWished.length > 0) return together.asWished.slice(0, mostTogether);
  if (apartments.some((apartment) => apartment.asWished !== undefined || hasOtherDates(apartment))) return [];
  return otherDatesOf(together);
}

export function hasOtherDates(offers: NearestOffers): boolean {
  return otherDatesOf(offers).length > 0;
}

/** Another length, which is offered beside the same one only where it is nearer, and the same length. */
export function otherDatesOf({ otherDates, otherLength }: NearestOffers): Offer[] {
  return [otherLength, otherDates].filter((offer) => offer !== undefined);
}
