import { apartmentFactsSchema, type ApartmentFacts } from 'functions/contract/apartment';
import * as z from 'zod/mini';
import apartmentsJson from '../../../villa/apartments.json';

/**
 * The apartments as they are when the site is built, in the order of lists: baked into the pages for their first paint.
 * Runs at build time only.
 */
export function readApartments(): ApartmentFacts[] {
  const apartments = z.parse(z.array(apartmentFactsSchema), apartmentsJson);
  return apartments.toSorted((a, b) => a.position - b.position);
}

export function readApartment(slug: string): ApartmentFacts {
  const apartment = readApartments().find((candidate) => candidate.slug === slug);
  if (!apartment) throw new Response(null, { status: 404 });
  return apartment;
}
