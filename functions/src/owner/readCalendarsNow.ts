import type * as z from 'zod/mini';
import { readPlatformCalendars } from '../calendars/readPlatformCalendars.ts';
import type { ReadPlatformCalendarsResponse, readPlatformCalendarsRequest } from '../contract/ownerCallables.ts';
import { readOwnersCalendar } from './ownersCalendar.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

/**
 * Reads one platform calendar or all of them, as the scheduled reading does.
 * @throws {OwnerError} `calendar-not-found`
 */
export async function readCalendarsNow(
  { calendar, acceptEmpty }: z.output<typeof readPlatformCalendarsRequest>,
  _owner: SignedInOwner,
  now: Date,
): Promise<ReadPlatformCalendarsResponse> {
  if (calendar !== undefined) await readOwnersCalendar(calendar);
  const only = calendar === undefined ? undefined : [calendar];
  const { read, failed } = await readPlatformCalendars(now, { ...(only && { only }), acceptsEmpty: acceptEmpty });
  return { read: read.length, failed: failed.length };
}
