import type { PersonField } from './fieldLengths.ts';

/** Optional lines about a guest, in the order of the forms. Requests, bookings, the owner's edits and anonymising use this list. */
export const optionalLines = ['address', 'zipCode', 'city', 'state', 'country'] as const satisfies PersonField[];
export type OptionalLine = (typeof optionalLines)[number];

/** The optional lines as stored in a booking: `null` if empty. */
type OptionalLines = Record<OptionalLine, string | null>;

export function storedLines(given: Partial<Record<OptionalLine, string | null | undefined>> = {}): OptionalLines {
  return Object.fromEntries(optionalLines.map((name) => [name, given[name] || null])) as OptionalLines;
}
