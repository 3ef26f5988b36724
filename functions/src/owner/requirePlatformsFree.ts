import { checkPlatforms } from '../calendars/checkPlatforms.ts';
import type { BlockedNights } from '../contract/block.ts';
import { OwnerError } from './OwnerError.ts';

/**
 * Looks at the calendars of other platforms before the owner confirms stays that hold their nights already.
 * @param despite IDs of the calendars that the owner was told of before
 * @throws {OwnerError} `platform-says-taken`, `platform-unread`, with all calendars that speak against it
 */
export async function requirePlatformsFree(
  stays: readonly BlockedNights[],
  despite: readonly string[],
  now: Date,
): Promise<void> {
  const { taken, unread } = await checkPlatforms(stays, 'binding', now);
  if (isAccepted(taken, despite) && isAccepted(unread, despite)) return;
  if (taken.length === 0) throw new OwnerError('platform-unread', { calendars: idsOf(unread) });
  throw new OwnerError('platform-says-taken', { calendars: idsOf(taken), unread: idsOf(unread) });
}

/**
 * The same before confirmed stays take nights: what a platform has taken refuses them by itself.
 * @throws {OwnerError} `platform-unread`
 */
export async function requirePlatformsRead(
  stays: readonly BlockedNights[],
  despite: readonly string[],
  now: Date,
): Promise<void> {
  const { unread } = await checkPlatforms(stays, 'binding', now);
  if (!isAccepted(unread, despite)) throw new OwnerError('platform-unread', { calendars: idsOf(unread) });
}

type Calendars = readonly { id: string }[];

function isAccepted(calendars: Calendars, despite: readonly string[]): boolean {
  return calendars.every(({ id }) => despite.includes(id));
}

function idsOf(calendars: Calendars): string[] {
  return calendars.map(({ id }) => id);
}
