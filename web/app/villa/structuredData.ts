import type { ApartmentFacts } from 'functions/contract/apartment';
import type { property } from './property.ts';
import type { BedKind, Room } from './rooms.server.ts';

/*
 * What search engines read of a page: JSON-LD in the words of schema.org. Which fields an apartment needs, and the names of
 * amenities and beds: https://developers.google.com/search/docs/appearance/structured-data/vacation-rental
 */

type Property = typeof property;

/** A page on the way from the home page to the one that is described, by its name and its address without the site's own. */
export interface Crumb {
  name: string;
  path: string;
}

/** The villa as a whole, for its home page. Amounts in cents, pictures without the site's own address. */
export function describeHouse(
  house: Property,
  { path, image, prices }: { path: string; image: string; prices: { from: number; to: number } },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingBusiness',
    name: house.name,
    url: house.url + path,
    image: house.url + image,
    telephone: house.phone,
    priceRange: `€${prices.from / 100}–${prices.to / 100}`,
    address: addressOf(house),
    geo: { '@type': 'GeoCoordinates', ...house.coordinates },
  };
}

/** An apartment as a whole place for its guests alone. */
export function describeApartment(
  house: Property,
  apartment: Pick<ApartmentFacts, 'slug' | 'stars' | 'bedrooms' | 'bathrooms' | 'squareMetres' | 'limits'>,
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
    // The same in all languages: this is how versions of one page are known to be of one place.
    identifier: `${house.slug}-${apartment.slug}`,
    name: `${name}, ${house.name}`,
    description,
    url: house.url + path,
    image: images.map((src) => house.url + src),
    ...house.coordinates,
    address: addressOf(house),
    knowsLanguage: house.hostLanguages,
    checkinTime: house.checkIn.from,
    checkoutTime: house.checkOut.until,
    starRating: { '@type': 'Rating', ratingValue: apartment.stars },
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', value: apartment.limits.guests },
      numberOfBedrooms: apartment.bedrooms,
      numberOfBathroomsTotal: apartment.bathrooms,
      floorSize: { '@type': 'QuantitativeValue', value: apartment.squareMetres, unitCode: 'MTK' },
      bed: bedsOf(rooms).map(([kind, count]) => ({
        '@type': 'BedDetails',
        numberOfBeds: count,
        typeOfBed: bedNames[kind],
      })),
      amenityFeature: [...amenityNames.map((amenity) => feature(amenity, true)), feature('parkingType', 'Free')],
    },
  };
}

/** The way to a page, itself the last. */
export function describeWay(house: Property, crumbs: Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: house.url + encodeURI(path),
    })),
  };
}

/** As text for a page, in which no text can end the element that it stands in. */
export function writeStructuredData(data: object[]): string {
  return JSON.stringify(data.length === 1 ? data[0] : data).replaceAll('<', '\\u003c');
}

/** What every apartment has, in Google's names. */
const amenityNames = ['ac', 'balcony', 'kitchen', 'ovenStove', 'tv', 'wifi'];

const bedNames: Record<BedKind, string> = { double: 'Double', single: 'Single', sofaBed: 'SofaBed', dayBed: 'Single' };

function feature(name: string, value: boolean | string) {
  return { '@type': 'LocationFeatureSpecification', name, value };
}

function bedsOf(rooms: Room[]): [BedKind, number][] {
  const counts = new Map<BedKind, number>();
  for (const [kind, count] of rooms.flatMap(({ beds }) => Object.entries(beds) as [BedKind, number][])) {
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return [...counts];
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
