import { platformCalendarsCollection } from 'functions/contract/collections';
import {
  feedProblems,
  feedRemarksSchema,
  feedStaysSchema,
  platformCalendarSchema,
  type FeedProblem,
  type FeedRemark,
  type PlatformCalendar,
} from 'functions/contract/platformCalendar';
import type { FeedStay } from 'functions/domain/feedStay';
import { collection, type FirestoreDataConverter } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';

type Settings = 'id' | 'apartment' | 'platform' | 'label' | 'feedUrl' | 'ignoresBlocked' | 'exportKey' | 'revision';

/** An apartment's listing on a platform, as the desk shows it. Times are milliseconds since 1970. */
export interface DeskCalendar extends Pick<PlatformCalendar, Settings> {
  createdAt: number;
  /** Whether the calendar at this URL was ever read. */
  isRead: boolean;
  /** Events of the last good reading, and the nights that it takes. */
  events: number;
  holds: readonly FeedStay[];
  changedAt: number | undefined;
  problem: FeedProblem | undefined;
  failingSince: number | undefined;
  /** When a platform that wants to be left alone is asked again. */
  retryAt: number | undefined;
  remarks: readonly Pick<FeedRemark, 'kind' | 'entry' | 'uid'>[];
}

/** All platform calendars as they are now, for owners, the oldest first: `undefined` while loading. */
export function usePlatformCalendars(): readonly DeskCalendar[] | undefined {
  const { status, data } = useFirestoreCollectionData(
    collection(useFirestore(), platformCalendarsCollection).withConverter(converter),
  );
  return useMemo(() => {
    if (status === 'loading') return undefined;
    return data.filter((one) => one !== undefined).sort((a, b) => a.createdAt - b.createdAt);
  }, [status, data]);
}

const converter: FirestoreDataConverter<DeskCalendar | undefined> = {
  fromFirestore(document) {
    const data = document.data();
    const parsed = platformCalendarSchema.safeParse(data);
    // An edit in the console has left nothing to show.
    if (!parsed.success) return undefined;
    const feed = (data.feed ?? {}) as Record<string, unknown>;
    return {
      id: document.id,
      ...parsed.data,
      createdAt: millisOf(data.createdAt) ?? 0,
      isRead: feed.isRead === true,
      events: typeof feed.events === 'number' ? feed.events : 0,
      holds: feedStaysSchema.parse(feed.holds),
      changedAt: millisOf(feed.changedAt),
      problem: feedProblems.find((problem) => problem === feed.problem),
      failingSince: millisOf(feed.failingSince),
      retryAt: millisOf(feed.retryAt),
      remarks: feedRemarksSchema.parse(feed.remarks),
    };
  },
  toFirestore() {
    throw new Error('Platform calendars are written by functions');
  },
};

/** A Firestore timestamp in milliseconds since 1970; `undefined` for anything else. */
export function millisOf(timestamp: unknown): number | undefined {
  const { toMillis } = (timestamp ?? {}) as { toMillis?: unknown };
  return typeof toMillis === 'function' ? (toMillis as () => number).call(timestamp) : undefined;
}
