const minute = 60_000;

/** How often platform calendars are read, in minutes. */
export const feedInterval = 20;

/** Age in milliseconds beyond which a calendar may miss a sale. By then six readings have failed. */
export const staleAfter = 120 * minute;

/** Age in milliseconds up to which a calendar is not read again just before a booking becomes binding. */
export const freshFor = 2 * minute;

/**
 * Whether the last reading of a calendar is too old to rely on.
 * @param readAt time of its last good reading, or else when it was connected; in milliseconds
 */
export function isStale(readAt: number, now: number): boolean {
  return now - readAt > staleAfter;
}
