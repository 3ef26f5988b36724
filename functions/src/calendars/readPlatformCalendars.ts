import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { apartmentPath, platformCalendarsCollection, platformReadsDocument } from '../contract/collections.ts';
import type { PlatformCalendar, StoredPlatformReads } from '../contract/platformCalendar.ts';
import { isStale } from '../domain/calendarFreshness.ts';
import { firestore } from '../platform/firestore.ts';
import { isNotFound } from '../platform/firestoreError.ts';
import * as log from '../platform/log.ts';
import { readSettings } from '../platform/readSettings.ts';
import { applyReading } from './applyReading.ts';
import { readFeed } from './readFeed.ts';
import { readStoredCalendar } from './readStoredCalendar.ts';

/** How many are read at once. */
const atOnce = 4;
const minute = 60_000;
/** The scheduler calls more often than calendars are to be read. */
const pause = 15 * minute;

/** Which calendars were read. */
export interface CalendarsRead {
  read: string[];
  failed: string[];
}

/**
 * Reads the platforms' calendars, a few at a time, and takes and frees their nights. Publishes which apartments have a
 * calendar that was not read for long.
 * @param only IDs; all if missing
 */
export async function readPlatformCalendars(
  now: Date,
  { only, acceptsEmpty = false }: { only?: readonly string[]; acceptsEmpty?: boolean } = {},
): Promise<CalendarsRead> {
  const [calendars, settings] = await Promise.all([readCalendars(), readSettings()]);
  const result: CalendarsRead = { read: [], failed: [] };
  const waiting = calendars.filter(({ calendar: { id, feedUrl } }) => feedUrl !== null && (!only || only.includes(id)));
  await Promise.all(
    Array.from({ length: Math.min(atOnce, waiting.length) }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const list = (await read(next)) ? result.read : result.failed;
        list.push(next.calendar.id);
      }
    }),
  );
  await noteReadings(
    calendars.map(({ calendar }) => calendar),
    result.read,
    only === undefined,
    now,
  );
  log.calendarsRead(result.read.length, result.failed);
  return result;

  async function read({ document, calendar }: FoundCalendar): Promise<boolean> {
    const reading = await readFeed(calendar, calendar.feedUrl ?? '', settings, now);
    try {
      const outcome = await applyReading(document, reading, { settings, now, acceptsEmpty });
      if (outcome === 'gone' || reading.status === 'failed') return false;
      // An empty calendar is not believed at once.
      return reading.status === 'unchanged' || reading.events > 0 || acceptsEmpty || calendar.feed.stays.length === 0;
    } catch (error) {
      // The others are read all the same; the next round tries again.
      log.feedNotRead(calendar.id, error);
      return false;
    }
  }
}

/** Reads all calendars, unless that was done a few minutes ago. */
export async function readDueCalendars(now: Date): Promise<CalendarsRead> {
  const { triedAt } = await readReads();
  if (triedAt && now.getTime() - triedAt.toMillis() < pause) return { read: [], failed: [] };
  return readPlatformCalendars(now);
}

/** Which calendars were last read when. What an edit in the console has broken is left out; the next round writes it anew. */
export async function readReads(): Promise<Partial<StoredPlatformReads<Timestamp>>> {
  const document = await firestore().doc(platformReadsDocument).get();
  const { feeds, triedAt, unreadSince } = (document.data() ?? {}) as Record<string, unknown>;
  const read = Object.entries(feeds ?? {}).flatMap(([id, feed]: [string, unknown]) => {
    const { apartment, readAt } = (feed ?? {}) as Record<string, unknown>;
    return typeof apartment === 'string' && readAt instanceof Timestamp ? [[id, { apartment, readAt }] as const] : [];
  });
  const said = Object.entries(unreadSince ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    feeds: Object.fromEntries(read),
    ...(triedAt instanceof Timestamp && { triedAt }),
    unreadSince: Object.fromEntries(said),
  };
}

interface FoundCalendar {
  document: DocumentSnapshot;
  calendar: PlatformCalendar<Timestamp>;
}

async function readCalendars(): Promise<FoundCalendar[]> {
  const { docs } = await firestore().collection(platformCalendarsCollection).get();
  return docs.flatMap((document) => {
    const calendar = readStoredCalendar(document);
    return calendar ? [{ document, calendar }] : [];
  });
}

/** One write for all, and one per apartment of which guests are to be told something else. */
async function noteReadings(
  calendars: readonly PlatformCalendar<Timestamp>[],
  read: readonly string[],
  isRound: boolean,
  now: Date,
): Promise<void> {
  const reads = await readReads();
  const feeds: StoredPlatformReads<Timestamp>['feeds'] = {};
  for (const { id, apartment, feedUrl, createdAt } of calendars) {
    if (feedUrl === null) continue;
    const readAt = read.includes(id) ? Timestamp.fromDate(now) : (reads.feeds?.[id]?.readAt ?? createdAt);
    feeds[id] = { apartment, readAt };
  }
  const known = Object.keys(reads.feeds ?? {});
  if (Object.keys(feeds).length === 0 && known.length === 0) return;
  const unreadSince = unreadApartments(feeds, now);
  const published = reads.unreadSince ?? {};
  await firestore()
    .doc(platformReadsDocument)
    .set({
      feeds,
      triedAt: isRound || !reads.triedAt ? Timestamp.fromDate(now) : reads.triedAt,
      unreadSince,
    } satisfies StoredPlatformReads<Timestamp>);
  const slugs = new Set([...Object.keys(published), ...Object.keys(unreadSince)]);
  for (const slug of slugs) {
    if (published[slug] !== unreadSince[slug]) await publish(slug, unreadSince[slug]);
  }
}

function unreadApartments(feeds: StoredPlatformReads<Timestamp>['feeds'], now: Date): Record<string, string> {
  const unread: Record<string, string> = {};
  for (const { apartment, readAt } of Object.values(feeds)) {
    if (!isStale(readAt.toMillis(), now.getTime())) continue;
    const since = readAt.toDate().toISOString();
    const other = unread[apartment];
    unread[apartment] = other && other < since ? other : since;
  }
  return unread;
}

/** The apartment's document is public. */
async function publish(slug: string, since: string | undefined): Promise<void> {
  try {
    await firestore()
      .doc(apartmentPath(slug))
      .update({ platformsUnreadSince: since ?? FieldValue.delete() });
  } catch (error) {
    // An apartment that no longer exists.
    if (!isNotFound(error)) throw error;
  }
}
