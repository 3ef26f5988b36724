import { platformCalendarsCollection } from '../contract/collections.ts';
import { todayIn, weekdayOf } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import * as log from '../platform/log.ts';
import { readSettings } from '../platform/readSettings.ts';
import { applyReading } from './applyReading.ts';
import type { Reading } from './planFeed.ts';

/** Of a calendar whose URL was removed in the console. */
const nothing: Reading = { status: 'changed', events: 0, stays: [], etag: null, lastModified: null };

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
  // Their number costs one read, however many a platform has closed; each of them is compared once a week.
  const compares = weekdayOf(todayIn(settings.timeZone, now)) === 1 ? 'each' : 'count';
  for (const document of docs) {
    const { id } = document;
    try {
      const hasUrl = typeof document.get('feedUrl') === 'string';
      const reading: Reading = hasUrl ? { status: 'stored' } : nothing;
      const options = { settings, now, compares, acceptsEmpty: !hasUrl } as const;
      const { outcome } = await applyReading(document, reading, options);
      if (outcome === 'changed') settled.push(id);
    } catch (error) {
      log.calendarNotSettled(id, error);
    }
  }
  return settled;
}
