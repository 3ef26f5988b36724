import { addDays, daysBetween, monthOf, parseIsoDate, type IsoDate, type IsoMonth } from './isoDate.ts';

/** From the day of arrival to the day of departure. `checkOut` is exclusive: its night is free for the next guest. */
export interface Stay {
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
}

/** Most nights that any owner's rules may allow. It bounds what a request can make the server read and write. */
export const longestStay = 100;

export type StayProblem = 'dates-required' | 'dates-invalid' | 'stay-too-long';

/** A stay from two values of unknown origin: both given, both real days, departure after arrival. */
export function parseStay(checkIn: unknown, checkOut: unknown): { stay: Stay } | { problem: StayProblem } {
  if (isMissing(checkIn) || isMissing(checkOut)) return { problem: 'dates-required' };
  const from = parseIsoDate(checkIn);
  const to = parseIsoDate(checkOut);
  if (!from || !to || to <= from) return { problem: 'dates-invalid' };
  if (daysBetween(from, to) > longestStay) return { problem: 'stay-too-long' };
  return { stay: { checkIn: from, checkOut: to } };
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

export function nightCount(stay: Stay): number {
  return daysBetween(stay.checkIn, stay.checkOut);
}

/** The nights slept, in order; the day of departure is none of them. */
export function nightsOf(stay: Stay): IsoDate[] {
  return Array.from({ length: nightCount(stay) }, (_, index) => addDays(stay.checkIn, index));
}

/** Do the stays share a night? Leaving on the day another guest arrives shares none. */
export function overlaps(a: Stay, b: Stay): boolean {
  return a.checkIn < b.checkOut && b.checkIn < a.checkOut;
}

/** The months that hold a night of the stay, in order. */
export function monthsOf(stay: Stay): IsoMonth[] {
  return [...new Set(nightsOf(stay).map(monthOf))];
}
