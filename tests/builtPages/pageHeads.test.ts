import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../functions/src/domain/language.ts';
import { everyPlace, isListed, pathTo } from '../../functions/src/domain/sitePaths.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import property from '../../villa/property.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };
import { pageFile } from '../pageWeights/weigh.ts';
import { decoded } from '../support/decoded.ts';

/*
 * What search engines read in the built pages. The fields that an apartment needs:
 * https://developers.google.com/search/docs/appearance/structured-data/vacation-rental
 */

type Data = { [key: string]: unknown; '@type': string };

const places = everyPlace(apartments.map(({ slug }) => slug)).filter(({ page }) => isListed(page));
const readPage = (path: string) => readFileSync(pageFile(path), 'utf8');

function readData(html: string): Data[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, text]) => JSON.parse(text!) as Data | Data[]);
}

function dataOf(path: string, type: string): Data {
  const found = readData(readPage(path)).filter((data) => data['@type'] === type);
  expect(found, `${type} of ${path}`).toHaveLength(1);
  expect(found[0]!['@context']).toBe('https://schema.org');
  return found[0]!;
}

/** A URL of the site that exists. */
function expectBuilt(url: string): void {
  expect(url.startsWith(`${property.url}/`), url).toBe(true);
  const path = decodeURI(url.slice(property.url.length));
  const file = path.startsWith('/assets/') ? inProject('web', 'dist', 'client', path.slice(1)) : pageFile(path);
  expect(existsSync(file), url).toBe(true);
}

describe.each(languages)('what search engines read in %s', (language) => {
  it.each(apartments)(
    'says all of $slug that a vacation rental needs',
    ({ slug, limits, stars, squareMetres, beds }) => {
      const path = pathTo('apartment', language, slug);
      const data = dataOf(path, 'VacationRental') as Data & { image: string[]; containsPlace: Record<string, unknown> };
      expect(data).toMatchObject({
        identifier: `${property.slug}-${slug}`,
        url: property.url + path,
        latitude: property.coordinates.latitude,
        longitude: property.coordinates.longitude,
        knowsLanguage: property.hostLanguages,
        checkinTime: settings.checkInFrom,
        checkoutTime: settings.checkOutUntil,
        starRating: { ratingValue: stars },
        address: { addressLocality: property.address.city, addressCountry: property.address.country },
        containsPlace: {
          '@type': 'Accommodation',
          occupancy: { value: limits.guests },
          floorSize: { value: squareMetres, unitCode: 'MTK' },
        },
      });
      for (const coordinate of [data['latitude'], data['longitude']]) expect(String(coordinate)).toMatch(/\.\d{5,}$/);
      for (const text of [data['name'], data['description']]) expect(String(text).length).toBeGreaterThan(5);
      const { bed, amenityFeature } = data.containsPlace as { bed: { numberOfBeds: number }[]; amenityFeature: Data[] };
      expect(bed.reduce((sum, { numberOfBeds }) => sum + numberOfBeds, 0)).toBe(beds);
      expect(amenityFeature.map(({ name }) => name)).toEqual(expect.arrayContaining(['ac', 'kitchen', 'tv', 'wifi']));

      expect(new Set(data.image).size).toBe(data.image.length);
      expect(data.image.length).toBeGreaterThanOrEqual(8);
      data.image.forEach(expectBuilt);
      // The names of the pictures say that a bedroom, a bathroom and a common area are among them.
      const has = (what: RegExp) =>
        expect(
          data.image.filter((url) => what.test(url)),
          String(what),
        ).not.toEqual([]);
      has(/-(bedroom|bed)-/);
      has(/-bathroom-/);
      has(/-(living|room)-/);
    },
  );

  it('describes the property on its home page', () => {
    const data = dataOf(pathTo('home', language), 'LodgingBusiness');
    expect(data).toMatchObject({
      name: property.name,
      telephone: property.phone,
      address: { '@type': 'PostalAddress', streetAddress: property.address.street },
      geo: { '@type': 'GeoCoordinates', ...property.coordinates },
    });
    expect(data['url']).toBe(property.url + pathTo('home', language));
    expect(data['priceRange']).toMatch(/^€\d+–\d+$/);
    expectBuilt(String(data['image']));
  });

  it('has breadcrumbs on every inner page', () => {
    for (const { page, slug } of places.filter((place) => place.language === language && place.page !== 'home')) {
      const path = pathTo(page, language, slug);
      const crumbs = dataOf(path, 'BreadcrumbList')['itemListElement'] as {
        position: number;
        name: string;
        item: string;
      }[];
      expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, place) => place + 1));
      expect(crumbs[0]!.item).toBe(property.url + pathTo('home', language));
      expect(crumbs.at(-1)!.item).toBe(property.url + encodeURI(path));
      for (const { name, item } of crumbs) {
        expect(name).not.toBe('');
        expectBuilt(item);
      }
    }
  });

  it('is short enough to be shown whole', () => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (const { page, slug } of places.filter((place) => place.language === language)) {
      if (!(['home', 'about', 'apartments', 'apartment'] as string[]).includes(page)) continue;
      const html = readPage(pathTo(page, language, slug));
      const title = decoded(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
      const description = decoded(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
      if (title.length < 25 || title.length > 65) wrong.push(`${title.length}: ${title}`);
      if (description.length < 100 || description.length > 170) wrong.push(`${description.length}: ${description}`);
      seen.add(title).add(description);
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBe(2 * 6);
  });
});

it('a page for one guest alone contains nothing for search engines', () => {
  for (const language of languages) expect(readData(readPage(pathTo('login', language)))).toEqual([]);
});
