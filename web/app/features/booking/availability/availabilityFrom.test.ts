import fc from 'fast-check';
import { apartmentSchema, calendarMonthSchema } from 'functions/contract/apartment';
import { currentApartmentsSchema } from 'functions/contract/currentApartments';
import { parseTakenNights, toTakenNights } from 'functions/contract/takenNights';
import { stayAvailability } from 'functions/domain/stayAvailability';
import {
  addDays,
  isoDate,
  monthOf,
  todayIn,
  type IsoDate,
  type IsoMonth,
  type Weekday,
} from 'functions/domain/isoDate';
import { monthsOf } from 'functions/domain/stay';
import { describe, expect, test } from 'vitest';
import villaApartments from '../../../../../villa/apartments.json' with { type: 'json' };
import villaSettings from '../../../../../villa/settings.json' with { type: 'json' };
import { availabilityFrom } from './availabilityFrom.ts';

/*
 * The server uses the stored documents. The browser uses the two public responses that were made from them. Both call
 * `stayAvailability`, so only its inputs can differ.
 */

const now = new Date('2026-11-25T22:30:00Z');
const today = isoDate('2026-11-25');
const cents = fc.integer({ min: 0, max: 50_000 });
const share = fc.constantFrom(0, 0.05, 0.1, 0.3, 1);
const rules = {
  minNights: fc.integer({ min: 1, max: 7 }),
  maxNights: fc.integer({ min: 8, max: 60 }),
  arrivalDays: fc.oneof(fc.constant([]), fc.subarray<Weekday>([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })),
  minNoticeDays: fc.integer({ min: 0, max: 5 }),
  bookingWindowDays: fc.integer({ min: 60, max: 400 }),
};
const seasonDates = fc.constantFrom(
  { from: '06-01', to: '09-15' },
  { from: '12-20', to: '01-06' },
  { from: '2027-04-01', to: '2027-05-31' },
);
const season = fc.tuple(seasonDates, fc.record({ nightPrice: cents, ...rules }, { requiredKeys: [] }));
const touristTax = fc.constantFrom(
  { mode: 'included' },
  { mode: 'perPersonNight', amount: 133, bands: [{ fromAge: 12, share: 0.5 }], assumedChildAge: 13 },
);
const nights = fc
  .array(fc.record({ after: fc.nat(30), length: fc.integer({ min: 1, max: 12 }) }), { maxLength: 12 })
  .map((stays) => nightsAfter(addDays(today, -20), stays));

/** A possible document of an apartment, sometimes without fields that were added later, and its taken nights. */
const storedApartment = fc.record({
  nights,
  document: fc
    .record({
      position: fc.integer({ min: 1, max: 5 }),
      ...{ nightPrice: cents, cleaningFee: cents },
      rules: fc.record(rules),
      seasons: fc
        .array(season, { maxLength: 2 })
        .map((all) => all.map(([dates, rest], at) => ({ name: `season ${at}`, ...dates, ...rest }))),
      longStayDiscounts: fc.array(fc.record({ minNights: fc.integer({ min: 2, max: 14 }), share }), { maxLength: 2 }),
      terms: fc.record({
        touristTax,
        advanceShare: share,
        timeZone: fc.constantFrom('Europe/Zagreb', 'America/New_York'),
      }),
      unread: fc.constantFrom({}, { platformsUnreadSince: '2026-11-25T10:00:00.000Z' }),
      others: fc.constantFrom({}, { revision: 7, problem: null, note: 'only in the console' }),
    })
    .map(({ terms, unread, others, ...facts }) => ({
      ...facts,
      ...unread,
      ...others,
      propertyTerms: { ...villaSettings, ...terms, advanceDueDays: undefined },
    })),
});
const storedVilla = fc.tuple(storedApartment, storedApartment, storedApartment).map((all) =>
  all.map(({ nights, document }, at) => ({
    nights,
    // As JSON, which has no `undefined`, like the data of Firestore.
    document: JSON.parse(JSON.stringify({ ...villaApartments[at], ...document })) as { slug: string },
  })),
);
const question = fc.record({
  from: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: -5, max: 420 })),
  length: fc.oneof(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 100 })),
  adults: fc.oneof({ arbitrary: fc.integer({ min: 1, max: 2 }), weight: 4 }, fc.integer({ min: 1, max: 6 })),
  children: fc.oneof({ arbitrary: fc.constant(0), weight: 4 }, fc.integer({ min: 0, max: 3 })),
});

