import { addDays, type IsoDate } from './isoDate.ts';
import { nightsOf, type Stay } from './stay.ts';

/**
 * Whether an event of a platform's calendar is a sale or a closure. Booking.com and unknown calendars use the same words for
 * both, so their events are `unclear`.
 */
export const feedStayKinds = ['sold', 'unclear', 'blocked'] as const;
export type FeedStayKind = (typeof feedStayKinds)[number];

/** Nights of a platform's calendar, without guest data. */
export interface FeedStay extends Stay {
  kind: FeedStayKind;
  /** Key that identifies the calendar's entry in the next reading. Only in stored readings. */
  entry?: string;
}

/**
 * Sorted stays in which each night occurs once, with its strongest kind: `sold` before `unclear` before `blocked`. Adjacent
 * stays are not merged. Leaves out nights before `from` and from `to` on.
 */
export function disjointStays(stays: Iterable<FeedStay>, from: IsoDate, to: IsoDate): FeedStay[] {
  const sorted = [...stays].sort(
    (a, b) =>
      feedStayKinds.indexOf(a.kind) - feedStayKinds.indexOf(b.kind) ||
      compare(a.checkIn, b.checkIn) ||
      compare(a.checkOut, b.checkOut),
  );
  // Works on ranges instead of nights, because a file may contain thousands of events that last for years.
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

/** The sorted stays without duplicates, cut to `from` (inclusive) and `to` (exclusive). They may overlap. */
export function distinctStays(stays: Iterable<FeedStay>, from: IsoDate, to: IsoDate): FeedStay[] {
  const found = new Map<string, FeedStay>();
  for (const { kind, entry, ...stay } of stays) {
    const [checkIn, checkOut] = [later(stay.checkIn, from), earlier(stay.checkOut, to)];
    const distinct = { checkIn, checkOut, kind, ...(entry !== undefined && { entry }) };
    if (checkIn < checkOut) found.set(`${checkIn} ${checkOut} ${kind} ${entry}`, distinct);
  }
  return [...found].sort(([a], [b]) => compare(a, b)).map(([, stay]) => stay);
}

/** The stays without the given nights; a stay may be split into several. */
export function withoutNights(
  stays: Iterable<FeedStay>,
  isLeftOut: (stay: FeedStay, night: IsoDate) => boolean,
): FeedStay[] {
  return [...stays].flatMap((stay) =>
    inRows(nightsOf(stay).filter((night) => !isLeftOut(stay, night))).map((row) => ({ ...row, kind: stay.kind })),
  );
}

/** Returns a function that tells whether `others` include this night of the stay, with at least as strong a kind. */
export function coveredBy(others: readonly FeedStay[]): (stay: FeedStay, night: IsoDate) => boolean {
  const best = new Map<IsoDate, number>();
  for (const other of others) {
    const rank = feedStayKinds.indexOf(other.kind);
    for (const night of nightsOf(other)) best.set(night, Math.min(best.get(night) ?? rank, rank));
  }
  return ({ kind }, night) => (best.get(night) ?? feedStayKinds.length) <= feedStayKinds.indexOf(kind);
}

/** The nights of the stays, sorted and without duplicates. */
export function nightsOfStays(stays: Iterable<Stay>): IsoDate[] {
  return [...new Set([...stays].flatMap(nightsOf))].sort();
}

/** Groups sorted nights into stays of consecutive nights. */
export function inRows(nights: readonly IsoDate[]): { checkIn: IsoDate; checkOut: IsoDate }[] {
  const rows: { checkIn: IsoDate; checkOut: IsoDate }[] = [];
  for (const night of nights) {
    const last = rows.at(-1);
    if (last?.checkOut === night) last.checkOut = addDays(night, 1);
    else rows.push({ checkIn: night, checkOut: addDays(night, 1) });
  }
  return rows;
}

/** Whether the stay equals one of the others, or several of them in a row without a gap. */
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
