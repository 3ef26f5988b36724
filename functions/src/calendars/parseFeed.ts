import { addDays, type IsoDate } from '../domain/isoDate.ts';
import type { Platform } from '../domain/platform.ts';
import type { FeedEntry } from './FeedEntry.ts';
import { FeedError } from './FeedError.ts';
import { feedHorizon } from './feedHorizon.ts';
import { feedText } from './feedText.ts';
import { FeedZones } from './feedZones.ts';
import { readFeedEntry } from './readFeedEntry.ts';
import { runWithin, TimeLimitError } from './runWithin.ts';
import { isEventPart, splitFeed } from './splitFeed.ts';

/** How far from today nights can matter, in days. Bounds what a hostile file makes of a single line. */
const past = 400;
const ahead = feedHorizon + 100;
/** Of all events together. */
const mostStays = 20_000;
/** In milliseconds: 10,000 events take less. */
const longest = 5_000;

/**
 * Reads a platform's calendar (RFC 5545), each event by itself: one that cannot be understood is told, and disturbs no other. Whole
 * days are nights up to the exclusive end; times are days of the villa's time zone. `TRANSP` says nothing here: calendar programs call
 * every event of whole days transparent.
 * @param timeLimit in milliseconds; a time zone that the file defines may have rules without an end
 * @throws {FeedError} `not-a-calendar`, `truncated`, `too-large`
 */
export function parseFeed(
  body: Uint8Array,
  platform: Platform,
  timeZone: string,
  today: IsoDate,
  timeLimit = longest,
): FeedEntry[] {
  const text = feedText(body).trim();
  if (!/^BEGIN\s*:\s*VCALENDAR\b/i.test(text)) throw new FeedError('not-a-calendar', 'does not begin like one');
  if (!/\nEND\s*:\s*VCALENDAR$/i.test(text)) throw new FeedError('truncated', 'does not end like a calendar');
  const period = { from: addDays(today, -past), to: addDays(today, ahead) };
  try {
    return runWithin(timeLimit, () => {
      const parts = splitFeed(text);
      const zones = new FeedZones(
        parts.filter(({ name, isWhole }) => name === 'VTIMEZONE' && isWhole),
        timeZone,
      );
      const entries: FeedEntry[] = [];
      const alike = new Map<string, number>();
      let stays = 0;
      for (const part of parts.filter(isEventPart)) {
        const read = readFeedEntry(part, { platform, zones, ...period });
        stays += read.reduce((sum, entry) => sum + entry.stays.length, 0);
        if (stays > mostStays) throw new FeedError('too-large', 'too many nights');
        for (const entry of read) {
          // Entries without UID that say the same are as many as there are.
          const count = entry.uid === null ? (alike.get(entry.key) ?? 0) : 0;
          alike.set(entry.key, count + 1);
          entries.push(count > 0 ? { ...entry, key: `${entry.key}-${count}` } : entry);
        }
      }
      return entries;
    });
  } catch (error) {
    if (error instanceof TimeLimitError) throw new FeedError('too-large', error.message);
    throw error;
  }
}
