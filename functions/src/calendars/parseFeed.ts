import { runInNewContext } from 'node:vm';
import { addDays, type IsoDate } from '../domain/isoDate.ts';
import type { Platform } from '../domain/platform.ts';
import { FeedError } from './FeedError.ts';
import { FeedZones } from './feedZones.ts';
import { feedHorizon } from './planFeed.ts';
import { type FeedEntry, readFeedEntry } from './readFeedEntry.ts';
import { isEventPart, splitFeed } from './splitFeed.ts';

/** Nights farther from today are not read. Limits the nights that a single line of a hostile file can produce. */
const daysBack = 400;
const ahead = feedHorizon + 100;
/** Of all events together. */
const maxStays = 20_000;
/** 10,000 events take less. */
const timeLimitMillis = 5_000;

/**
 * Reads a platform's calendar (RFC 5545), each event by itself: an event that cannot be understood is reported and does not affect
 * the others. Whole-day events are nights up to the exclusive end; times become days in the villa's time zone. Ignores `TRANSP`,
 * because calendar programs mark every whole-day event as transparent.
 * @param timeLimit in milliseconds; a time zone defined in the file may have endless rules
 * @throws {FeedError} `not-a-calendar`, `truncated`, `too-large`
 */
export function parseFeed(
  body: Uint8Array,
  platform: Platform,
  timeZone: string,
  today: IsoDate,
  timeLimit = timeLimitMillis,
): FeedEntry[] {
  const text = feedText(body).trim();
  if (!/^BEGIN\s*:\s*VCALENDAR\b/i.test(text)) throw new FeedError('not-a-calendar', 'does not begin like one');
  if (!/\nEND\s*:\s*VCALENDAR$/i.test(text)) throw new FeedError('truncated', 'does not end like a calendar');
  const period = { from: addDays(today, -daysBack), to: addDays(today, ahead) };
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
        if (stays > maxStays) throw new FeedError('too-large', 'too many nights');
        for (const entry of read) {
          // Identical entries without UID get numbered keys, so that each of them counts.
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

/** A computation was aborted because it took too long. */
class TimeLimitError extends Error {}

/**
 * Runs a computation and aborts it if it takes too long, even in an endless loop of a library. Not a sandbox: it runs our own
 * code.
 * @param timeLimit in milliseconds
 * @throws {TimeLimitError}
 */
function runWithin<Result>(timeLimit: number, compute: () => Result): Result {
  try {
    return runInNewContext('compute()', { compute }, { timeout: timeLimit }) as Result;
  } catch (error) {
    const isLate = (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new TimeLimitError(`longer than ${timeLimit} ms`) : error;
  }
}

/** Decodes and unfolds a calendar (RFC 5545, 3.1), with LF between lines. Old systems write Latin-1 or byte order marks. */
function feedText(body: Uint8Array): string {
  const utf16 = utf16Of(body);
  if (utf16) return unfold(new TextDecoder(utf16).decode(body));
  // Lines may be folded within a multi-byte character, so they are joined before decoding.
  const joined = Buffer.from(unfold(Buffer.from(body).toString('latin1')), 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(joined);
  } catch {
    return new TextDecoder('windows-1252').decode(joined);
  }
}

function unfold(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '');
}

function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}
