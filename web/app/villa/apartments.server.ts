import { apartmentFactsSchema, houseTermsSchema, type Apartment } from 'functions/contract/apartment';
import * as z from 'zod/mini';
import apartmentsJson from '../../../villa/apartments.json';
import settingsJson from '../../../villa/settings.json';

/**
 * The apartments as they are when the site is built, in the order of lists: baked into the pages for their first paint.
 * Runs at build time only.
 */
export function readApartments(): Apartment[] {
  const apartments = z.parse(z.array(apartmentFactsSchema), apartmentsJson);
  // What cancelling costs is looked at by guests with a booking alone, who ask for it anew; the terms say it to everyone.
  const { cancellation: _, ...houseTerms } = z.parse(houseTermsSchema, settingsJson);
  return apartments.map((facts) => ({ ...facts, houseTerms }) as Apartment).toSorted((a, b) => a.position - b.position);
}

export function readApartment(slug: string): Apartment {
  const apartment = readApartments().find((candidate) => candidate.slug === slug);
  if (!apartment) throw new Response(null, { status: 404 });
  return apartment;
}
