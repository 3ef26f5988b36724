import { addDays, daysBetween, monthOf, parseIsoDate, type IsoDate, type IsoMonth } from './isoDate.ts';

/** From arrival to departure. `checkOut` is exclusive: its night is free. */
export interface Stay {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
}

/** Upper limit for every stay rule; bounds the reads and writes of a request. */
export const longestStay = 100;

export type StayProblem = 'dates-required' | 'dates-invalid' | 'stay-too-long';

/** Upper limit for the nights that the owner closes at once: a year. */
export const longestBlock = 366;

/**
 * Parses a stay from untrusted values: both dates given, valid, departure after arrival.
 * @param most nights
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

/** Whether the stays share a night. Arrival on a departure day does not. */
export function overlaps(a: Stay, b: Stay): boolean {
  return a.checkIn < b.checkOut && b.checkIn < a.checkOut;
}

/** The months of the stay's nights, in order. */
export function monthsOf(stay: Stay): IsoMonth[] {
  return [...new Set(nightsOf(stay).map(monthOf))];
}
