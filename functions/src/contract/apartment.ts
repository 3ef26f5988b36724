import './configureZod.ts';
import * as z from 'zod/mini';
import { parseIsoDate, type Weekday } from '../domain/isoDate.ts';
import { longestStay } from '../domain/stay.ts';
import { typedText } from './typedText.ts';

/** How far ahead an apartment may be offered, in days. */
export const longestBookingWindow = 1000;
const count = z.int().check(z.gte(0), z.lte(longestBookingWindow));
const cents = z.int().check(z.gte(0), z.lte(100_000_000));
const share = z.number().check(z.gte(0), z.lte(1));

const seasonDay = z.string().check(
  z.refine((value) => {
    // A leap year, because a season may begin on 29 February.
    const date = value.length === 5 ? `2028-${value}` : value;
    return parseIsoDate(date) !== undefined;
  }, 'MM-DD or YYYY-MM-DD'),
);

const weekday = z.custom<Weekday>((value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 7);
const arrivalDays = z.array(weekday).check(z.maxLength(7));
const nights = z.int().check(z.gte(1), z.lte(longestStay));

const seasonSchema = z
  .object({
    name: typedText(1000),
    from: seasonDay,
    to: seasonDay,
    nightPrice: z.optional(cents),
    minNights: z.optional(nights),
    maxNights: z.optional(nights),
    arrivalDays: z.optional(arrivalDays),
    minNoticeDays: z.optional(count),
    bookingWindowDays: z.optional(count),
  })
  .check(
    z.refine(
      ({ from, to }) => from.length === to.length && (from.length === 5 || from <= to),
      'a season is either yearly or dated, and a dated one does not end before it begins',
    ),
  );

const touristTaxSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('included') }),
  z.object({
    mode: z.literal('perPersonNight'),
    amount: cents,
    bands: z.array(z.object({ fromAge: count, share })),
    assumedChildAge: count,
  }),
]);

/** Cancelling is free until `freeUntilDays` days before arrival. After that, a share of the total price is due. */
const cancellationTermsSchema = z.object({
  freeUntilDays: z.int().check(z.gte(0), z.lte(365)),
  shareAfter: share,
});

export const bookingModes = ['request', 'instant'] as const;
export type BookingMode = (typeof bookingModes)[number];

export const balanceWays = ['cash', 'card', 'bankTransfer'] as const;

/** The terms that a guest agrees to, besides the price. Copied into each new booking. */
export const bookingTermsSchema = z.object({
  advanceShare: share,
  /** Days after confirmation until the advance payment is due, at the latest on the day of arrival. */
  advanceDueDays: z._default(z.int().check(z.gte(0), z.lte(90)), 7),
  /** How the balance can be paid on arrival, the preferred way first. */
  balanceWays: z._default(z.array(z.enum(balanceWays)).check(z.minLength(1)), ['cash', 'bankTransfer']),
  touristTax: touristTaxSchema,
  cancellation: cancellationTermsSchema,
});
export type BookingTerms = z.infer<typeof bookingTermsSchema>;

/** A time of day, `HH:MM`. */
const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/**
 * Check-in and check-out times, in the property's time zone. They are not frozen into bookings: changed settings apply
 * to all.
 */
const stayTimesSchema = z.object({
  checkInFrom: z._default(time, '15:00'),
  checkInUntil: z._default(time, '21:00'),
  checkOutUntil: z._default(time, '10:00'),
});
export type StayTimes = z.infer<typeof stayTimesSchema>;

/**
 * The part of `settings/property` that browsers need for prices, cancellation and house rules. A trigger copies it to every
 * apartment.
 */
export const propertyTermsSchema = z.extend(bookingTermsSchema, {
  timeZone: z.string(),
  ...stayTimesSchema.shape,
  /** Whether the settings have a bank account for advance payments. The account itself is not public. */
  account: z._default(z.pipe(z.unknown(), z.transform(Boolean)), false),
  /** Whether guests fill in the guests' register, from which owners in Croatia register them in eVisitor. */
  guestRegister: z._default(z.boolean(), false),
});
export type PropertyTerms = z.infer<typeof propertyTermsSchema>;

/** `apartments/{slug}` without `propertyTerms`, as edited in the console. Amounts in cents. */
export const apartmentFactsSchema = z.object({
  slug: typedText(1000),
  /** Position in lists, from 1. */
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
  /** Whether a request waits for the owner's answer or is confirmed at once. */
  bookingMode: z._default(z.enum(bookingModes), 'request'),
  rules: z.object({
    minNights: nights,
    maxNights: nights,
    arrivalDays,
    minNoticeDays: count,
    bookingWindowDays: count,
  }),
});
export type ApartmentFacts = z.infer<typeof apartmentFactsSchema>;

export const apartmentSchema = z.extend(apartmentFactsSchema, {
  propertyTerms: propertyTermsSchema,
  /** When the calendars of other platforms were last read (ISO 8601); set only if that is too long ago to rely on them. */
  platformsUnreadSince: z.optional(z.string()),
});
export type Apartment = z.infer<typeof apartmentSchema>;

/** `apartments/{slug}/calendar/{yyyy-mm}`: the taken nights of a month, without personal data. */
export const calendarMonthSchema = z.object({ nights: z.record(z.string(), z.literal(true)) });
