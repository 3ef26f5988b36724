import type { PlatformCalendar } from '../contract/platformCalendar.ts';
import type { Settings } from '../contract/settings.ts';
import { todayIn } from '../domain/isoDate.ts';
import * as log from '../platform/log.ts';
import { FeedError } from './FeedError.ts';
import { feedNetwork } from './feedUrl.ts';
import { fetchFeed } from './fetchFeed.ts';
import { parseFeed } from './parseFeed.ts';
import type { Reading } from './planFeed.ts';

interface Options {
  settings: Settings;
  now: Date;
  /** Whether to send a conditional request, which may be answered with "not changed". */
  isConditional: boolean;
  /** Aborts the reading, which then counts as failed. */
  signal?: AbortSignal | undefined;
}

/** Fetches and parses the calendar of a platform. Never throws; an error becomes part of the reading. */
export async function readFeed(
  { id, platform, feed }: PlatformCalendar,
  feedUrl: string,
  { settings: { timeZone }, now, isConditional, signal }: Options,
): Promise<Exclude<Reading, { status: 'stored' }>> {
  const { retryAt } = feed;
  if (retryAt && retryAt.toMillis() > now.getTime()) {
    return { status: 'failed', problem: 'busy', retryAt: retryAt.toDate() };
  }
  try {
    // A calendar with a problem must be fetched in full again.
    const { etag, lastModified } = feed.problem || !isConditional ? { etag: null, lastModified: null } : feed;
    const fetched = await fetchFeed(feedUrl, { etag, lastModified }, feedNetwork(), signal);
    if (fetched.status === 'unchanged') return { status: 'unchanged' };
    const entries = parseFeed(fetched.body, platform, timeZone, todayIn(timeZone, now));
    return { status: 'changed', entries, etag: fetched.etag, lastModified: fetched.lastModified };
  } catch (error) {
    log.warn('calendar of a platform could not be read', { id, error });
    if (!(error instanceof FeedError)) return { status: 'failed', problem: 'not-a-calendar' };
    const { problem, retryAfter } = error;
    return {
      status: 'failed',
      problem,
      ...(retryAfter !== undefined && { retryAt: new Date(now.getTime() + retryAfter) }),
    };
  }
}
