import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Apartment } from '../../contract/apartment.ts';
import type { CheckAvailabilityResponse } from '../../contract/callables.ts';
import { stayRefusal, type TakenNights } from '../../domain/availability.ts';
import type { Guests } from '../../domain/guests.ts';
import { todayIn } from '../../domain/isoDate.ts';
import type { Stay } from '../../domain/stay.ts';
import { stayAvailability } from '../../domain/stayAvailability.ts';
import { readDocuments, type ReadDocuments } from '../../platform/storedDocuments.ts';
import { KeptBriefly } from '../../platform/KeptBriefly.ts';
import { BookingError } from '../BookingError.ts';
import { isOffered, offeredSlugs, readFacts, readTaken } from './readApartments.ts';

/**
 * Availability and price of the stay, for every apartment or for one. Holds no nights. Reads the taken nights of an apartment
 * only if its rules allow the stay, so that a caller cannot cause reads of months that are not for sale.
 * @throws {BookingError} `apartment-not-found`, or `no-apartments` if none is offered at all
 */
export async function checkAvailability(
  stay: Stay,
  guests: Guests,
  apartment: string | undefined,
  now: Date,
  read = readDocuments,
): Promise<CheckAvailabilityResponse> {
  if (apartment && !isOffered(apartment)) throw new BookingError('apartment-not-found');
  const apartments = await readFacts(apartment ? [apartment] : offeredSlugs, read);
  if (apartments.length === 0) throw new BookingError(apartment ? 'apartment-not-found' : 'no-apartments');
  const noneTaken: TakenNights = new Set();
  const isRefused = (facts: Apartment) =>
    stayRefusal(stay, guests, facts, noneTaken, todayIn(facts.propertyTerms.timeZone, now)) !== undefined;
  const possible = apartments.filter((facts) => !isRefused(facts)).map(({ slug }) => slug);
  const taken = await readTaken(possible, stay, read);
  const asked = apartments.flatMap((facts) => {
    const nights = isRefused(facts) ? noneTaken : taken.get(facts.slug);
    return nights ? [{ ...facts, taken: nights }] : [];
  });
  return stayAvailability(stay, guests, asked, now);
}

const kept = new KeptBriefly<DocumentSnapshot>();

/** Public documents, at most a few seconds old. */
export const readBriefly: ReadDocuments = (paths) => kept.get(paths, readDocuments);
