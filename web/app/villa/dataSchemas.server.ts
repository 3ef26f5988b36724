import { languages } from 'functions/domain/language';
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
  terrace: z.strictObject({
    squareMetres: z.int().check(z.gte(1)),
    /** When the sun is on it. */
    sun: z.enum(['morning', 'evening', 'allDay']),
  }),
  dishwasher: z.boolean(),
  washingMachine: z.boolean(),
});
export type Comforts = z.infer<typeof comfortsOfApartmentSchema>;

/** `villa/comforts.json`: what helps to choose between apartments, by apartment. */
export const comfortsSchema = z.record(z.string(), comfortsOfApartmentSchema);

const reviewSchema = z.strictObject({
  /** Invented: it shows what a review looks like, and the page says so. */
  sample: z.boolean(),
  /** The platform that the review comes from; each has its name in locales/{language}/home.json. */
  source: z.enum(['guestBook', 'email']),
  apartment: z.string(),
  name: text,
  from: text,
  text: z.record(z.enum(languages), text),
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
