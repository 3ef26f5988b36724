import { BookingError } from '../bookings/BookingError.ts';
import { requestWindow } from '../contract/limits.ts';
import { count } from '../limits/count.ts';

/**
 * Rate-limits a call of one account or network.
 * @param most calls allowed in `requestWindow`; `undefined` for no limit
 * @throws {BookingError} `too-many-requests`
 */
export async function countOrRefuse(what: string, who: string, most: number | undefined, now: Date): Promise<void> {
  if (most === undefined) return;
  const rateLimit = await count([{ what, who, most, window: requestWindow }], undefined, now);
  if (!rateLimit.allowed) throw new BookingError('too-many-requests', { retryAfter: rateLimit.retryAfter });
}
