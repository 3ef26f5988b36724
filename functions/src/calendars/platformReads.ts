import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { apartmentPath, platformReadsDocument } from '../contract/collections.ts';
import { platformReadsSchema, type PlatformCalendar, type PlatformReads } from '../contract/platformCalendar.ts';
import { isStale } from '../domain/calendarFreshness.ts';
import { firestore } from '../platform/firestore.ts';
import { isNotFound } from '../platform/firestoreError.ts';

type Feeds = NonNullable<PlatformReads['feeds']>;

/** When each calendar was last read. */
export async function readPlatformReads(): Promise<PlatformReads> {
  return platformReadsOf(await firestore().doc(platformReadsDocument).get());
}

export function platformReadsOf(document: DocumentSnapshot): PlatformReads {
  return platformReadsSchema.parse(document.data() ?? {});
}

interface Readings {
  /** The document before the calendars were listed. */
  known: PlatformReads;
  /** IDs of the calendars that were read. */
  read: readonly string[];
  /** Whether all calendars were tried. */
  isRound: boolean;
  now: Date;
}

/**
 * Records which calendars were read: one write for all, and one for each apartment whose public state changes. Calendars that
 * were connected or read by other calls meanwhile keep their records.
 * @param calendars all calendars
 */
export async function recordReadings(
  calendars: readonly PlatformCalendar[],
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
      // For a calendar that was never read, the waiting time begins now.
      const readAt = isNewer || !before ? Timestamp.fromDate(now) : before;
      feeds[id] = { apartment, readAt, isRead: feed.isRead || read.includes(id) };
    }
    const unreadSince = unreadApartments(feeds, now);
    transaction.set(reference, {
      feeds,
      triedAt: isRound || !stored.triedAt ? Timestamp.fromDate(now) : stored.triedAt,
      unreadSince,
    } satisfies PlatformReads);
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

/** Writes the time to the apartment's public document. */
async function publish(slug: string, since: string | undefined): Promise<void> {
  try {
    await firestore()
      .doc(apartmentPath(slug))
      .update({ platformsUnreadSince: since ?? FieldValue.delete() });
  } catch (error) {
    // The apartment no longer exists.
    if (!isNotFound(error)) throw error;
  }
}
