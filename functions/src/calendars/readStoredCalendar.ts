import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import {
  endedEntriesSchema,
  feedProblems,
  feedRemarksSchema,
  feedStaysSchema,
  platformCalendarSchema,
  exportedStaysSchema,
  type PlatformCalendar,
} from '../contract/platformCalendar.ts';

/**
 * A calendar from its document, which an edit in the console may have changed. What cannot be read of its state counts as
 * not there, so that the next reading writes it anew.
 * @returns `undefined` without an apartment
 */
export function readStoredCalendar(document: DocumentSnapshot): PlatformCalendar<Timestamp> | undefined {
  const data = document.data();
  const parsed = platformCalendarSchema.safeParse(data);
  if (!data || !parsed.success) return undefined;
  const feed = recordOf(data.feed);
  const exported = recordOf(data.export);
  const [stays, holds] = [feed.stays, feed.holds].map((value) => feedStaysSchema.safeParse(value).data);
  const isIntact = stays !== undefined && holds !== undefined;
  const ended = Array.isArray(exported.ended) ? exported.ended.map(recordOf) : [];
  return {
    id: document.id,
    ...parsed.data,
    isIntact,
    createdAt: timeOf(data.createdAt) ?? Timestamp.fromMillis(0),
    feed: {
      isRead: isIntact && feed.isRead === true,
      events: typeof feed.events === 'number' ? feed.events : 0,
      stays: stays ?? [],
      holds: holds ?? [],
      changedAt: timeOf(feed.changedAt),
      // "Not changed" would be an answer about nights that are not known any more.
      etag: isIntact ? textOf(feed.etag) : null,
      lastModified: isIntact ? textOf(feed.lastModified) : null,
      problem: feedProblems.find((problem) => problem === feed.problem) ?? null,
      failingSince: timeOf(feed.failingSince),
      retryAt: timeOf(feed.retryAt),
      isOwnerNotified: feed.isOwnerNotified === true,
      remarks: feedRemarksSchema.parse(feed.remarks).flatMap(({ since, ...remark }) => {
        const time = timeOf(since);
        return time ? [{ ...remark, since: time }] : [];
      }),
    },
    export: {
      stays: exportedStaysSchema.parse(exported.stays),
      ended: ended.flatMap(({ at, entries, ...stay }) => {
        const [read] = exportedStaysSchema.parse([stay]);
        const since = timeOf(at);
        return read && since ? [{ ...read, at: since, entries: endedEntriesSchema.parse(entries) }] : [];
      }),
      changedAt: timeOf(exported.changedAt),
    },
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function timeOf(value: unknown): Timestamp | null {
  return value instanceof Timestamp ? value : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
