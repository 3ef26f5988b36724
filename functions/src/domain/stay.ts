import { addDays, daysBetween, monthOf, parseIsoDate, type IsoDate, type IsoMonth } from './isoDate.ts';

/** Dates from arrival to departure. `checkOut` is exclusive: the night after departure is not part of the stay. */
export interface Stay {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
}

/** A stay with `day` counted from today. */
export interface DayStay {
  readonly day: number;
  readonly nights: number;
}

export function toDayStay(stay: Stay, today: IsoDate): DayStay {
  return { day: daysBetween(today, stay.checkIn), nights: nightCount(stay) };
}

/** Upper limit in nights for every stay rule. Bounds the reads and writes of a request. */
export const longestStay = 100;

export type StayProblem = 'dates-required' | 'dates-invalid' | 'stay-too-long';

/** Upper limit for the nights of one block: a year. */
export const longestBlock = 366;

/**
 * Parses a stay from untrusted values. Both dates must be given and valid, with departure after arrival.
 * @param most maximum number of nights
 */
export function parseStay(
  checkIn: unknown,
  checkOut: unknown,
  most = longestStay,
): { stay: Stay } | { problem: StayProblem } {
  if (isMissing(checkIn) || isMissing(checkOut)) return { problem: 'dates-required' };
  const from = parseIsoDate(checkIn);
  const to = parseIsoDate(checkOut);
  if (!from || !to || to <= from) return { problem: 'dates-invalid' };
  if (daysBetween(from, to) > most) return { problem: 'stay-too-long' };
  return { stay: { checkIn: from, checkOut: to } };
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

export function nightCount(stay: Stay): number {
  return daysBetween(stay.checkIn, stay.checkOut);
}

/** The nights in order, without the day of departure. */
export function nightsOf(stay: Stay): IsoDate[] {
  return Array.from({ length: nightCount(stay) }, (_, index) => addDays(stay.checkIn, index));
}

/** Whether the stays share a night. Arriving on another stay's departure day is no overlap. */
export function overlaps(a: Stay, b: Stay): boolean {
  return a.checkIn < b.checkOut && b.checkIn < a.checkOut;
}

/** The months of the stay's nights, in order. */
export function monthsOf(stay: Stay): IsoMonth[] {
  return [...new Set(nightsOf(stay).map(monthOf))];
}
