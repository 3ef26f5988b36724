import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { apartmentPath, platformReadsDocument } from '../contract/collections.ts';
import type { PlatformCalendar, StoredPlatformReads } from '../contract/platformCalendar.ts';
import { isStale } from '../domain/calendarFreshness.ts';
import { firestore } from '../platform/firestore.ts';
import { isNotFound } from '../platform/firestoreError.ts';

type Feeds = StoredPlatformReads<Timestamp>['feeds'];

/** `platformReads/latest`. Without `feeds` if it is missing or an edit in the console has broken it: nothing is known then. */
export type PlatformReads = { feeds?: Feeds; triedAt?: Timestamp; unreadSince: Record<string, string> };

/** Which calendars were last read when. */
export async function readPlatformReads(): Promise<PlatformReads> {
  return platformReadsOf(await firestore().doc(platformReadsDocument).get());
}

export function platformReadsOf(document: DocumentSnapshot): PlatformReads {
  const { feeds, triedAt, unreadSince } = (document.data() ?? {}) as Record<string, unknown>;
  const readable = feedsOf(feeds);
  const published = Object.entries(unreadSince ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    ...(readable && { feeds: readable }),
    ...(triedAt instanceof Timestamp && { triedAt }),
    unreadSince: Object.fromEntries(published),
  };
}

/** All or nothing: a calendar that is missing would pass for one that nobody has to read. */
function feedsOf(value: unknown): Feeds | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const feeds: Feeds = {};
  for (const [id, feed] of Object.entries(value)) {
    const { apartment, readAt, isRead } = (feed ?? {}) as Record<string, unknown>;
    if (typeof apartment !== 'string' || !(readAt instanceof Timestamp)) return undefined;
    feeds[id] = { apartment, readAt, isRead: isRead === true };
  }
  return feeds;
}

interface Readings {
  /** The document as it was before the calendars were listed. */
  known: PlatformReads;
  /** IDs of the calendars that were read. */
  read: readonly string[];
  /** Whether all were tried. */
  isRound: boolean;
  now: Date;
}

/**
 * Records which calendars were read: one write for all, and one for each apartment of which guests are to be told something
 * else. Calendars that others have connected or read meanwhile keep what was recorded of them.
 * @param calendars all
 */
export async function recordReadings(
  calendars: readonly PlatformCalendar<Timestamp>[],
  { known, read, isRound, now }: Readings,
): Promise<void> {
  const reference = firestore().doc(platformReadsDocument);
  const withFeed = calendars.filter(({ feedUrl }) => feedUrl !== null);
  if (withFeed.length === 0 && known.feeds && Object.keys(known.feeds).length === 0) return;
  const changed = await firestore().runTransaction(async (transaction) => {
    const document = await transaction.get(reference);
    if (!document.exists && withFeed.length === 0) return undefined;
    const stored = platformReadsOf(document);
    const feeds: Feeds = { ...stored.feeds };
    for (const id of Object.keys(known.feeds ?? {})) {
      if (!withFeed.some((calendar) => calendar.id === id)) delete feeds[id];
    }
    for (const { id, apartment, feed } of withFeed) {
      const before = feeds[id]?.readAt;
      const isNewer = read.includes(id) && !(before && before.toMillis() > now.getTime());
      // Of a calendar that was never read, the time begins now.
      const readAt = isNewer || !before ? Timestamp.fromDate(now) : before;
      feeds[id] = { apartment, readAt, isRead: feed.isRead || read.includes(id) };
    }
    const unreadSince = unreadApartments(feeds, now);
    transaction.set(reference, {
      feeds,
      triedAt: isRound || !stored.triedAt ? Timestamp.fromDate(now) : stored.triedAt,
      unreadSince,
    } satisfies StoredPlatformReads<Timestamp>);
    return { before: stored.unreadSince, after: unreadSince };
  });
  if (!changed) return;
  const { before, after } = changed;
  for (const slug of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[slug] !== after[slug]) await publish(slug, after[slug]);
  }
}

function unreadApartments(feeds: Feeds, now: Date): Record<string, string> {
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
