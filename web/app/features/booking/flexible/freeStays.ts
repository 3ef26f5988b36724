import { type Accommodation, canStay, simplestAccommodations } from 'functions/domain/accommodation';
import type { OfferedApartment } from 'functions/domain/nightTable';
import type { Guests } from 'functions/domain/guests';
import {
  addDays,
  addMonths,
  daysBetween,
  firstDayOf,
  weekdayOf,
  type IsoDate,
  type IsoMonth,
} from 'functions/domain/isoDate';
import type { Cents } from 'functions/domain/money';
import type { Stay } from 'functions/domain/stay';

/**
 * What a guest with flexible dates looks for: a number of nights from any day, or a weekend. A weekend is Friday to
 * Sunday if possible, or else Friday to Monday or Thursday to Sunday, or else Thursday to Monday.
 */
export type StayKind = 'weekend' | { readonly nights: number };

/** Arrival days, both ends included. A weekend belongs to its Friday. */
export interface Period {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** A bookable stay, in the cheapest accommodation. */
export interface FreeStay {
  readonly stay: Stay;
  /** One apartment, or several that share the party. */
  readonly parts: readonly { readonly slug: string; readonly guests: Guests }[];
  /** `totalPayment` of the quotes of all parts. */
  readonly total: Cents;
}

export function periodOf(month: IsoMonth): Period {
  return { from: firstDayOf(month), to: addDays(firstDayOf(addMonths(month, 1)), -1) };
}

/**
 * All stays of a kind in a period, by arrival. For each weekend, only the shortest possible stay, and of several, the
 * cheapest. Offers several apartments together only if none is large enough for the party alone.
 * @param apartments pass the same objects each time, because their tables are computed once per object
 */
export function freeStays(
  kind: StayKind,
  period: Period,
  apartments: readonly OfferedApartment[],
  guests: Guests,
  today: IsoDate,
): FreeStay[] {
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
  return stays;
}

interface Option {
  arrival: number;
  nights: number;
}

interface Found extends Option {
  accommodation: Accommodation;
  total: Cents;
}

/** The weekend stays of a Friday, shortest first; none on other days. */
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

/** The cheapest option of the first group that has a possible one. */
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
