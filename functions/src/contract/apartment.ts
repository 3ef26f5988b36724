import * as z from 'zod/mini';
import { parseIsoDate, type Weekday } from '../domain/isoDate.ts';
import { longestStay } from '../domain/stay.ts';

const count = z.int().check(z.gte(0), z.lte(1000));
const cents = z.int().check(z.gte(0), z.lte(100_000_000));
const share = z.number().check(z.gte(0), z.lte(1));

const seasonDay = z.string().check(
  z.refine((value) => {
    // A leap year, so that a season may begin on 29 February.
    const date = value.length === 5 ? `2028-${value}` : value;
    return parseIsoDate(date) !== undefined;
  }, 'MM-DD or YYYY-MM-DD'),
);

const weekday = z.custom<Weekday>((value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 7);
const arrivalDays = z.array(weekday).check(z.maxLength(7));
const nights = z.int().check(z.gte(1), z.lte(longestStay));

const seasonSchema = z
  .object({
    name: z.string(),
    from: seasonDay,
    to: seasonDay,
    nightPrice: z.optional(cents),
    minNights: z.optional(nights),
    maxNights: z.optional(nights),
    arrivalDays: z.optional(arrivalDays),
    leadDays: z.optional(count),
    horizonDays: z.optional(count),
  })
  .check(
    z.refine(
      ({ from, to }) => from.length === to.length && (from.length === 5 || from <= to),
      'a season is either yearly or dated, and a dated one does not end before it begins',
    ),
  );

export const touristTaxSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('included') }),
  z.object({
    mode: z.literal('perPersonNight'),
    amount: cents,
    bands: z.array(z.object({ fromAge: count, share })),
    assumedChildAge: count,
  }),
]);

/** Cancelling is free until so many days before arrival; later the share of the total price is due. */
export const cancellationTermsSchema = z.object({
  freeUntilDays: z.int().check(z.gte(0), z.lte(365)),
  shareAfter: share,
});

/**
 * What a browser must know of `settings/property` to show a price and what cancelling costs; a trigger copies it onto
 * every apartment.
 */
export const houseTermsSchema = z.object({
  timeZone: z.string(),
  advanceShare: share,
  touristTax: touristTaxSchema,
  /** Missing where they were copied before there was this field. */
  cancellation: z.optional(cancellationTermsSchema),
});
export type HouseTerms = z.infer<typeof houseTermsSchema>;

/** What `apartments/{slug}` holds besides `houseTerms`; the owner edits it in the console. Amounts in cents. */
export const apartmentFactsSchema = z.object({
  slug: z.string(),
  /** Place in lists, from 1. */
  position: count,
  stars: z.int().check(z.gte(1), z.lte(5)),
  bedrooms: count,
  beds: count,
  bathrooms: count,
  squareMetres: count,
  limits: z.object({ adults: count, children: count, guests: count }),
  nightPrice: cents,
  seasons: z.array(seasonSchema),
  longStayDiscounts: z.array(z.object({ minNights: nights, share })),
  cleaningFee: cents,
  rules: z.object({ minNights: nights, maxNights: nights, arrivalDays, leadDays: count, horizonDays: count }),
});
export type ApartmentFacts = z.infer<typeof apartmentFactsSchema>;

export const apartmentSchema = z.extend(apartmentFactsSchema, { houseTerms: houseTermsSchema });
export type Apartment = z.infer<typeof apartmentSchema>;

/** `apartments/{slug}/calendar/{yyyy-mm}`: the taken nights of a month and nothing about who holds them. */
export const calendarMonthSchema = z.object({ nights: z.record(z.string(), z.literal(true)) });
