import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import property from '../../../villa/property.json' with { type: 'json' };
import { planFeedNights, writeFeedNights } from '../bookings/feedNights.ts';
import { feedNetwork, parseFeedUrl } from '../calendars/feedUrl.ts';
import { readPlatformCalendars } from '../calendars/readPlatformCalendars.ts';
import { newExport, newFeed, readStoredCalendar } from '../calendars/readStoredCalendar.ts';
import { platformCalendarPath } from '../contract/collections.ts';
import type {
  SavePlatformCalendarResponse,
  savePlatformCalendarRequest,
  ReadPlatformCalendarsResponse,
  readPlatformCalendarsRequest,
  OwnerChange,
  replaceExportKeyRequest,
  removePlatformCalendarRequest,
} from '../contract/ownerCallables.ts';
import type { PlatformCalendar, StoredPlatformCalendar } from '../contract/platformCalendar.ts';
import { isoDate } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import { newSecret } from '../platform/secret.ts';
import { expectApartments } from './blockNights.ts';
import { commitOne, requireRevision, type PlannedWrite, type SignedInOwner } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';

type Request = z.output<typeof savePlatformCalendarRequest>;

/**
 * Connects an apartment's listing on a platform, or changes the connection, then reads its calendar. Removing the URL frees
 * its nights; with a new URL they stay taken until the new calendar has been read.
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
  const change = await commitOne({ name: 'savePlatformCalendar', request, owner, now }, () =>
    request.calendar === undefined ? planNew(request, id, feedUrl, now) : planEdit(request, request.calendar, feedUrl),
  );
  await readPlatformCalendars(now, { only: [id] });
  return { ...change, calendar: id };
}

/**
 * Whether the owner has pasted the URL of our own export, which the desk shows in the same card. Reading it would close
 * every booked night for ever.
 */
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
  const calendar: Omit<StoredPlatformCalendar, 'revision'> = {
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

/** A new URL resets the reading state. The nights and events of the old calendar stay until the new one has been read. */
function nextFeed({ feed, feedUrl: before }: PlatformCalendar, feedUrl: string | null) {
  if (feedUrl === before) return feed;
  return feedUrl === null ? newFeed : { ...newFeed, events: feed.events, stays: feed.stays, holds: feed.holds };
}

/** Earlier than every night, because a removed calendar releases its past nights too. */
export const firstDay = isoDate('1970-01-01');

/** @throws {OwnerError} `calendar-not-found` */
async function readOwnersCalendar(id: string): Promise<{ document: DocumentSnapshot; calendar: PlatformCalendar }> {
  const document = await firestore().doc(platformCalendarPath(id)).get();
  const calendar = readStoredCalendar(document);
  if (!calendar) throw new OwnerError('calendar-not-found');
  return { document, calendar };
}

type Compared = Pick<PlatformCalendar, 'apartment' | 'platform' | 'label' | 'feedUrl' | 'ignoresBlocked'>;

/** The fields that the history records of a calendar. The feed's URL is a secret, so only its host is included. */
function comparedCalendar({ apartment, platform, label, feedUrl, ignoresBlocked }: Compared) {
  const feedHost = feedUrl !== null && URL.canParse(feedUrl) ? new URL(feedUrl).hostname : null;
  return { apartment, platform, label, feedHost, ignoresBlocked };
}

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

/**
 * Gives our calendar for a platform a new secret URL. The old URL stops working at once.
 * @throws {OwnerError} `calendar-not-found`, `changed-meanwhile`, `request-id-reused`
 */
export async function replaceExportKey(
  request: z.output<typeof replaceExportKeyRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  return commitOne({ name: 'replaceExportKey', request, owner, now }, async () => {
    const { document, calendar } = await readOwnersCalendar(request.calendar);
    requireRevision(document, request.revision);
    const compared = comparedCalendar(calendar);
    return {
      reference: document.ref,
      before: document,
      action: 'exportKeyReplaced',
      fields: { exportKey: newSecret() },
      final: true,
      // The history never contains a secret, so it records only that this one was replaced.
      compared: { before: compared, after: compared },
    };
  });
}

/**
 * Removes a platform's calendar: both of its URLs stop working, and nights that only it holds become free.
 * @throws {OwnerError} `calendar-not-found`, `changed-meanwhile`, `request-id-reused`
 */
export async function removePlatformCalendar(
  request: z.output<typeof removePlatformCalendarRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const change = await commitOne({ name: 'removePlatformCalendar', request, owner, now }, async () => {
    const { document, calendar } = await readOwnersCalendar(request.calendar);
    requireRevision(document, request.revision);
    const freed = await planFeedNights(calendar, [], firstDay);
    const before = comparedCalendar(calendar);
    return {
      reference: document.ref,
      before: document,
      action: 'calendarRemoved',
      fields: null,
      alongside: (batch) => writeFeedNights(batch, calendar.id, freed),
      final: true,
      compared: { before, after: Object.fromEntries(Object.keys(before).map((field) => [field, null])) },
    };
  });
  // Reads no calendar, but updates the state shown to guests, which may depend on the removed one.
  await readPlatformCalendars(now, { only: [] });
  return change;
}
