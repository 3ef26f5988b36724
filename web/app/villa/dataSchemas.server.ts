import { euroSigns } from 'functions/domain/formatNumber';
import { translatedLanguages } from 'functions/domain/language';
import { plainPages, slugPages, type Page } from 'functions/domain/sitePaths';
import { parseIsoDate } from 'functions/domain/isoDate';
import * as z from 'zod/mini';

/*
 * Schemas of the files in villa/ that only pages read. Those of apartments and settings are in functions/src/contract,
 * because functions store these too. `npm run check` and the build report each invalid value with its file.
 */

const text = z.string().check(z.minLength(1));
const count = z.int().check(z.gte(0));

export const bedKinds = ['double', 'single', 'sofaBed', 'dayBed'] as const;
export type BedKind = (typeof bedKinds)[number];

const roomSchema = z.strictObject({
  kind: z.enum(['bedroom', 'living', 'studio']),
  /** Number of beds of each kind. */
  beds: z.partialRecord(z.enum(bedKinds), z.int().check(z.gte(1))),
  /** A baby's cot, in addition to the beds. */
  cot: z.optional(z.boolean()),
});
export type Room = z.infer<typeof roomSchema>;

/** `villa/rooms.json`: rooms with beds, by apartment. */
export const roomsSchema = z.record(z.string(), z.array(roomSchema));

const featuresOfApartmentSchema = z.strictObject({
  terrace: z.optional(
    z.strictObject({
      squareMetres: z.int().check(z.gte(1)),
      /** When the sun shines on the terrace. */
      sun: z.enum(['morning', 'evening', 'allDay']),
    }),
  ),
  /** Number of steps from the ground to the door. */
  steps: z.optional(count),
  dishwasher: z.boolean(),
  washingMachine: z.boolean(),
});
export type ApartmentFeatures = z.infer<typeof featuresOfApartmentSchema>;

/** `villa/apartmentFeatures.json`: features that help to choose between apartments, by apartment. */
export const apartmentFeaturesSchema = z.record(z.string(), featuresOfApartmentSchema);

/** `villa/amenities.json`: amenities of every apartment, as keys of texts in locales/{language}/apartment.json. */
export const amenitiesSchema = z.strictObject({
  outside: z.array(text),
  inside: z.array(text),
  kitchen: z.array(text),
});

/** `villa/place.json`: keys of texts in `home` (claims, parties), `apartment` (families), `stayTerms` (questions), `place` (distances) and `about` (ways, drives). */
export const placeSchema = z.strictObject({
  claims: z.array(text),
  /** Kinds of guests, the apartment that suits them, and a picture from `villa/pictures`. */
  parties: z.array(z.strictObject({ party: text, apartment: text, picture: text })),
  families: z.array(text),
  questions: z.array(text),
  distances: z.array(text),
  ways: z.array(text),
  drives: z.array(z.strictObject({ from: text, hours: z.number().check(z.gt(0)) })),
});

/** `villa/map.json`: the size of villa/map.svg in its own units, and its labels. */
export const mapSchema = z.strictObject({
  width: z.number(),
  height: z.number(),
  labels: z.array(z.strictObject({ name: text, x: z.number(), y: z.number(), begins: z.optional(z.boolean()) })),
  lines: z.array(text),
});

const reviewSchema = z
  .strictObject({
    /** Whether the review is an invented example. If so, the page says so. */
    sample: z.boolean(),
    /** Where the guest wrote it, named in locales/{language}/reviews.json. */
    source: z.optional(z.enum(['guestBook', 'email', 'airbnb', 'bookingCom', 'google', 'vrbo'])),
    link: z.optional(z.url()),
    /** 1 to 5 */
    rating: z.optional(z.number().check(z.gte(1), z.lte(5))),
    apartment: z.string(),
    name: text,
    from: text,
    /** Language that the guest wrote in. */
    language: z.optional(z.enum(translatedLanguages)),
    /** Last day of the stay, or day of the review. */
    date: z.optional(z.string().check(z.refine((date) => parseIsoDate(date) !== undefined))),
    text: z.partialRecord(z.enum(translatedLanguages), text),
  })
  .check(
    z.refine(({ sample, source, link }) => !sample || (!source && !link), 'a sample has no source and no link'),
    z.refine(({ source, link }) => !link || !!source, 'a link needs its source'),
  );
export type StoredReview = z.infer<typeof reviewSchema>;

/** `villa/reviews.json` */
export const reviewsSchema = z.array(reviewSchema);

/** `villa/pictures.json`: pictures by where they are shown, as file names in `villa/pictures`. */
export const picturesSchema = z.object({
  /** Whether the pictures are computer renderings. If so, the footer says so. */
  rendered: z.boolean(),
  hero: text,
  heroTall: text,
  evening: text,
  about: z.object({ house: text, hosts: text, near: text, way: text }),
  openGraph: text,
  apartments: z.record(z.string(), z.array(text)),
  focus: z.record(text, z.tuple([z.number(), z.number()])),
});

/** First path segments reserved for functions, Hosting, or files of the site. */
const reservedNames = [
  ...translatedLanguages,
  ...['404', 'assets', 'calendar', 'host', 'mail', 'mail-pictures', 'newsletter', 'prices', 'waitlist'],
];

/** Letters of the language, in composed form. */
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

/** `villa/site.json`: paths and formats of this villa's site. */
export const siteSchema = z
  .strictObject({
    /** The first language is the default. */
    languages: z.array(z.enum(translatedLanguages)).check(
      z.minLength(1),
      z.refine((languages) => new Set(languages).size === languages.length, 'a language stands here twice'),
    ),
    /** Where the euro sign stands: before the amount, after it, or by the convention of each language. */
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
  /** In degrees. Search engines ask for five decimals. */
  coordinates: z.strictObject({
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
  }),
  host: text,
  hostNames: z.array(text).check(z.minLength(1)),
  email: z.email(),
  phone: text,
  /** Facts for the imprint, in the language of the register. A fact that the villa does not have is left out. */
  imprint: z.strictObject({
    /** Whether the numbers are invented. If so, the page says so. */
    sample: z.optional(z.boolean()),
    oib: z.optional(text),
    vatNumber: z.optional(text),
    register: z.optional(text),
    authority: z.optional(text),
    /** Registration number of short-term rentals (EU 2024/1028). */
    registrationNumber: z.optional(text),
  }),
  hostLanguages: z.array(text).check(z.minLength(1)),
  petsWelcome: z.boolean(),
  freeParkingSpaces: count,
  /** Guests of this age (years) or younger are children; babies under 2 do not count. */
  childrenUpToAge: z.int().check(z.gte(2), z.lte(17)),
  /** Days within which a refund is paid. */
  refundDays: z.int().check(z.gte(1)),
  retention: z.strictObject({
    bookingYears: count,
    requestMonths: count,
    newsletterProofYears: count,
    mailDays: count,
    logDays: count,
  }),
  /** Date of the last change of the legal pages. */
  textsUpdated: z.string().check(z.refine((date) => parseIsoDate(date) !== undefined)),
});

const optionalPurposeSchema = z.strictObject({ cookies: z.array(text), storage: z.array(text) });

/** `villa/consent.json` */
export const consentSchema = z.strictObject({
  revision: count,
  optional: z.record(z.string(), optionalPurposeSchema),
});
