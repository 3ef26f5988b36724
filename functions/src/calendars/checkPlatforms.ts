import { setTimeout as pause } from 'node:timers/promises';
import type { BlockedNights } from '../contract/block.ts';
import { platformCalendarPath } from '../contract/collections.ts';
import type { PlatformCalendar } from '../contract/platformCalendar.ts';
import { freshFor, staleAfter } from '../domain/calendarFreshness.ts';
import { conflictsWith } from '../domain/platformConflict.ts';
import { firestore } from '../platform/firestore.ts';
import * as log from '../platform/log.ts';
import { readCalendarsOf } from './exportedEvents.ts';
import { readPlatformReads } from './platformReads.ts';
import { readPlatformCalendars } from './readPlatformCalendars.ts';
import { readStoredCalendar } from './readStoredCalendar.ts';

/** The fields of a platform's calendar by which an owner recognises it. */
type NamedCalendar = Pick<PlatformCalendar, 'id' | 'platform' | 'label' | 'feedUrl'>;

/** Reasons to doubt that the nights are free on other platforms. */
export interface PlatformConflictWarning {
  /** Calendars that list nights of the stays as taken. */
  taken: NamedCalendar[];
  /** Calendars that could not be read. */
  unread: NamedCalendar[];
}

/** How long a guest or owner may wait for the platforms, in milliseconds. */
const timeLimit = 6_000;

/**
 * Checks the calendars of other platforms before nights are promised: reads the apartments' calendars again, unless
 * they were read recently, and returns the conflicting and unread ones. For a villa that is on no platform, it reads
 * two documents.
 * @param when `binding`: a stay becomes confirmed now, so calendars are read again unless just read, within a time
 * limit. `requested`: the owner still decides, so only calendars whose last reading is old are read
 */
export async function checkPlatforms(
  stays: readonly BlockedNights[],
  when: 'binding' | 'requested',
  now: Date,
): Promise<PlatformConflictWarning> {
  const slugs = new Set(stays.map(({ apartment }) => apartment));
  const concerned = await readingsOf(slugs);
  if (concerned.length === 0) return { taken: [], unread: [] };
  const oldest = when === 'binding' ? freshFor : staleAfter;
  const old = concerned.filter(({ readAt }) => now.getTime() - readAt > oldest).map(({ id }) => id);
  const read = old.length > 0 ? await readInTime(old, now) : [];
  const unread = old.filter((id) => !read.includes(id));
  if (when === 'requested' && unread.length === 0) return { taken: [], unread: [] };
  return findConflicts(
    stays,
    concerned.map(({ id }) => id),
    unread,
  );
}

/** When the apartments' calendars were last read, in milliseconds; 0 if unknown. */
async function readingsOf(slugs: ReadonlySet<string>): Promise<{ id: string; readAt: number }[]> {
  const { feeds } = await readPlatformReads();
  if (feeds) {
    const concerned = Object.entries(feeds).filter(([, { apartment }]) => slugs.has(apartment));
    return concerned.map(([id, { readAt, isRead }]) => ({ id, readAt: isRead ? readAt.toMillis() : 0 }));
  }
  const calendars = (await Promise.all([...slugs].map(readCalendarsOf))).flat();
  return calendars.filter(({ feedUrl }) => feedUrl !== null).map(({ id }) => ({ id, readAt: 0 }));
}

/** @returns the IDs of the calendars that were read within the time limit; the others are aborted */
async function readInTime(ids: string[], now: Date): Promise<string[]> {
  const read: string[] = [];
  const limit = new AbortController();
  const reading = readPlatformCalendars(now, { only: ids, signal: limit.signal, onRead: (id) => read.push(id) }).catch(
    (error: unknown) => log.warn('calendars of platforms could not be read', { ids, error }),
  );
  await Promise.race([reading, pause(timeLimit)]);
  limit.abort();
  return [...read];
}

async function findConflicts(
  stays: readonly BlockedNights[],
  ids: readonly string[],
  unread: readonly string[],
): Promise<PlatformConflictWarning> {
  const db = firestore();
  const documents = await db.getAll(...ids.map((id) => db.doc(platformCalendarPath(id))));
  const warning: PlatformConflictWarning = { taken: [], unread: [] };
  for (const calendar of documents.flatMap((document) => readStoredCalendar(document) ?? [])) {
    const { id, platform, label, feedUrl, apartment, feed } = calendar;
    const named: NamedCalendar = { id, platform, label, feedUrl };
    const own = stays
      .filter((stay) => stay.apartment === apartment)
      .map((stay) => ({ ...stay, status: 'pending' }) as const);
    if (conflictsWith(feed.holds, own).length > 0) warning.taken.push(named);
    // An entry that cannot be understood may be a sale, so its calendar counts as unread.
    else if (unread.includes(id) || feed.remarks.some(({ kind }) => kind === 'odd')) warning.unread.push(named);
  }
  return warning;
}
