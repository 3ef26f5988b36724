import * as z from 'zod';
import { euroSigns } from '../../functions/src/domain/formatNumber.ts';
import { translatedLanguages } from '../../functions/src/domain/language.ts';
import { parseIban } from '../../functions/src/domain/iban.ts';
import { parseIsoDate } from '../../functions/src/domain/isoDate.ts';
import { toE164 } from '../../functions/src/domain/phone.ts';
import { bedKinds } from '../../web/app/villa/dataSchemas.server.ts';
import { PlainFailure } from '../support/PlainFailure.ts';
import { slugOf } from './slugOf.ts';
import type { TextTemplates } from './textTemplates.ts';

// The person who fills in the file reads these messages.
const text = z.string('a text').trim().min(1, 'something has to stand here');
const whole = (least: number, most = 100_000) =>
  z.int('a whole number').min(least, `at least ${least}`).max(most, `at most ${most}`);
const count = whole(0);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, figures and hyphens');
/** As people write amounts: 145 or 145.50. */
const euros = z
  .number('an amount, such as 145 or 145.50')
  .min(0, 'not below 0')
  .max(1_000_000, 'at most 1000000')
  .multipleOf(0.01, 'at most two decimals');
const email = z.email('an email address, such as ana@my-villa.com');
const degrees = (most: number) =>
  z.number('degrees, such as 44.51862').min(-most, `at least -${most}`).max(most, `at most ${most}`);
const yearlyDay = z
  .string()
  .refine((day) => /^\d\d-\d\d$/.test(day) && parseIsoDate(`2028-${day}`) !== undefined, 'month and day: 07-01');
const timeZone = z
  .string()
  .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'a time zone such as Europe/Rome');

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isRegion = (code: string) => regionNames.of(code) !== undefined;

const amenityNames = {
  outside: ['terrace', 'entrance', 'barbecue', 'parking'],
  inside: ['airConditioning', 'tv', 'wifi', 'linen', 'bathroom'],
  kitchen: ['equipped', 'oven', 'coffee'],
} as const;

type View = keyof TextTemplates['view'];
const views = ['sea', 'lake', 'mountains', 'garden', 'town', 'country', 'courtyard'] as const satisfies View[];

/** Names that the pages have texts for. */
const seasonNames = ['high', 'early', 'late'] as const;

const roomSchema = z.strictObject({
  kind: z.enum(['bedroom', 'living', 'studio']),
  beds: z.partialRecord(z.enum(bedKinds), whole(1)),
  cot: z.boolean().optional(),
});

const apartmentSchema = z.strictObject({
  name: text,
  /** The name in paths. Made from the name of the apartment if missing. */
  slug: slug.optional(),
  stars: whole(1, 5),
  squareMetres: whole(1),
  bathrooms: count,
  rooms: z.array(roomSchema).min(1),
  limits: z
    .strictObject({ adults: whole(1), children: count, guests: whole(1) })
    .refine(
      ({ adults, children, guests }) => guests >= Math.max(adults, children + 1) && guests <= adults + children,
      'as many guests as adults at least, and as adults and children together at most',
    ),
  nightPrice: euros,
  /** By the name of a season. */
  seasonPrices: z.partialRecord(z.enum(seasonNames), euros),
  cleaningFee: euros,
  view: z.enum(views),
  terrace: z.strictObject({ squareMetres: whole(1), sun: z.enum(['morning', 'evening', 'allDay']) }).optional(),
  dishwasher: z.boolean(),
  washingMachine: z.boolean(),
});

/** What `npm run new-villa` reads. */
export const answersSchema = z
  .strictObject({
    $schema: z.string().optional(),
    name: text,
    /** The name at the end of page titles. Made from the name of the villa if missing. */
    slug: slug.optional(),
    url: z
      .string()
      .regex(/^https:\/\/[^\s/]+\.[^\s/.]+$/, 'https:// and the domain, such as https://www.my-villa.com')
      .refine((url) => URL.canParse(url), 'no domain can be called so'),
    address: z.strictObject({
      street: text,
      zipCode: text,
      city: text,
      country: z
        .string()
        .trim()
        .toUpperCase()
        .refine((code) => /^[A-Z]{2}$/.test(code) && isRegion(code), 'two letters, such as HR, DE or IT'),
    }),
    coordinates: z.strictObject({
      latitude: degrees(90),
      longitude: degrees(180),
    }),
    timeZone,
    /** The first language is the default. */
    languages: z
      .array(z.enum(translatedLanguages))
      .min(1)
      .refine((languages) => new Set(languages).size === languages.length, 'each language once'),
    euroSign: z.enum(euroSigns),
    /** Names of pages in paths that differ from the usual ones, by language. */
    pages: z.partialRecord(z.enum(translatedLanguages), z.record(z.string(), z.string())).default({}),
    host: z.strictObject({
      name: text,
      email,
      phone: z
        .string()
        .trim()
        .refine((phone) => phone.startsWith('+') && toE164(phone, 'HR') !== undefined, 'such as +385 21 123 456'),
      speaks: z.array(z.enum(translatedLanguages)).min(1),
      /** Language of mails to the owner. */
      language: z.enum(translatedLanguages),
    }),
    /** Numbers and names for the imprint, as the register writes them. A missing one is left out. */
    imprint: z
      .strictObject({
        oib: text.optional(),
        vatNumber: text.optional(),
        register: text.optional(),
        authority: text.optional(),
        registrationNumber: text.optional(),
      })
      .default({}),
    /** The account for advance payments. */
    account: z
      .strictObject({
        holder: text,
        iban: text.refine((iban) => parseIban(iban) !== undefined, 'no IBAN: a digit is wrong or missing'),
        bic: text.regex(/^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$/, '8 or 11 letters and figures'),
      })
      .optional(),
    petsWelcome: z.boolean(),
    freeParkingSpaces: count,
    /** Amenities of every apartment. */
    amenities: z.strictObject({
      outside: z.array(z.enum(amenityNames.outside)),
      inside: z.array(z.enum(amenityNames.inside)),
      kitchen: z.array(z.enum(amenityNames.kitchen)),
    }),
    minNights: whole(1, 30),
    seasons: z
      .array(
        z.strictObject({
          name: z.enum(seasonNames),
          from: yearlyDay,
          to: yearlyDay,
          minNights: whole(1, 30).optional(),
        }),
      )
      .refine((seasons) => new Set(seasons.map(({ name }) => name)).size === seasons.length, 'each season once'),
    apartments: z.array(apartmentSchema).min(1, '1 to 10 apartments').max(10, '1 to 10 apartments'),
  })
  .superRefine(({ apartments, languages, host }, context) => {
    const slugs = apartments.map(apartmentSlug);
    if (new Set(slugs).size < slugs.length) {
      context.addIssue({
        code: 'custom',
        path: ['apartments'],
        message: `two have the same slug: ${slugs.join(', ')}`,
      });
    }
    if (!languages.includes(host.language)) {
      context.addIssue({ code: 'custom', path: ['host', 'language'], message: 'one of the languages of the site' });
    }
  });
export type Answers = z.infer<typeof answersSchema>;
export type ApartmentAnswers = Answers['apartments'][number];

export function apartmentSlug({ name, slug }: Pick<ApartmentAnswers, 'name' | 'slug'>): string {
  return slug ?? slugOf(name);
}

/**
 * @param file name of the file with the answers, for the messages
 * @throws {PlainFailure} with one line per fault
 */
export function parseAnswers(value: unknown, file: string): Answers {
  const { data, error } = answersSchema.safeParse(value);
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new PlainFailure(`${file} does not answer all questions:\n${faults.join('\n')}`);
}
