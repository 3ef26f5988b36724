import type { ApartmentFacts } from 'functions/contract/apartment';
import { lowestNightPrice } from 'functions/domain/quote';

/** The figures on an apartment's card: all that a page needs of an apartment that it only mentions. */
export interface CardFacts extends Pick<ApartmentFacts, 'slug' | 'stars' | 'bedrooms'> {
  /** At most. */
  guests: number;
  /** Of a night in the cheapest season, in cents. */
  lowestPrice: number;
}

/** The messages of `villa` that a card shows. */
export const cardTexts = ['apartments.*.name', 'apartments.*.line'] as const;

export function cardFacts(apartment: ApartmentFacts): CardFacts {
  const { slug, stars, bedrooms, limits } = apartment;
  return { slug, stars, bedrooms, guests: limits.guests, lowestPrice: lowestNightPrice(apartment) };
}
