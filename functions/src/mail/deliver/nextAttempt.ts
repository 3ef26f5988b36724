import type { FailureKind } from './DeliveryError.ts';

const minute = 60_000;
const hour = 60 * minute;

const shortestPause = minute;
const longestPause = hour;
/** How long a mail is retried, from its first attempt on, in milliseconds. */
const patience = 24 * hour;

/**
 * Time of the next attempt in milliseconds since 1970; `null` for never. Pauses double (1, 2, 4, 8 ... minutes) up to
 * an hour.
 */
export function nextAttempt(kind: FailureKind, startMillis: number, nowMillis: number): number | null {
  if (kind !== 'later') return null;
  const tried = nowMillis - startMillis;
  const next = nowMillis + Math.min(Math.max(tried, shortestPause), longestPause);
  return next - startMillis <= patience ? next : null;
}
