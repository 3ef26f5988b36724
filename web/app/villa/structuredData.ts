import type { Apartment } from 'functions/contract/apartment';
import type { property } from './property.ts';
import { amenities } from './amenities.ts';
import { countBeds } from './countBeds.ts';
import type { BedKind, Room } from './dataSchemas.server.ts';

/*
 * A page's structured data for search engines: JSON-LD with the vocabulary of schema.org. For the required fields of an
 * apartment, and the names of amenities and beds, see
 * https://developers.google.com/search/docs/appearance/structured-data/vacation-rental
 */

type Property = typeof property;

export interface Crumb {
  name: string;
  path: string;
}

/** The whole villa, for the home page. Amounts are in cents; pictures are paths. */
export function describeProperty(
  property: Property,
  { path, image, prices }: { path: string; image: string; prices: { from: number; to: number } },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingBusiness',
    name: property.name,
    url: property.url + path,
    image: property.url + image,
    telephone: property.phone,
    priceRange: `€${prices.from / 100}–${prices.to / 100}`,
    address: addressOf(property),
    geo: { '@type': 'GeoCoordinates', ...property.coordinates },
  };
}

/** An apartment, rented as an entire place. */
export function describeApartment(
  property: Property,
  apartment: Pick<Apartment, 'slug' | 'stars' | 'bedrooms' | 'bathrooms' | 'squareMetres' | 'limits' | 'propertyTerms'>,
  {
    name,
    description,
    path,
    images,
    rooms,
  }: { name: string; description: string; path: string; images: string[]; rooms: Room[] },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    additionalType: 'Apartment',
    // The same in all languages, so that search engines recognise all versions as one place.
    identifier: `${property.slug}-${apartment.slug}`,
    name: `${name}, ${property.name}`,
    description,
    url: property.url + path,
    image: images.map((src) => property.url + src),
    ...property.coordinates,
    address: addressOf(property),
    knowsLanguage: property.hostLanguages,
    checkinTime: apartment.propertyTerms.checkInFrom,
    checkoutTime: apartment.propertyTerms.checkOutUntil,
    starRating: { '@type': 'Rating', ratingValue: apartment.stars },
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', value: apartment.limits.guests },
      numberOfBedrooms: apartment.bedrooms,
      numberOfBathroomsTotal: apartment.bathrooms,
      floorSize: { '@type': 'QuantitativeValue', value: apartment.squareMetres, unitCode: 'MTK' },
      bed: (Object.entries(countBeds(rooms)) as [BedKind, number][]).map(([kind, count]) => ({
        '@type': 'BedDetails',
        numberOfBeds: count,
        typeOfBed: bedNames[kind],
      })),
      amenityFeature: [
        ...amenityNames.flatMap(([name, group, amenity]) =>
          (amenities[group] as string[]).includes(amenity) ? [feature(name, true)] : [],
        ),
        feature('petsAllowed', property.petsWelcome),
        ...(property.freeParkingSpaces > 0 ? [feature('parkingType', 'Free')] : []),
      ],
    },
  };
}

/** A page's breadcrumbs, ending with the page itself. */
export function describeBreadcrumbs(property: Property, crumbs: Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: property.url + encodeURI(path),
    })),
  };
}

/** Google's names of possible amenities. */
const amenityNames = [
  ['ac', 'inside', 'airConditioning'],
  ['balcony', 'outside', 'terrace'],
  ['kitchen', 'kitchen', 'equipped'],
  ['outdoorGrill', 'outside', 'barbecue'],
  ['ovenStove', 'kitchen', 'oven'],
  ['tv', 'inside', 'tv'],
  ['wifi', 'inside', 'wifi'],
] as const;

const bedNames: Record<BedKind, string> = { double: 'Double', single: 'Single', sofaBed: 'SofaBed', dayBed: 'Single' };

function feature(name: string, value: boolean | string) {
  return { '@type': 'LocationFeatureSpecification', name, value };
}

function addressOf({ address }: Property) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.zipCode,
    addressLocality: address.city,
    addressCountry: address.country,
  };
}
