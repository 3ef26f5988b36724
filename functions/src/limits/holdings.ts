/** A limit on how many nights the requests of one email, or all unproven ones together, may hold at a time. */
export interface Bound {
  /** ID of the document `limits/{holder}` that lists what is held. */
  holder: string;
  /** What the request would hold of it. */
  nights: number;
  most: number;
}

/** Holdings by the number of the request's first booking; times in milliseconds. */
export type Holdings = Record<string, { nights: number; at: number; until: number; bookings: readonly string[] }>;

/** How long a holding counts before its booking exists, in milliseconds. */
export const onItsWay = 60_000;

/** Whether the request would hold more than the limit. The same number is the same request. */
export function boundReached(
  { nights, most }: Pick<Bound, 'nights' | 'most'>,
  held: Holdings,
  number: string,
): boolean {
  const others = Object.entries(held).filter(([other]) => other !== number);
  return others.reduce((sum, [, holding]) => sum + holding.nights, nights) > most;
}

/** Numbers whose requests may have ended. */
export function endedCandidates(held: Holdings, now: Date): string[] {
  return Object.entries(held)
    .filter(([, { at }]) => now.getTime() - at >= onItsWay)
    .map(([number]) => number);
}

/** Those of the candidates of whose bookings none is held any more. */
export function endedOf(candidates: readonly string[], held: Holdings, stillHeld: ReadonlySet<string>): string[] {
  return candidates.filter((number) => !held[number]?.bookings.some((booking) => stillHeld.has(booking)));
}
