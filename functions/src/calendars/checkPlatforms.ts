import { setTimeout as pause } from 'node:timers/promises';
import type { NamedCalendar, PlatformCheck, PlatformDoubt } from '../bookings/request/PlatformCheck.ts';
import { platformCalendarPath } from '../contract/collections.ts';
import { freshFor, staleAfter } from '../domain/calendarFreshness.ts';
import { conflictsWith } from '../domain/platformConflict.ts';
import { firestore } from '../platform/firestore.ts';
import * as log from '../platform/log.ts';
import { readCalendarsOf } from './exportedEvents.ts';
import { readPlatformReads } from './platformReads.ts';
import { readPlatformCalendars } from './readPlatformCalendars.ts';
import { readStoredCalendar } from './readStoredCalendar.ts';

/** How long a guest or owner waits for the platforms, in milliseconds. */
const timeLimit = 6_000;

/**
 * Reads the calendars of the apartments once more, if they were not read just now, and tells what speaks against promising
 * the nights. Costs two document reads for a villa that is on no platform.
 */
export const checkPlatforms: PlatformCheck = async (stays, when, now) => {
  const slugs = new Set(stays.map(({ apartment }) => apartment));
  const concerned = await readingsOf(slugs);
  if (concerned.length === 0) return { taken: [], unread: [] };
  const oldest = when === 'binding' ? freshFor : staleAfter;
  const old = concerned.filter(({ readAt }) => now.getTime() - readAt > oldest).map(({ id }) => id);
  const read = old.length > 0 ? await readInTime(old, now) : [];
  const unread = old.filter((id) => !read.includes(id));
  if (when === 'requested' && unread.length === 0) return { taken: [], unread: [] };
  return findDoubt(
    stays,
    concerned.map(({ id }) => id),
    unread,
  );
};

/** When the apartments' calendars were last read, in milliseconds; 0 if nothing is known of it. */
async function readingsOf(slugs: ReadonlySet<string>): Promise<{ id: string; readAt: number }[]> {
  const { feeds } = await readPlatformReads();
  if (feeds) {
    const concerned = Object.entries(feeds).filter(([, { apartment }]) => slugs.has(apartment));
    return concerned.map(([id, { readAt, isRead }]) => ({ id, readAt: isRead ? readAt.toMillis() : 0 }));
  }
  const calendars = (await Promise.all([...slugs].map(readCalendarsOf))).flat();
  return calendars.filter(({ feedUrl }) => feedUrl !== null).map(({ id }) => ({ id, readAt: 0 }));
}

/** @returns the IDs of those that were read within the time limit; nothing is read after it */
async function readInTime(ids: string[], now: Date): Promise<string[]> {
  const read: string[] = [];
  const limit = new AbortController();
  const reading = readPlatformCalendars(now, { only: ids, signal: limit.signal, onRead: (id) => read.push(id) }).catch(
    (error: unknown) => log.feedNotRead(ids.join(), error),
  );
  await Promise.race([reading, pause(timeLimit)]);
  limit.abort();
  return [...read];
}

async function findDoubt(
  stays: Parameters<PlatformCheck>[0],
  ids: readonly string[],
  unread: readonly string[],
): Promise<PlatformDoubt> {
  const db = firestore();
  const documents = await db.getAll(...ids.map((id) => db.doc(platformCalendarPath(id))));
  const doubt: PlatformDoubt = { taken: [], unread: [] };
  for (const calendar of documents.flatMap((document) => readStoredCalendar(document) ?? [])) {
    const { id, platform, label, feedUrl, apartment, feed } = calendar;
    const named: NamedCalendar = { id, platform, label, feedUrl };
    const own = stays
      .filter((stay) => stay.apartment === apartment)
      .map((stay) => ({ ...stay, status: 'pending' }) as const);
    if (conflictsWith(feed.holds, own).length > 0) doubt.taken.push(named);
    // A sale may stand in an entry that nobody understands.
    else if (unread.includes(id) || feed.remarks.some(({ kind }) => kind === 'odd')) doubt.unread.push(named);
  }
  return doubt;
}
