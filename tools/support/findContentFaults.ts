import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { apartmentFactsSchema } from '../../functions/src/contract/apartment.ts';
import { settingsSchema } from '../../functions/src/contract/settings.ts';
import { defaultLanguage, languages } from '../../functions/src/domain/language.ts';
import * as schemas from '../../web/app/villa/dataSchemas.server.ts';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null | undefined;

function at(value: Json, ...path: (string | number)[]): Json {
  return path.reduce<Json>(
    (inner, key) => (typeof inner === 'object' && inner ? (inner as Record<string, Json>)[key] : undefined),
    value,
  );
}

function entriesOf(value: Json): [string, Json][] {
  return typeof value === 'object' && value ? Object.entries(value) : [];
}

/**
 * Checks the files that owners and translators edit: JSON and schemas of villa data; flags, catalogues, reviews,
 * pictures and their texts for every language and apartment.
 * @param root folder of the repository
 * @returns one line per fault, with its file
 */
export function findContentFaults(root: string): string[] {
  const faults: string[] = [];
  const read = (file: string): Json => {
    if (!existsSync(join(root, file))) {
      faults.push(`${file} is missing`);
      return undefined;
    }
    try {
      return JSON.parse(readFileSync(join(root, file), 'utf8')) as Json;
    } catch (error) {
      faults.push(`${file} is not JSON: ${(error as Error).message}`);
      return undefined;
    }
  };

  const villa = new Map(globSync('villa/*.json', { cwd: root }).map((file) => [file, read(file)]));
  const addIssues = (file: string, issues: { path: PropertyKey[]; message: string }[] = [], ...start: string[]) =>
    faults.push(...issues.map(({ path, message }) => `${file}: ${[...start, ...path].join('.')}: ${message}`));
  addIssues('villa/settings.json', settingsSchema.safeParse(villa.get('villa/settings.json')).error?.issues);
  for (const [index, apartment] of entriesOf(villa.get('villa/apartments.json'))) {
    addIssues('villa/apartments.json', apartmentFactsSchema.safeParse(apartment).error?.issues, index);
  }

  const pageData = {
    'villa/amenities.json': schemas.amenitiesSchema,
    'villa/apartmentFeatures.json': schemas.apartmentFeaturesSchema,
    'villa/consent.json': schemas.consentSchema,
    'villa/map.json': schemas.mapSchema,
    'villa/pictures.json': schemas.picturesSchema,
    'villa/place.json': schemas.placeSchema,
    'villa/property.json': schemas.propertySchema,
    'villa/reviews.json': schemas.reviewsSchema,
    'villa/rooms.json': schemas.roomsSchema,
    'villa/site.json': schemas.siteSchema,
  };
  for (const [file, schema] of Object.entries(pageData))
    addIssues(file, schema.safeParse(villa.get(file)).error?.issues);

  const catalogues = globSync(`locales/${defaultLanguage}/*.json`, { cwd: root }).map((file) => basename(file));
  const messages = new Map(
    languages.flatMap((language) =>
      catalogues.map((name) => `locales/${language}/${name}`).map((file) => [file, read(file)] as const),
    ),
  );
  const requireMessage = (language: string, catalogue: string, ...path: string[]) => {
    const file = `locales/${language}/${catalogue}.json`;
    if (messages.get(file) === undefined || at(messages.get(file), ...path)) return;
    faults.push(`${file} has no text ${path.join('.')}`);
  };

  for (const language of languages) {
    const flag = `web/public/assets/flags/${language}.svg`;
    if (!existsSync(join(root, flag))) faults.push(`${flag} is missing`);
  }

  const slugs = entriesOf(villa.get('villa/apartments.json')).map(([, apartment]) => String(at(apartment, 'slug')));
  const pictures = villa.get('villa/pictures.json');
  for (const slug of slugs) {
    if (!at(villa.get('villa/rooms.json'), slug, 0)) faults.push(`villa/rooms.json has no rooms of ${slug}`);
    if (!at(villa.get('villa/apartmentFeatures.json'), slug))
      faults.push(`villa/apartmentFeatures.json has nothing of ${slug}`);
    if (!at(pictures, 'apartments', slug, 0)) faults.push(`villa/pictures.json has no pictures of ${slug}`);
    for (const language of languages) requireMessage(language, 'villa', 'apartments', slug, 'name');
  }

  const place = villa.get('villa/place.json');
  const namesIn = (list: Json) => entriesOf(list).map(([, name]) => String(name));
  for (const language of languages) {
    for (const [group, names] of entriesOf(villa.get('villa/amenities.json')))
      for (const name of namesIn(names)) requireMessage(language, 'apartment', 'amenities', group, name);
    for (const name of namesIn(at(place, 'claims'))) requireMessage(language, 'home', 'claims', name, 'figure');
    for (const [, party] of entriesOf(at(place, 'parties')))
      requireMessage(language, 'home', 'parties', 'of', String(at(party, 'party')), 'text');
    for (const name of namesIn(at(place, 'families'))) requireMessage(language, 'apartment', 'families', 'of', name);
    for (const name of namesIn(at(place, 'questions')))
      requireMessage(language, 'stayTerms', 'questions', name, 'answer');
    for (const name of namesIn(at(place, 'distances'))) requireMessage(language, 'place', 'distances', name, 'place');
    for (const name of namesIn(at(place, 'ways'))) requireMessage(language, 'about', 'arrive', 'ways', name, 'text');
    for (const [, drive] of entriesOf(at(place, 'drives')))
      requireMessage(language, 'about', 'arrive', 'drive', 'from', String(at(drive, 'from')));
  }

  for (const [index, review] of entriesOf(villa.get('villa/reviews.json'))) {
    const name = `villa/reviews.json: review ${Number(index) + 1} (${String(at(review, 'name'))})`;
    if (!slugs.includes(String(at(review, 'apartment')))) faults.push(`${name} is of an unknown apartment`);
    for (const language of languages)
      if (!at(review, 'text', language)) faults.push(`${name} has no text in ${language}`);
  }

  const files = globSync('villa/pictures/*', { cwd: root }).map((file) => basename(file, extname(file)));
  const shown = [
    ...['hero', 'evening', 'openGraph'].map((one) => at(pictures, one)),
    ...entriesOf(at(place, 'parties')).map(([, party]) => at(party, 'picture')),
    ...entriesOf(at(pictures, 'about')).map(([, name]) => name),
    ...entriesOf(at(pictures, 'apartments')).flatMap(([, names]) => entriesOf(names).map(([, name]) => name)),
  ];
  // The tall picture is the home page's first picture again, cropped for upright screens, and has the same text.
  for (const name of new Set([...shown, at(pictures, 'heroTall')].map(String))) {
    if (!files.includes(name)) faults.push(`villa/pictures has no file ${name}, which villa/pictures.json names`);
  }
  for (const name of new Set(shown.map(String))) {
    for (const language of languages) {
      requireMessage(language, 'pictures', name, 'alt');
      requireMessage(language, 'pictures', name, 'caption');
    }
  }
  return faults;
}
