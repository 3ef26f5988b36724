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
import type { DocumentData } from 'firebase/firestore';
import { useMemo } from 'react';
import { millisOf } from '../millisOf.ts';
import { dataOf, useLiveQuery } from '../useLiveQuery.ts';

type Settings = 'id' | 'apartment' | 'platform' | 'label' | 'feedUrl' | 'ignoresBlocked' | 'exportKey' | 'revision';

/** An apartment's listing on a platform, as the desk shows it. Times are milliseconds since 1970. */
export interface DeskCalendar extends Pick<PlatformCalendar, Settings> {
  createdAt: number;
  /** Whether the calendar at this URL has ever been read. */
  isRead: boolean;
  /** Number of events in the last good reading. `holds` has the nights that they take. */
  events: number;
  holds: readonly FeedStay[];
  changedAt: number | undefined;
  problem: FeedProblem | undefined;
  failingSince: number | undefined;
  /** Set if the platform has limited our requests: the time of the next one. */
  retryAt: number | undefined;
  remarks: readonly Pick<FeedRemark, 'kind' | 'entry' | 'uid'>[];
}

/** All platform calendars, live, oldest first, for owners; `undefined` while loading. */
export function usePlatformCalendars(): readonly DeskCalendar[] | undefined {
  const calendars = dataOf(useLiveQuery(platformCalendarsCollection, readCalendar));
  return useMemo(() => calendars?.toSorted((a, b) => a.createdAt - b.createdAt), [calendars]);
}

function readCalendar(id: string, fields: DocumentData): DeskCalendar | undefined {
  const parsed = platformCalendarSchema.safeParse(fields);
  // Leaves out a calendar that an edit in the console has made unreadable.
  if (!parsed.success) return undefined;
  const feed = (fields.feed ?? {}) as Record<string, unknown>;
  return {
    id,
    ...parsed.data,
    createdAt: millisOf(fields.createdAt) ?? 0,
    isRead: feed.isRead === true,
    events: typeof feed.events === 'number' ? feed.events : 0,
    holds: feedStaysSchema.parse(feed.holds),
    changedAt: millisOf(feed.changedAt),
    problem: feedProblems.find((problem) => problem === feed.problem),
    failingSince: millisOf(feed.failingSince),
    retryAt: millisOf(feed.retryAt),
    remarks: feedRemarksSchema.parse(feed.remarks),
  };
}
