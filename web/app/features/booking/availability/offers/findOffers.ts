import type { Apartment } from 'functions/contract/apartment';
import type { CheckAvailabilityResponse } from 'functions/contract/callables';
import { todayIn } from 'functions/domain/isoDate';
import type { StaySearch } from 'functions/domain/guests';
import { offersFor, type StayOffers } from './offersFor.ts';
import { readCurrentApartments } from '../showChangedApartments.ts';
import { correctTakenNights } from '../../takenNights/correctTakenNights.ts';
import { villaNights } from '../../takenNights/villaNights.ts';

export interface OfferQuestion {
  search: StaySearch;
  /** All apartments, in display order. */
  slugs: readonly string[];
  /** The apartments as of the build. Used if the owner's current values cannot be read. */
  built: readonly Apartment[];
  /** What is known so far about the availability of the apartments for this search. */
  results: CheckAvailabilityResponse['apartments'];
}

/**
 * Finds alternatives to a refused stay, using the public taken nights and the owner's current prices and rules. Leaves out an
 * apartment if either is unknown.
 * @throws if the taken nights cannot be read
 */
export async function findOffers({ search, slugs, built, results }: OfferQuestion): Promise<StayOffers> {
  const [taken, current] = await Promise.all([villaNights.read(), readCurrentApartments().catch(() => [])]);
  const offered = slugs.flatMap((slug) => {
    const apartment = [...current, ...built].find((one) => one.slug === slug);
    const nights = taken.get(slug);
    if (!apartment || !nights) return [];
    const result = results.find(({ slug }) => slug === apartment.slug);
    return [{ ...apartment, taken: correctTakenNights(nights, search, result) }];
  });
  const timeZone = offered[0]?.propertyTerms.timeZone;
  if (timeZone === undefined) throw new Error('No apartment could be read');
  return offersFor(search, offered, todayIn(timeZone));
}
