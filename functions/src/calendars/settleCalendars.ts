import { isEmptyChange, planFeedNights, writeFeedNights } from '../bookings/feedNights.ts';
import { platformCalendarPath, platformCalendarsCollection } from '../contract/collections.ts';
import { daysBetween, isoDate, todayIn } from '../domain/isoDate.ts';
import { backgroundAttempts, commitWithRetry } from '../platform/commitWithRetry.ts';
import { firestore } from '../platform/firestore.ts';
import * as log from '../platform/log.ts';
import { readSettings } from '../platform/readSettings.ts';
import { applyReading } from './applyReading.ts';
import type { Reading } from './planFeed.ts';

/** Reading of a calendar whose URL was removed in the console. */
const nothing: Reading = { status: 'changed', entries: [], etag: null, lastModified: null };

/**
 * Makes the nights of every platform calendar match its last reading, to repair edits in the console. A calendar without a URL
 * has no nights.
 * @returns the IDs of the calendars that were written
 */
export async function settleCalendars(now: Date): Promise<string[]> {
  const [{ docs }, settings] = await Promise.all([
    firestore().collection(platformCalendarsCollection).get(),
    readSettings(),
  ]);
  const settled: string[] = [];
  // Counting a calendar's nights costs one read, however many there are. Each day, the nights of one calendar are
  // compared one by one.
  const inFull = daysBetween(isoDate('1970-01-01'), todayIn(settings.timeZone, now)) % Math.max(1, docs.length);
  for (const [at, document] of docs.entries()) {
    const { id } = document;
    try {
      const hasUrl = typeof document.get('feedUrl') === 'string';
      const reading: Reading = hasUrl ? { status: 'stored' } : nothing;
      const options = { settings, now, compares: at === inFull ? 'each' : 'count', acceptsEmpty: !hasUrl } as const;
      const { outcome } = await applyReading(document, reading, options);
      if (outcome === 'changed') settled.push(id);
    } catch (error) {
      log.error('calendar of a platform could not be settled', { id, error });
    }
  }
  return settled;
}

const firstDay = isoDate('1970-01-01');

/**
 * Frees the nights of a calendar that was deleted in the console. Reads everything anew, so it may run late or twice. Does
 * nothing if the calendar exists.
 * @returns how many nights the calendar had
 */
export async function releaseRemovedCalendar(id: string): Promise<number> {
  return commitWithRetry(async () => {
    // Includes past nights, which would otherwise refer to a missing calendar.
    const changes = await planFeedNights({ id, apartment: '' }, [], firstDay);
    if (isEmptyChange(changes) || (await firestore().doc(platformCalendarPath(id)).get()).exists) {
      return { result: 0 };
    }
    const batch = firestore().batch();
    writeFeedNights(batch, id, changes);
    return { result: changes.leave.length, batch };
  }, backgroundAttempts);
}
