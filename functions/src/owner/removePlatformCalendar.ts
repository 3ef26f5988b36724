import type * as z from 'zod/mini';
import { planFeedNights, writeFeedNights } from '../bookings/feedNights.ts';
import { readPlatformCalendars } from '../calendars/readPlatformCalendars.ts';
import type { OwnerChange, removePlatformCalendarRequest } from '../contract/ownerCallables.ts';
import { commitChange, onlyChange, requireRevision } from './commitChange.ts';
import { comparedCalendar, firstDay, readOwnersCalendar } from './ownersCalendar.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

/**
 * Ends both URLs of a platform's calendar and frees the nights that only it has.
 * @throws {OwnerError} `calendar-not-found`, `changed-meanwhile`, `request-id-reused`
 */
export async function removePlatformCalendar(
  request: z.output<typeof removePlatformCalendarRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const changes = await commitChange({ name: 'removePlatformCalendar', request, owner, now }, async () => {
    const { document, calendar } = await readOwnersCalendar(request.calendar);
    requireRevision(document, request.revision);
    const freed = await planFeedNights(calendar, [], firstDay);
    const before = comparedCalendar(calendar);
    return [
      {
        reference: document.ref,
        before: document,
        action: 'calendarRemoved',
        fields: null,
        alongside: (batch) => writeFeedNights(batch, calendar.id, freed),
        final: true,
        compared: { before, after: Object.fromEntries(Object.keys(before).map((field) => [field, null])) },
      },
    ];
  });
  // No calendar is read: what guests are told may depend on the one that is gone.
  await readPlatformCalendars(now, { only: [] });
  return onlyChange(changes);
}
