import { euroSigns } from 'functions/domain/formatNumber';
import { translatedLanguages } from 'functions/domain/language';
import { plainPages, slugPages, type Page } from 'functions/domain/sitePaths';
import { parseIsoDate } from 'functions/domain/isoDate';
import * as z from 'zod/mini';

/*
 * Schemas of the files in villa/ that only pages read. Apartments and settings have theirs in functions/src/contract, as they are
 * stored too. `npm run check` and the build name what does not fit, and its file.
 */

const text = z.string().check(z.minLength(1));
const count = z.int().check(z.gte(0));

export const bedKinds = ['double', 'single', 'sofaBed', 'dayBed'] as const;
export type BedKind = (typeof bedKinds)[number];

const roomSchema = z.strictObject({
  kind: z.enum(['bedroom', 'living', 'studio']),
  /** How many of each kind are in it. */
  beds: z.partialRecord(z.enum(bedKinds), z.int().check(z.gte(1))),
  /** A baby's cot stands beside them. */
  cot: z.optional(z.boolean()),
});
export type Room = z.infer<typeof roomSchema>;

/** `villa/rooms.json`: the rooms that somebody sleeps in, by apartment. */
export const roomsSchema = z.record(z.string(), z.array(roomSchema));

const comfortsOfApartmentSchema = z.strictObject({
  terrace: z.optional(
    z.strictObject({
      squareMetres: z.int().check(z.gte(1)),
      /** When the sun is on it. */
      sun: z.enum(['morning', 'evening', 'allDay']),
    }),
  ),
  dishwasher: z.boolean(),
  washingMachine: z.boolean(),
});
export type Comforts = z.infer<typeof comfortsOfApartmentSchema>;

/** `villa/comforts.json`: what helps to choose between apartments, by apartment. */
export const comfortsSchema = z.record(z.string(), comfortsOfApartmentSchema);

/** `villa/amenities.json`: what every apartment has, by the names of its texts in locales/{language}/apartment.json. */
export const amenitiesSchema = z.strictObject({
  outside: z.array(text),
  inside: z.array(text),
  kitchen: z.array(text),
});

/** `villa/place.json`: of what there are texts in `home` (claims), `place` (distances) and `about` (ways, drives). */
export const placeSchema = z.strictObject({
  claims: z.array(text),
  distances: z.array(text),
  ways: z.array(text),
  drives: z.array(z.strictObject({ from: text, hours: z.number().check(z.gt(0)) })),
});

/** `villa/map.json`: the size of villa/map.svg in its own units, and what stands on it. */
export const mapSchema = z.strictObject({
  width: z.number(),
  height: z.number(),
  labels: z.array(z.strictObject({ name: text, x: z.number(), y: z.number(), begins: z.optional(z.boolean()) })),
  lines: z.array(text),
});

const reviewSchema = z.strictObject({
  /** Invented: it shows what a review looks like, and the page says so. */
  sample: z.boolean(),
  /** The platform that the review comes from; each has its name in locales/{language}/home.json. */
  source: z.enum(['guestBook', 'email']),
  apartment: z.string(),
  name: text,
  from: text,
  text: z.partialRecord(z.enum(translatedLanguages), text),
});
export type StoredReview = z.infer<typeof reviewSchema>;

/** `villa/reviews.json` */
export const reviewsSchema = z.array(reviewSchema);

/** `villa/pictures.json`: which picture stands where, by the names of files in `villa/pictures`. */
export const picturesSchema = z.object({
  /** Computer renderings, which the footer says. */
  rendered: z.boolean(),
  hero: text,
  heroTall: text,
  evening: text,
  about: z.object({ house: text, hosts: text, near: text, way: text }),
  openGraph: text,
  apartments: z.record(z.string(), z.array(text)),
  focus: z.record(text, z.tuple([z.number(), z.number()])),
});

/** First parts of paths that belong to functions, Hosting, or files of the site. */
const reservedNames = [
  ...translatedLanguages,
  ...['404', 'assets', 'calendar', 'host', 'mail', 'newsletter', 'prices', 'waitlist'],
];

/** Written as people read it, with letters of the language, in their composed form. */
const pageName = z.string().check(
  z.regex(/^[\p{Ll}\p{N}]+(-[\p{Ll}\p{N}]+)*$/u, 'lower-case letters and figures, words joined by a hyphen'),
  z.refine((name) => name === name.normalize('NFC'), 'accents are part of their letters (NFC)'),
  z.refine((name) => !reservedNames.includes(name), 'this name is the site’s own'),
);

/** The home page has no name. */
export const namedPages = [...plainPages.filter((page) => page !== 'home'), ...slugPages];

export const pageNamesSchema = z
  .record(z.enum(namedPages), pageName)
  .check(
    z.refine((names) => hasEachOnce(plainPages, names) && hasEachOnce(slugPages, names), 'two pages share a name'),
  );

function hasEachOnce(pages: readonly Page[], names: Partial<Record<Page, string>>): boolean {
  const own = pages.flatMap((page) => names[page] ?? []);
  return new Set(own).size === own.length;
}

/** `villa/site.json`: what the paths and formats of this villa's site are made of. */
export const siteSchema = z
  .strictObject({
    /** The first is the default. */
    languages: z.array(z.enum(translatedLanguages)).check(
      z.minLength(1),
      z.refine((languages) => new Set(languages).size === languages.length, 'a language stands here twice'),
    ),
    /** Before the amount, after it, or as each language has it. */
    euroSign: z.enum(euroSigns),
    /** By language. The home page has no name. */
    pages: z.partialRecord(z.enum(translatedLanguages), pageNamesSchema),
  })
  .check(
    z.refine(
      ({ languages, pages }) => languages.every((language) => pages[language]),
      'a language of the site has no names for its pages',
    ),
  );

/** `villa/property.json` */
export const propertySchema = z.strictObject({
  name: text,
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  url: z.url(),
  address: z.strictObject({
    street: text,
    zipCode: text,
    city: text,
    /** ISO 3166-1 alpha-2 */
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  }),
  /** Degrees; search engines want five decimals. */
  coordinates: z.strictObject({
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
  }),
  host: text,
  email: z.email(),
  phone: text,
  hostLanguages: z.array(text).check(z.minLength(1)),
  petsWelcome: z.boolean(),
  freeParkingSpaces: count,
  retention: z.strictObject({
    bookingYears: count,
    requestMonths: count,
    newsletterProofYears: count,
    mailDays: count,
    logDays: count,
  }),
  /** Date of the legal pages. */
  textsUpdated: z.string().check(z.refine((date) => parseIsoDate(date) !== undefined)),
});

const optionalPurposeSchema = z.strictObject({ cookies: z.array(text), storage: z.array(text) });

/** `villa/consent.json` */
export const consentSchema = z.strictObject({
  revision: count,
  optional: z.record(z.string(), optionalPurposeSchema),
});
