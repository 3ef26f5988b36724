import type { Timestamp } from 'firebase-admin/firestore';
import type { PlatformCalendar } from '../contract/platformCalendar.ts';
import type { Settings } from '../contract/settings.ts';
import { todayIn } from '../domain/isoDate.ts';
import * as log from '../platform/log.ts';
import { FeedError } from './FeedError.ts';
import { feedNetwork } from './feedNetwork.ts';
import { fetchFeed } from './fetchFeed.ts';
import { parseFeed } from './parseFeed.ts';
import type { Reading } from './planFeed.ts';

/** Fetches and parses the calendar of a platform. Never throws: what went wrong is part of the reading. */
export async function readFeed(
  { id, platform, feed }: PlatformCalendar<Timestamp>,
  feedUrl: string,
  { timeZone }: Settings,
  now: Date,
): Promise<Exclude<Reading, { status: 'stored' }>> {
  try {
    // An empty or broken calendar has to be looked at again in full.
    const known = feed.problem ? { etag: null, lastModified: null } : feed;
    const fetched = await fetchFeed(feedUrl, { etag: known.etag, lastModified: known.lastModified }, feedNetwork());
    if (fetched.status === 'unchanged') return { status: 'unchanged' };
    const { events, stays } = parseFeed(fetched.body, platform, timeZone, todayIn(timeZone, now));
    return { status: 'changed', events, stays, etag: fetched.etag, lastModified: fetched.lastModified };
  } catch (error) {
    log.feedNotRead(id, error);
    return { status: 'failed', problem: error instanceof FeedError ? error.problem : 'not-a-calendar' };
  }
}
