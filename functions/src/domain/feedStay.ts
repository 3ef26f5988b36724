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
  /** Recognises the calendar's entry in its next reading. Only in what is stored of a reading. */
  entry?: string;
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
  // By ranges, not by nights: a file may hold thousands of events of years.
  let free: { checkIn: IsoDate; checkOut: IsoDate }[] = [{ checkIn: from, checkOut: to }];
  const found: FeedStay[] = [];
  for (const { checkIn, checkOut, kind } of sorted) {
    const touched = free.filter((range) => checkIn < range.checkOut && range.checkIn < checkOut);
    if (touched.length === 0) continue;
    for (const range of touched) {
      found.push({ checkIn: later(checkIn, range.checkIn), checkOut: earlier(checkOut, range.checkOut), kind });
    }
    free = free.flatMap((range) => {
      if (!touched.includes(range)) return [range];
      const before = { checkIn: range.checkIn, checkOut: checkIn };
      const after = { checkIn: checkOut, checkOut: range.checkOut };
      return [before, after].filter((part) => part.checkIn < part.checkOut);
    });
  }
  return found.sort((a, b) => compare(a.checkIn, b.checkIn));
}

/** The stays of each entry from `from` (inclusive) to `to` (exclusive), each once, in order. They may overlap. */
export function distinctStays(stays: Iterable<FeedStay>, from: IsoDate, to: IsoDate): FeedStay[] {
  const found = new Map<string, FeedStay>();
  for (const { kind, entry, ...stay } of stays) {
    const [checkIn, checkOut] = [later(stay.checkIn, from), earlier(stay.checkOut, to)];
    const distinct = { checkIn, checkOut, kind, ...(entry !== undefined && { entry }) };
    if (checkIn < checkOut) found.set(`${checkIn} ${checkOut} ${kind} ${entry}`, distinct);
  }
  return [...found].sort(([a], [b]) => compare(a, b)).map(([, stay]) => stay);
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

/** Whether others have the night as at least as much as the stay says of it. */
export function coveredBy(others: readonly FeedStay[]): (stay: FeedStay, night: IsoDate) => boolean {
  const best = new Map<IsoDate, number>();
  for (const other of others) {
    const rank = feedStayKinds.indexOf(other.kind);
    for (const night of nightsOf(other)) best.set(night, Math.min(best.get(night) ?? rank, rank));
  }
  return ({ kind }, night) => (best.get(night) ?? feedStayKinds.length) <= feedStayKinds.indexOf(kind);
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

/** Whether the stay is exactly one of the others, or several of them that follow one another without a gap. */
export function isMadeOf({ checkIn, checkOut }: Stay, others: readonly Stay[]): boolean {
  const reached = new Set<IsoDate>([checkIn]);
  for (const day of reached) {
    if (day === checkOut) return true;
    for (const other of others) {
      if (other.checkIn === day && other.checkOut > day && other.checkOut <= checkOut) reached.add(other.checkOut);
    }
  }
  return false;
}

function later(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b;
}

function earlier(a: IsoDate, b: IsoDate): IsoDate {
  return a < b ? a : b;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
