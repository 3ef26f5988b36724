import { type Guests, guestsFit } from './guests.ts';
import type { IsoDate } from './isoDate.ts';
import { type Cents, sumOf } from './money.ts';
import { nightTable, type NightTable, type OfferedApartment } from './nightTable.ts';
import { amountsOf } from './quote.ts';
import { splitParty } from './splitParty.ts';
import type { StayRuleProblem } from './stayRules.ts';

/** One apartment that fits all guests, or several that fit them together on the same dates. Days are counted from today. */
export interface Accommodation {
  readonly parts: readonly { readonly apartment: OfferedApartment; readonly guests: Guests }[];
  /** Number of days for which all apartments have a table. */
  readonly days: number;
  problem: (day: number) => StayRuleProblem | undefined;
  minNights: (day: number) => number;
  maxNights: (day: number) => number;
  /** Number of consecutive nights that are free in all apartments. */
  freeNights: (day: number) => number;
  /** Longest stay that the rules and the free nights allow. */
  longest: (day: number) => number;
  /** List price of a night. */
  nightPrice: (day: number) => Cents;
  /** Total payment for a stay, tourist tax included. */
  total: (day: number, nights: number) => Cents;
}

/**
 * Every way to accommodate the guests: in one apartment, or in several of which none can be left out. Sorted by the number
 * of apartments, then in the order given.
 */
export function accommodationsFor(
  apartments: readonly OfferedApartment[],
  guests: Guests,
  today: IsoDate,
): Accommodation[] {
  const found: { members: readonly OfferedApartment[]; guests: readonly Guests[] }[] = [];
  for (let size = 1; size <= apartments.length; size += 1) {
    for (const members of combinations(apartments, size)) {
      if (found.some((smaller) => smaller.members.every((member) => members.includes(member)))) continue;
      const split = splitParty(
        guests,
        members.map(({ limits }) => limits),
      );
      if (split) found.push({ members, guests: split });
    }
  }
  return found.map(({ members, guests: split }) =>
    accommodation(
      members.map((apartment, index) => ({ apartment, guests: split[index]! })),
      today,
    ),
  );
}

/** The accommodations in one apartment or, if there are none, those in several. */
export function simplestAccommodations(
  apartments: readonly OfferedApartment[],
  guests: Guests,
  today: IsoDate,
): Accommodation[] {
  const alone = apartments.filter(({ limits }) => guestsFit(guests, limits));
  if (alone.length === 0) return accommodationsFor(apartments, guests, today);
  return alone.map((apartment) => accommodation([{ apartment, guests }], today));
}

export function accommodation(parts: Accommodation['parts'], today: IsoDate): Accommodation {
  const tables = parts.map(({ apartment }) => nightTable(apartment, today));
  const smallest = (value: (table: NightTable) => number) =>
    tables.reduce((least, table) => Math.min(least, value(table)), Infinity);
  const maxNights = (day: number) => smallest((table) => table.maxNights[day] ?? 0);
  const freeNights = (day: number) => smallest((table) => table.freeNights[day] ?? 0);
  return {
    parts,
    days: smallest(({ problems }) => problems.length),
    problem: (day) => tables.find(({ problems }) => problems[day] !== undefined)?.problems[day],
    minNights: (day) => tables.reduce((most, { minNights }) => Math.max(most, minNights[day] ?? 0), 0),
    maxNights,
    freeNights,
    longest: (day) => Math.min(maxNights(day), freeNights(day)),
    nightPrice: (day) => sumOf(tables.map(({ priceBefore }) => priceBefore[day + 1]! - priceBefore[day]!)),
    total: (day, nights) =>
      sumOf(
        parts.map(({ apartment, guests }, index) => {
          const { priceBefore } = tables[index]!;
          const listTotal = priceBefore[day + nights]! - priceBefore[day]!;
          return amountsOf(listTotal, nights, guests, apartment, apartment.propertyTerms).totalPayment;
        }),
      ),
  };
}

/** Whether the rules allow the stay and its nights are free in all parts. */
export function canStay(one: Accommodation, day: number, nights: number): boolean {
  return isAllowed(one, day, nights) && nights <= one.freeNights(day);
}

/** Whether the rules allow the stay in all parts, even if its nights are taken. */
export function isAllowed(one: Accommodation, day: number, nights: number): boolean {
  return (
    day >= 0 &&
    day < one.days &&
    one.minNights(day) <= nights &&
    nights <= one.maxNights(day) &&
    one.problem(day) === undefined
  );
}

/** All combinations of `size` items, each in the order given. */
function combinations<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((others) => [item, ...others]),
  );
}
