import type { ApartmentFacts } from 'functions/contract/apartment';
import { lowestNightPrice } from 'functions/domain/quote';

/** What an apartment's card says in figures: all that a page needs of an apartment which is only mentioned on it. */
export interface CardFacts extends Pick<ApartmentFacts, 'slug' | 'stars' | 'bedrooms'> {
  /** At most. */
  guests: number;
  /** Of a night in the cheapest season, in cents. */
  lowestPrice: number;
}

export function cardFacts(apartment: ApartmentFacts): CardFacts {
  const { slug, stars, bedrooms, limits } = apartment;
  return { slug, stars, bedrooms, guests: limits.guests, lowestPrice: lowestNightPrice(apartment) };
}
