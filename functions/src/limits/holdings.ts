/** A limit on what one account, one network or all unproven requests together may hold at a time. */
export interface Bound {
  /** ID of the document `limits/{holder}` that lists what is held. */
  holder: string;
  counts: 'requests' | 'nights';
  most: number;
}

/** Holdings by the number of the request's first booking; times in milliseconds. */
export type Holdings = Record<string, { nights: number; at: number; until: number; bookings: readonly string[] }>;

/** How long a holding counts before its booking exists, in milliseconds. */
export const onItsWay = 60_000;

/** Whether one more holding exceeds the limit. The same number is the same request. */
export function boundReached(
  { counts, most }: Pick<Bound, 'counts' | 'most'>,
  held: Holdings,
  added: { number: string; nights: number },
): boolean {
  const others = Object.entries(held).filter(([number]) => number !== added.number);
  const nights = others.reduce((sum, [, holding]) => sum + holding.nights, added.nights);
  return (counts === 'nights' ? nights : others.length + 1) > most;
}

/** Numbers whose requests may have ended. */
export function endedCandidates(held: Holdings, now: Date): string[] {
  return Object.entries(held)
    .filter(([, { at }]) => now.getTime() - at >= onItsWay)
    .map(([number]) => number);
}

/** Those of the candidates of whose bookings none waits any more. */
export function endedOf(candidates: readonly string[], held: Holdings, waiting: ReadonlySet<string>): string[] {
  return candidates.filter((number) => !held[number]?.bookings.some((booking) => waiting.has(booking)));
}
