import { canStay, simplestAccommodations, type Accommodation } from './accommodation.ts';
import type { Guests } from './guests.ts';
import { addDays, addMonths, daysBetween, firstDayOf, weekdayOf, type IsoDate, type IsoMonth } from './isoDate.ts';
import type { Cents } from './money.ts';
import type { OfferedApartment } from './offeredApartment.ts';
import type { Stay } from './stay.ts';

/**
 * What a guest with flexible dates looks for: a number of nights with any day of arrival, or a weekend: Friday to Sunday,
 * else Friday to Monday or Thursday to Sunday, else Thursday to Monday.
 */
export type StayKind = 'weekend' | { readonly nights: number };

/** Days of arrival, both ends included. A weekend counts by its Friday. */
export interface Period {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** A stay that can be booked, in the cheapest accommodation. */
export interface FreeStay {
  readonly stay: Stay;
  /** One apartment, or several that hold the party together. */
  readonly parts: readonly { readonly slug: string; readonly guests: Guests }[];
  /** `totalPayment` of the quotes of all parts. */
  readonly total: Cents;
}

export interface FreeStays {
  /** By arrival; of a weekend only the shortest that is possible, and of those the cheapest. */
  readonly stays: readonly FreeStay[];
  /** The first of the stays with the lowest total. */
  readonly cheapest: FreeStay | undefined;
}

export function periodOf(month: IsoMonth): Period {
  return { from: firstDayOf(month), to: addDays(firstDayOf(addMonths(month, 1)), -1) };
}

/**
 * All stays of a kind in a period. Several apartments together are offered only to a party that none holds alone.
 * @param apartments keep the objects, as their tables are computed once for each
 */
export function freeStays(
  kind: StayKind,
  period: Period,
  apartments: readonly OfferedApartment[],
  guests: Guests,
  today: IsoDate,
): FreeStays {
  const accommodations = simplestAccommodations(apartments, guests, today);
  const days = Math.max(0, ...accommodations.map((one) => one.days));
  const first = Math.max(0, daysBetween(today, period.from));
  const last = Math.min(days - 1, daysBetween(today, period.to));
  const stays: FreeStay[] = [];
  for (let day = first; day <= last; day += 1) {
    const options = kind === 'weekend' ? weekendsAround(today, day) : [[{ arrival: day, nights: kind.nights }]];
    const found = firstPossible(options, accommodations);
    if (found) stays.push(toFreeStay(found, today));
  }
  const cheapest = stays.reduce<FreeStay | undefined>(
    (best, next) => (best && best.total <= next.total ? best : next),
    undefined,
  );
  return { stays, cheapest };
}

interface Option {
  arrival: number;
  nights: number;
}

interface Found extends Option {
  accommodation: Accommodation;
  total: Cents;
}

/** The weekend of a Friday, shortest first; none on other days. */
function weekendsAround(today: IsoDate, day: number): Option[][] {
  if (weekdayOf(addDays(today, day)) !== 5) return [];
  return [
    [{ arrival: day, nights: 2 }],
    [
      { arrival: day - 1, nights: 3 },
      { arrival: day, nights: 3 },
    ],
    [{ arrival: day - 1, nights: 4 }],
  ];
}

/** The cheapest of the first group of options of which any is possible. */
function firstPossible(groups: Option[][], accommodations: readonly Accommodation[]): Found | undefined {
  for (const options of groups) {
    let best: Found | undefined;
    for (const { arrival, nights } of options) {
      for (const accommodation of accommodations) {
        if (!canStay(accommodation, arrival, nights)) continue;
        const total = accommodation.total(arrival, nights);
        if (!best || total < best.total) best = { arrival, nights, accommodation, total };
      }
    }
    if (best) return best;
  }
  return undefined;
}

function toFreeStay({ arrival, nights, accommodation, total }: Found, today: IsoDate): FreeStay {
  const parts = accommodation.parts.map(({ apartment, guests }) => ({ slug: apartment.slug, guests }));
  const checkIn = addDays(today, arrival);
  return { stay: { checkIn, checkOut: addDays(checkIn, nights) }, parts, total };
}
