import { propertyTermsSchema } from 'functions/contract/apartment';
import { describe, expect, it } from 'vitest';
import apartments from '../../../villa/apartments.json' with { type: 'json' };
import rooms from '../../../villa/rooms.json' with { type: 'json' };
import settings from '../../../villa/settings.json' with { type: 'json' };
import { property } from './property.ts';
import type { Room } from './dataSchemas.server.ts';
import { describeApartment, describeProperty, describeBreadcrumbs } from './structuredData.ts';

const images = Array.from({ length: 8 }, (_, place) => `/assets/pictures/${place}-1024.webp`);
const lavender = apartments[0]!;
const propertyTerms = propertyTermsSchema.parse(settings);
const apartmentIn = (language: string) =>
  describeApartment(
    property,
    { ...lavender, propertyTerms },
    {
      name: 'Lavender',
      description: 'The whole upper floor',
      path: `/${language}/lavender`,
      images,
      rooms: (rooms as Record<string, unknown>)['lavender'] as Room[],
    },
  );

describe('an apartment for search engines', () => {
  it('has the same identifier in all languages', () => {
    expect(apartmentIn('de').identifier).toBe('villa-murtela-lavender');
    expect(apartmentIn('it').identifier).toBe(apartmentIn('de').identifier);
  });

  it('says how many guests it takes, and in which beds', () => {
    const { occupancy, bed, numberOfBedrooms } = apartmentIn('en').containsPlace;
    expect(occupancy.value).toBe(5);
    expect(numberOfBedrooms).toBe(2);
    expect(bed.map(({ typeOfBed, numberOfBeds }) => [typeOfBed, numberOfBeds])).toEqual([
      ['Double', 1],
      ['Single', 2],
      ['Single', 1],
    ]);
  });

  it('has absolute URLs', () => {
    const { url, image } = apartmentIn('en');
    expect([url, ...image].filter((link) => !link.startsWith(`${property.url}/`))).toEqual([]);
  });

  it('has no guest ratings, because the reviews are samples', () => {
    expect(JSON.stringify([apartmentIn('en')])).not.toMatch(/aggregateRating|"review/);
  });
});

it('the property has the range of its prices, in euros', () => {
  const described = describeProperty(property, {
    path: '/de',
    image: '/hero.webp',
    prices: { from: 8400, to: 23500 },
  });
  expect(described.priceRange).toBe('€84–235');
  expect(described.image).toBe(`${property.url}/hero.webp`);
});

it('breadcrumbs begin with the home page and have encoded URLs', () => {
  const { itemListElement } = describeBreadcrumbs(property, [
    { name: 'Start', path: '/pl' },
    { name: 'Polityka prywatności', path: '/pl/polityka-prywatności' },
  ]);
  expect(itemListElement.map(({ position }) => position)).toEqual([1, 2]);
  expect(itemListElement[1]!.item).toBe(`${property.url}/pl/polityka-prywatno%C5%9Bci`);
});

it('the rooms have as many beds and bedrooms as the apartments, and enough for all guests', () => {
  const sleeps = { double: 2, single: 1, sofaBed: 2, dayBed: 1 };
  expect(Object.keys(rooms).toSorted()).toEqual(apartments.map(({ slug }) => slug).toSorted());
  for (const { slug, beds, bedrooms, limits } of apartments) {
    const own: Room[] = (rooms as unknown as Record<string, Room[]>)[slug]!;
    const kinds = own.flatMap((room) => Object.entries(room.beds) as [keyof typeof sleeps, number][]);
    const count = kinds.reduce((sum, [, one]) => sum + one, 0);
    // A cot is for a baby and does not count as a guest's bed.
    const places = kinds.reduce((sum, [kind, one]) => sum + sleeps[kind] * one, 0);
    expect(count, slug).toBe(beds);
    expect(own.filter(({ kind }) => kind === 'bedroom').length, slug).toBe(bedrooms);
    expect(places, slug).toBeGreaterThanOrEqual(limits.guests);
  }
});
