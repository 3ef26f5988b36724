import { addDays, type IsoDate } from './isoDate.ts';
import { nightsOf, type Stay } from './stay.ts';

/**
 * What an event of a platform's calendar says of its nights. Booking.com and unknown calendars describe sales and closures in
 * the same words, so theirs are `unclear`.
 */
export const feedStayKinds = ['sold', 'unclear', 'blocked'] as const;
export type FeedStayKind = (typeof feedStayKinds)[number];

/** Nights of a platform's calendar, without anything about a guest. */
export interface FeedStay extends Stay {
  kind: FeedStayKind;
}

/**
 * Each night once, in order, as what says most of it: `sold` before `unclear` before `blocked`. Stays that end where
 * another begins are two. Nights outside of `from` (inclusive) and `to` (exclusive) are left out.
 */
export function disjointStays(stays: Iterable<FeedStay>, from: IsoDate, to: IsoDate): FeedStay[] {
  const sorted = [...stays].sort(
    (a, b) =>
      feedStayKinds.indexOf(a.kind) - feedStayKinds.indexOf(b.kind) ||
      compare(a.checkIn, b.checkIn) ||
      compare(a.checkOut, b.checkOut),
  );
  const taken = new Set<IsoDate>();
  const found: FeedStay[] = [];
  for (const { checkIn, checkOut, kind } of sorted) {
    const within = { checkIn: checkIn > from ? checkIn : from, checkOut: checkOut < to ? checkOut : to };
    if (within.checkIn >= within.checkOut) continue;
    const nights = nightsOf(within).filter((night) => !taken.has(night));
    for (const night of nights) taken.add(night);
    found.push(...inRows(nights).map((row) => ({ ...row, kind })));
  }
  return found.sort((a, b) => compare(a.checkIn, b.checkIn));
}

/** The stays without the given nights, each in as many parts as that leaves. */
export function withoutNights(
  stays: Iterable<FeedStay>,
  isLeftOut: (stay: FeedStay, night: IsoDate) => boolean,
): FeedStay[] {
  return [...stays].flatMap((stay) =>
    inRows(nightsOf(stay).filter((night) => !isLeftOut(stay, night))).map((row) => ({ ...row, kind: stay.kind })),
  );
}

/** The nights of stays, sorted. */
export function nightsOfStays(stays: Iterable<Stay>): IsoDate[] {
  return [...new Set([...stays].flatMap(nightsOf))].sort();
}

/** Sorted nights as stays without gaps. */
export function inRows(nights: readonly IsoDate[]): { checkIn: IsoDate; checkOut: IsoDate }[] {
  const rows: { checkIn: IsoDate; checkOut: IsoDate }[] = [];
  for (const night of nights) {
    const last = rows.at(-1);
    if (last?.checkOut === night) last.checkOut = addDays(night, 1);
    else rows.push({ checkIn: night, checkOut: addDays(night, 1) });
  }
  return rows;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
