import type { IsoDate } from './isoDate.ts';
import type { Stay } from './stay.ts';

const day = 86_400_000;

/**
 * Whether an unanswered request has expired: after `expiresAfterDays`, at the latest when its arrival day is over.
 * @param pendingSince in milliseconds since 1970; `undefined` if unreadable
 */
export function isRequestOver(
  stay: Stay,
  pendingSince: number | undefined,
  expiresAfterDays: number,
  now: Date,
  today: IsoDate,
): boolean {
  if (today > stay.checkIn) return true;
  return pendingSince !== undefined && now.getTime() - pendingSince >= expiresAfterDays * day;
}
