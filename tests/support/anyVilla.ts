import fc from 'fast-check';
import type { Guests } from '../../functions/src/domain/guests.ts';
import { addDays, isoDate, type IsoDate, type Weekday } from '../../functions/src/domain/isoDate.ts';
import type { OfferedApartment } from '../../functions/src/domain/nightTable.ts';
import { stayRefusal } from '../../functions/src/domain/availability.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';

/* Small villas for property tests: small enough to try every stay and every way to split a party. */

export const today = isoDate('2027-06-20');

/** The longest booking window, in days. */
const longestWindow = 30;
const mostNights = 9;

const anyNights = fc.integer({ min: 1, max: mostNights });
const anyWeekdays = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Weekday[]>([]) },
  fc.uniqueArray(fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7), { minLength: 1, maxLength: 3 }),
);
const anyPrice = fc.integer({ min: 5000, max: 30_000 });
const anyMonthDay = fc.nat(40).map((days) => addDays(today, days).slice(5));
const anySeason = fc.record(
  {
    name: fc.constant('season'),
    from: anyMonthDay,
    to: anyMonthDay,
    nightPrice: anyPrice,
    minNights: anyNights,
    maxNights: anyNights,
    arrivalDays: anyWeekdays,
    minNoticeDays: fc.nat(5),
    bookingWindowDays: fc.nat(longestWindow),
  },
  { requiredKeys: ['name', 'from', 'to'] },
);

const anyTaken = fc
  .array(fc.tuple(fc.nat(longestWindow), anyNights), { maxLength: 4 })
  .map(
    (stretches) =>
      new Set(
        stretches.flatMap(([start, nights]) =>
          Array.from({ length: nights }, (_, night) => addDays(today, start + night)),
        ),
      ),
  );

const anyApartment = (slug: string): fc.Arbitrary<OfferedApartment> =>
  fc.record({
    slug: fc.constant(slug),
    limits: fc
      .record({ adults: fc.integer({ min: 1, max: 3 }), children: fc.nat(2), spare: fc.integer({ min: -1, max: 2 }) })
      .map(({ adults, children, spare }) => ({
        adults,
        children,
        guests: Math.max(1, Math.min(adults + children, adults + spare)),
      })),
    rules: fc.record({
      minNights: fc.integer({ min: 1, max: 7 }),
      maxNights: anyNights,
      arrivalDays: anyWeekdays,
      minNoticeDays: fc.nat(3),
      bookingWindowDays: fc.integer({ min: 5, max: longestWindow }),
    }),
    seasons: fc.array(anySeason, { maxLength: 2 }),
    nightPrice: anyPrice,
    longStayDiscounts: fc.array(fc.record({ minNights: anyNights, share: fc.constantFrom(0.05, 0.1) }), {
      maxLength: 2,
    }),
    cleaningFee: fc.constantFrom(0, 4000),
    // One property: the terms are the same for all of its apartments.
    propertyTerms: fc.constant({
      advanceShare: 0.3,
      touristTax: {
        mode: 'perPersonNight' as const,
        amount: 135,
        bands: [
          { fromAge: 12, share: 0.5 },
          { fromAge: 18, share: 1 },
        ],
        assumedChildAge: 13,
      },
    }),
    taken: anyTaken,
  });

export const anyVilla: fc.Arbitrary<OfferedApartment[]> = fc
  .integer({ min: 1, max: 3 })
  .chain((count) => fc.tuple(...['a', 'b', 'c'].slice(0, count).map(anyApartment)));

export const anyParty: fc.Arbitrary<Guests> = fc.record({
  adults: fc.integer({ min: 1, max: 7 }),
  children: fc.nat(4),
});

/** Any stay, including past ones and those beyond the booking window. */
export const anyStay: fc.Arbitrary<Stay> = fc
  .tuple(fc.integer({ min: -5, max: longestWindow + 10 }), fc.integer({ min: 1, max: mostNights + 2 }))
  .map(([start, nights]) => ({ checkIn: addDays(today, start), checkOut: addDays(today, start + nights) }));

/** Every possible first day of a stay, with some before and after. */
export const everyDay: readonly IsoDate[] = Array.from({ length: longestWindow + 12 }, (_, day) =>
  addDays(today, day - 5),
);

/** Every stay that might be booked in such a villa. */
export const everyStay: readonly Stay[] = everyDay.flatMap((checkIn) =>
  Array.from({ length: mostNights }, (_, index) => ({ checkIn, checkOut: addDays(checkIn, index + 1) })),
);

/** All ways to split the party among all apartments, whether or not the parts fit. Each part has an adult. */
export function everySplit(party: Guests, apartments: number): Guests[][] {
  if (apartments === 1) return [[party]];
  const splits: Guests[][] = [];
  for (let adults = 1; adults < party.adults; adults += 1) {
    for (let children = 0; children <= party.children; children += 1) {
      const rest = { adults: party.adults - adults, children: party.children - children };
      for (const others of everySplit(rest, apartments - 1)) splits.push([{ adults, children }, ...others]);
    }
  }
  return splits;
}

export function everyGroup(villa: readonly OfferedApartment[]): OfferedApartment[][] {
  return Array.from({ length: 2 ** villa.length - 1 }, (_, bits) =>
    villa.filter((_apartment, index) => (bits + 1) & (1 << index)),
  );
}

/** Whether the stay can be booked in all of these apartments at once, by any way to split the party. */
export function isBookable(stay: Stay, party: Guests, group: readonly OfferedApartment[]): boolean {
  return everySplit(party, group.length).some((split) =>
    group.every((apartment, index) => !stayRefusal(stay, split[index]!, apartment, apartment.taken, today)),
  );
}
