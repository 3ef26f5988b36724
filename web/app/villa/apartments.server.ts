import { apartmentFactsSchema, propertyTermsSchema, type Apartment } from 'functions/contract/apartment';
import * as z from 'zod/mini';
import apartmentsJson from '../../../villa/apartments.json';
import settingsJson from '../../../villa/settings.json';

/**
 * The apartments as they are when the site is built, in the order of lists: baked into the pages for their first paint.
 * Runs at build time only.
 */
export function readApartments(): Apartment[] {
  const apartments = z.parse(z.array(apartmentFactsSchema), apartmentsJson);
  const propertyTerms = z.parse(propertyTermsSchema, settingsJson);
  return apartments
    .map((facts) => ({ ...facts, propertyTerms }) as Apartment)
    .toSorted((a, b) => a.position - b.position);
}

export function readApartment(slug: string): Apartment {
  const apartment = readApartments().find((candidate) => candidate.slug === slug);
  if (!apartment) throw new Response(null, { status: 404 });
  return apartment;
}
