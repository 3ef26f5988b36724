const minute = 60_000;

/** How often platform calendars are read, in minutes. */
export const feedInterval = 20;

/** A calendar that was last read longer ago than this may not know of a sale: six readings failed. */
export const staleAfter = 120 * minute;

/** A calendar read within this time is not read again just before a booking becomes binding. */
export const freshFor = 2 * minute;

/**
 * Whether a calendar was last read too long ago to be relied on.
 * @param readAt its last good reading, else when it was connected; in milliseconds
 */
export function isStale(readAt: number, now: number): boolean {
  return now - readAt > staleAfter;
}
