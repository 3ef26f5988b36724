import { Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import property from '../../../villa/property.json' with { type: 'json' };
import { planFeedNights, writeFeedNights } from '../bookings/feedNights.ts';
import { feedNetwork } from '../calendars/feedNetwork.ts';
import { parseFeedUrl } from '../calendars/feedUrl.ts';
import { newExport, newFeed } from '../calendars/newFeed.ts';
import { readPlatformCalendars } from '../calendars/readPlatformCalendars.ts';
import { platformCalendarPath } from '../contract/collections.ts';
import type { SavePlatformCalendarResponse, savePlatformCalendarRequest } from '../contract/ownerCallables.ts';
import type { PlatformCalendar, StoredPlatformCalendar } from '../contract/platformCalendar.ts';
import { firestore } from '../platform/firestore.ts';
import { newSecret } from '../platform/secret.ts';
import { expectApartments } from './blockNights.ts';
import { commitChange, onlyChange, requireRevision } from './commitChange.ts';
import type { PlannedWrite } from './PlannedWrite.ts';
import { OwnerError } from './OwnerError.ts';
import { comparedCalendar, firstDay, readOwnersCalendar } from './ownersCalendar.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

type Request = z.output<typeof savePlatformCalendarRequest>;

/**
 * Connects an apartment's listing on a platform or changes it, then reads its calendar. Without a URL its nights become
 * free; with another one they stay until the new calendar is read.
 * @throws {OwnerError} `calendar-not-found`, `apartment-not-found`, `feed-url`, `not-possible`, `changed-meanwhile`,
 * `request-id-reused`
 */
export async function savePlatformCalendar(
  request: Request,
  owner: SignedInOwner,
  now: Date,
): Promise<SavePlatformCalendarResponse> {
  const feedUrl = request.feedUrl ? parseFeedUrl(request.feedUrl, feedNetwork())?.href : null;
  if (feedUrl === undefined || (feedUrl !== null && isOwnExport(feedUrl))) throw new OwnerError('feed-url');
  const id = request.calendar ?? request.requestId;
  const changes = await commitChange({ name: 'savePlatformCalendar', request, owner, now }, async () => [
    request.calendar === undefined
      ? await planNew(request, id, feedUrl, now)
      : await planEdit(request, request.calendar, feedUrl),
  ]);
  await readPlatformCalendars(now, { only: [id] });
  return { ...onlyChange(changes), calendar: id };
}

/** Both URLs stand in one card of the desk: ours in the platform's place would close every booked night for ever. */
function isOwnExport(feedUrl: string): boolean {
  return new URL(feedUrl).hostname === new URL(property.url).hostname;
}

async function planNew(
  { apartment, platform, label, ignoresBlocked, revision }: Request,
  id: string,
  feedUrl: string | null,
  now: Date,
): Promise<PlannedWrite> {
  if (revision !== 0) throw new OwnerError('calendar-not-found');
  await expectApartments([apartment]);
  const calendar: Omit<StoredPlatformCalendar<Timestamp>, 'revision'> = {
    apartment,
    platform,
    label,
    feedUrl,
    ignoresBlocked,
    exportKey: newSecret(),
    createdAt: Timestamp.fromDate(now),
    feed: newFeed,
    export: newExport,
  };
  return {
    reference: firestore().doc(platformCalendarPath(id)),
    action: 'calendarSaved',
    fields: calendar,
    final: true,
    compared: { before: {}, after: comparedCalendar(calendar) },
  };
}

async function planEdit(request: Request, id: string, feedUrl: string | null): Promise<PlannedWrite> {
  const { document, calendar } = await readOwnersCalendar(id);
  requireRevision(document, request.revision);
  const { apartment, platform, label, ignoresBlocked } = request;
  if (apartment !== calendar.apartment || platform !== calendar.platform) throw new OwnerError('not-possible');
  const changed = { apartment, platform, label, feedUrl, ignoresBlocked };
  const freed = feedUrl === null ? await planFeedNights(calendar, [], firstDay) : undefined;
  return {
    reference: document.ref,
    before: document,
    action: 'calendarSaved',
    fields: { ...changed, feed: nextFeed(calendar, feedUrl) },
    alongside: (batch) => {
      if (freed) writeFeedNights(batch, id, freed);
    },
    final: true,
    compared: { before: comparedCalendar(calendar), after: comparedCalendar(changed) },
  };
}

/** Another URL is another file: what was known of the old one does not count, but its nights do until it is read. */
function nextFeed({ feed, feedUrl: before }: PlatformCalendar<Timestamp>, feedUrl: string | null) {
  if (feedUrl === before) return feed;
  return feedUrl === null ? newFeed : { ...newFeed, events: feed.events, stays: feed.stays, holds: feed.holds };
}
