import { parseStay, type Stay } from './stay.ts';

/** Target of a move; without `apartment` the stay keeps its apartment. */
export interface MoveTarget {
  readonly apartment?: string;
  readonly stay: Stay;
}

/**
 * Parses a booking's `moveTo`: `2027-06-10/2027-06-14` or `olive 2027-06-10/2027-06-14`, spaces allowed. `undefined` if
 * it is neither.
 */
export function parseMoveTo(text: string): MoveTarget | undefined {
  const match = /^(?:([a-z0-9-]+)\s+)?(\d{4}-\d{2}-\d{2})\s*\/\s*(\d{4}-\d{2}-\d{2})$/.exec(text.trim().toLowerCase());
  if (!match) return undefined;
  const [, apartment, checkIn, checkOut] = match;
  const parsed = parseStay(checkIn, checkOut);
  if ('problem' in parsed) return undefined;
  return apartment === undefined ? { stay: parsed.stay } : { apartment, stay: parsed.stay };
}
