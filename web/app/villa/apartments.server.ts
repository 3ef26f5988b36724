import { apartmentFactsSchema, propertyTermsSchema, type Apartment } from 'functions/contract/apartment';
import * as z from 'zod/mini';
import apartmentsJson from '../../../villa/apartments.json';
import featuresJson from '../../../villa/apartmentFeatures.json';
import roomsJson from '../../../villa/rooms.json';
import settingsJson from '../../../villa/settings.json';
import { apartmentFeaturesSchema, roomsSchema, type ApartmentFeatures, type Room } from './dataSchemas.server.ts';

/**
 * The apartments as of the build, in display order. Pages contain them for the first paint. Runs at build time only.
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

const roomsOf = z.parse(roomsSchema, roomsJson);

/** An apartment's rooms with beds: villa/rooms.json. Runs at build time only. */
export function readRooms(slug: string): Room[] {
  const rooms = roomsOf[slug];
  if (!rooms?.length) throw new Error(`villa/rooms.json has no rooms of the apartment ${slug}`);
  return rooms;
}

export function hasCot(slug: string): boolean {
  return readRooms(slug).some(({ cot }) => cot);
}

const featuresOf = z.parse(apartmentFeaturesSchema, featuresJson);

/** Features that help to choose between apartments: villa/apartmentFeatures.json. Runs at build time only. */
export function readApartmentFeatures(slug: string): ApartmentFeatures {
  const features = featuresOf[slug];
  if (!features) throw new Error(`villa/apartmentFeatures.json has nothing of the apartment ${slug}`);
  return features;
}
