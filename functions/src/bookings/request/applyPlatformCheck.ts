import type { PlatformCheck } from './PlatformCheck.ts';
import type { PlannedRequest } from './planRequest.ts';

/**
 * The request after a look at the platforms' calendars: while one of them cannot be read, nothing is confirmed at once, and
 * the owner is told to look there. Nights that a platform has taken are held like all others, so they refuse it by themselves.
 */
export async function applyPlatformCheck(
  planned: PlannedRequest,
  check: PlatformCheck,
  now: Date,
): Promise<PlannedRequest> {
  const stays = planned.bookings.map(({ apartment }) => ({ apartment, ...planned.stay }));
  const { unread } = await check(stays, planned.status === 'confirmed' ? 'binding' : 'requested', now);
  return unread.length > 0 ? { ...planned, status: 'pending', platformsUnread: true } : planned;
}
