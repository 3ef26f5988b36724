import { platformCalendarsCollection } from '../contract/collections.ts';
import { daysBetween, isoDate, todayIn } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import * as log from '../platform/log.ts';
import { readSettings } from '../platform/readSettings.ts';
import { applyReading } from './applyReading.ts';
import type { Reading } from './planFeed.ts';

/** Of a calendar whose URL was removed in the console. */
const nothing: Reading = { status: 'changed', entries: [], etag: null, lastModified: null };

/**
 * Makes the nights of every platform calendar what its last reading says, to make up for edits in the console. Without a URL it
 * has none.
 * @returns the IDs of those that were written
 */
export async function settleCalendars(now: Date): Promise<string[]> {
  const [{ docs }, settings] = await Promise.all([
    firestore().collection(platformCalendarsCollection).get(),
    readSettings(),
  ]);
  const settled: string[] = [];
  // The number of nights costs one read, however many a platform has closed. Each night of one calendar is compared a day.
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
      log.calendarNotSettled(id, error);
    }
  }
  return settled;
}