function nightsAfter(first: IsoDate, stays: readonly { after: number; length: number }[]): IsoDate[] {
  let next = first;
  return stays.flatMap(({ after, length }) => {
    next = addDays(next, after);
    const taken = Array.from({ length }, (_, night) => addDays(next, night));
    next = addDays(next, length);
    return taken;
  });
}

/** The month documents: `apartments/{slug}/calendar/{yyyy-mm}`. */
function monthDocuments(nights: readonly IsoDate[]): Map<IsoMonth, unknown> {
  const months = new Map<IsoMonth, { nights: Record<string, true> }>();
  for (const night of nights) {
    const month = monthOf(night);
    months.set(month, { nights: { ...months.get(month)?.nights, [night]: true } });
  }
  return months;
}

describe('availability from the public answers', () => {
  test('equals the server’s, for any stay in any apartments', () => {
    const met = new Map<string, number>();
    fc.assert(
      fc.property(storedVilla, question, (villa, { from, length, ...guests }) => {
        const checkIn = addDays(today, from);
        const stay = { checkIn, checkOut: addDays(checkIn, length) };
        const documents = villa.map(({ document, nights }) => ({ document, months: monthDocuments(nights) }));
        const takenIn = (month: unknown) =>
          month ? (Object.keys(calendarMonthSchema.parse(month).nights) as IsoDate[]) : [];

        // The documents in the form in which the server's `readAvailability` reads them.
        const stored = documents.map(({ document, months }) => ({
          ...apartmentSchema.parse(document),
          taken: new Set(monthsOf(stay).flatMap((month) => takenIn(months.get(month)))),
        }));
        const response = stayAvailability(stay, guests, stored, now);

        // The documents in the form in which they are published, sent, and read.
        const offered = documents.map(({ document }) => apartmentSchema.parse(document));
        const published = toTakenNights(
          offered,
          new Map(documents.map(({ document, months }) => [document.slug, [...months.values()].flatMap(takenIn)])),
          todayIn(offered[0]!.propertyTerms.timeZone, now),
        );
        const received = parseTakenNights(JSON.parse(JSON.stringify(published)));
        const { apartments } = currentApartmentsSchema.parse(JSON.parse(JSON.stringify({ apartments: offered })));
        const choice = { ...stay, ...guests };
        expect(availabilityFrom(received, apartments, choice, now)).toEqual({ state: 'loaded', response });
        for (const one of response.apartments) {
          met.set(one.reason ?? 'free', (met.get(one.reason ?? 'free') ?? 0) + 1);
        }
      }),
      { numRuns: 400 },
    );
    // Makes sure that all kinds of stays occurred.
    expect([...met.keys()].sort()).toEqual([
      ...['arrival-day', 'dates-taken', 'free', 'guests-exceeded', 'stay-too-long', 'stay-too-short'],
      ...['too-far-ahead', 'too-soon'],
    ]);
    for (const count of met.values()) expect(count, JSON.stringify([...met])).toBeGreaterThan(5);
  });

  test('leaves out an apartment whose nights are unknown, and refuses an invalid stay', () => {
    const [first, second] = villaApartments.map((facts) =>
      apartmentSchema.parse({ ...facts, propertyTerms: villaSettings }),
    );
    const stay = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19'), adults: 2, children: 0 };
    const nights = new Map([[first!.slug, new Set<IsoDate>()]]);
    const response = availabilityFrom(nights, [first!, second!], stay, now);
    expect(response).toMatchObject({ state: 'loaded', response: { apartments: [{ slug: first!.slug }] } });
    expect(availabilityFrom(nights, [second!], stay, now)).toBeUndefined();
    const tooLong = { ...stay, checkOut: isoDate('2028-06-19') };
    expect(availabilityFrom(nights, [first!], tooLong, now)).toEqual({ state: 'failed', code: 'stay-too-long' });
  });
});
