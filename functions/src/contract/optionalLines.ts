import type { PersonField } from './fieldLengths.ts';

/** Lines about a guest that may stay empty, in the order of the forms. Requests, bookings, changes by the owner and anonymising follow from this list. */
export const optionalLines = ['address', 'zipCode', 'city', 'state', 'country'] as const satisfies PersonField[];
export type OptionalLine = (typeof optionalLines)[number];

/** As a booking stores them: `null` is an empty one. */
export type OptionalLines = Record<OptionalLine, string | null>;

export function storedLines(given: Partial<Record<OptionalLine, string | null | undefined>> = {}): OptionalLines {
  return Object.fromEntries(optionalLines.map((name) => [name, given[name] || null])) as OptionalLines;
}
