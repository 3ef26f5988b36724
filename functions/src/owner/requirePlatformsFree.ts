import { checkPlatforms, type PlatformConflictWarning } from '../calendars/checkPlatforms.ts';
import type { BlockedNights } from '../contract/block.ts';
import { OwnerError } from './OwnerError.ts';

/** A platform's calendar lists the nights as taken (`platform-says-taken`), or else could not be read (`platform-unread`). */
export class PlatformConflict extends OwnerError {
  readonly warning: PlatformConflictWarning;

  constructor(warning: PlatformConflictWarning) {
    const { taken, unread } = warning;
    if (taken.length === 0) super('platform-unread', { calendars: idsOf(unread) });
    else super('platform-says-taken', { calendars: idsOf(taken), unread: idsOf(unread) });
    this.warning = warning;
  }
}

/**
 * Checks the calendars of other platforms before stays become binding.
 * @param ignoredPlatformIds IDs of the calendars that the owner was already warned about
 * @param holds whether the stays already hold their nights. If not, the batch that takes them fails anyway on nights
 * that a platform has taken
 * @throws {PlatformConflict} with all conflicting and unread calendars
 */
export async function requirePlatformsFree(
  stays: readonly BlockedNights[],
  ignoredPlatformIds: readonly string[],
  now: Date,
  holds: boolean,
): Promise<void> {
  const { taken, unread } = await checkPlatforms(stays, 'binding', now);
  const warning = { taken: holds ? taken : [], unread };
  if (![...warning.taken, ...unread].every(({ id }) => ignoredPlatformIds.includes(id))) {
    throw new PlatformConflict(warning);
  }
}

function idsOf(calendars: readonly { id: string }[]): string[] {
  return calendars.map(({ id }) => id);
}
