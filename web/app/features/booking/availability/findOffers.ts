import type { Apartment } from 'functions/contract/apartment';
import type { CheckAvailabilityResponse } from 'functions/contract/callables';
import { todayIn } from 'functions/domain/isoDate';
import { offersFor, type Wish, type WishOffers } from 'functions/domain/offersFor';
import { readCurrentApartments } from './showChangedApartments.ts';
import { correctTakenNights } from '../takenNights/correctTakenNights.ts';
import { villaNights } from '../takenNights/villaNights.ts';

export interface OfferQuestion {
  wish: Wish;
  /** All apartments, in the order of lists. */
  slugs: readonly string[];
  /** Those that the page was built with, for when the owner's current ones cannot be read. */
  built: readonly Apartment[];
  /** What was said of the wish so far. */
  results: CheckAvailabilityResponse['apartments'];
}

/**
 * What can be had instead of a stay that was refused, by the public taken nights and the owner's current prices and rules.
 * An apartment of which either is unknown is left out.
 * @throws if the taken nights cannot be read
 */
export async function findOffers({ wish, slugs, built, results }: OfferQuestion): Promise<WishOffers> {
  const [taken, current] = await Promise.all([villaNights.read(), readCurrentApartments().catch(() => [])]);
  const offered = slugs.flatMap((slug) => {
    const apartment = [...current, ...built].find((one) => one.slug === slug);
    const nights = taken.get(slug);
    if (!apartment || !nights) return [];
    const result = results.find(({ slug }) => slug === apartment.slug);
    return [{ ...apartment, taken: correctTakenNights(nights, wish, result) }];
  });
  const timeZone = offered[0]?.propertyTerms.timeZone;
  if (timeZone === undefined) throw new Error('No apartment could be read');
  return offersFor(wish, offered, todayIn(timeZone));
}
