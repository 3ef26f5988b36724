import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { platformCalendarsCollection } from '../contract/collections.ts';
import type { PlatformCalendar, PlatformReads } from '../contract/platformCalendar.ts';
import type { StoredTime } from '../contract/storedFields.ts';
import { todayIn } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import * as log from '../platform/log.ts';
import { readSettings } from '../platform/readSettings.ts';
import { applyReading } from './applyReading.ts';
import { readPlatformReads, recordReadings } from './platformReads.ts';
import { readFeed } from './readFeed.ts';
import { readStoredCalendar } from './readStoredCalendar.ts';

const concurrentReadings = 4;
const minute = 60_000;
/** Between two rounds, because the scheduler runs more often. */
const minPauseMillis = 15 * minute;

/** Which calendars were read. */
interface CalendarsRead {
  read: string[];
  failed: string[];
}

interface Options {
  /** IDs of the calendars to read; all if missing. */
  only?: readonly string[];
  /** Whether the owner has confirmed that they are really empty. */
  acceptsEmpty?: boolean;
  /** Aborts the readings. Calendars that are not read by then count as failed. */
  signal?: AbortSignal;
  /** Called with the ID of each calendar as soon as it is read. */
  onRead?: (id: string) => void;
}

/**
 * Reads the platforms' calendars, a few at a time, and takes and frees their nights. Publishes which apartments have a calendar
 * whose last reading is too old.
 */
export async function readPlatformCalendars(now: Date, options: Options = {}): Promise<CalendarsRead> {
  // Reads the times before listing the calendars, so that a calendar connected meanwhile is recognised as new.
  return readCalendars(await readPlatformReads(), now, options);
}

/** Reads all calendars, unless that was done a few minutes ago. */
export async function readDueCalendars(now: Date): Promise<CalendarsRead> {
  const reads = await readPlatformReads();
  if (reads.triedAt && now.getTime() - reads.triedAt.toMillis() < minPauseMillis) return { read: [], failed: [] };
  return readCalendars(reads, now, {});
}

/** @param reads the recorded readings, from before the calendars are listed */
async function readCalendars(
  reads: PlatformReads,
  now: Date,
  { only, acceptsEmpty = false, signal, onRead }: Options,
): Promise<CalendarsRead> {
  const [calendars, settings] = await Promise.all([findCalendars(), readSettings()]);
  const result: CalendarsRead = { read: [], failed: [] };
  const waiting = calendars.filter(({ calendar: { id, feedUrl } }) => feedUrl !== null && (!only || only.includes(id)));
  await Promise.all(
    Array.from({ length: Math.min(concurrentReadings, waiting.length) }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { id } = next.calendar;
        const isRead = await read(next);
        if (isRead) onRead?.(id);
        (isRead ? result.read : result.failed).push(id);
      }
    }),
  );
  await recordReadings(
    calendars.map(({ calendar }) => calendar),
    { known: reads, read: result.read, isRound: only === undefined, now },
  );
  log.info('calendars of platforms read', { outcome: result.read.length, ids: result.failed });
  return result;

  async function read(found: FoundCalendar): Promise<boolean> {
    try {
      let next: FoundCalendar | undefined = found;
      // Reads once more if the URL or the nights were changed during the fetch.
      for (let turn = 1; next && turn <= 2; turn += 1) {
        const { document, calendar } = next;
        if (calendar.feedUrl === null) return false;
        const isConditional = isOfToday(reads.feeds?.[calendar.id]?.readAt);
        const reading = await readFeed(calendar, calendar.feedUrl, { settings, now, isConditional, signal });
        if (signal?.aborted) return false;
        const applied = await applyReading(document, reading, { settings, now, acceptsEmpty });
        if ('problem' in applied) return applied.problem === null;
        if (applied.outcome === 'gone') return false;
        next = foundCalendar(await document.ref.get());
      }
    } catch (error) {
      // Continues with the others; the next round tries again.
      log.warn('calendar of a platform could not be read', { id: found.calendar.id, error });
    }
    return false;
  }

  /** Each calendar is read in full once a day, even if unchanged, because its stored state may have been edited in the console. */
  function isOfToday(readAt: StoredTime | undefined): boolean {
    return readAt !== undefined && todayIn(settings.timeZone, readAt.toDate()) === todayIn(settings.timeZone, now);
  }
}

interface FoundCalendar {
  document: DocumentSnapshot;
  calendar: PlatformCalendar;
}

async function findCalendars(): Promise<FoundCalendar[]> {
  const { docs } = await firestore().collection(platformCalendarsCollection).get();
  return docs.flatMap((document) => foundCalendar(document) ?? []);
}

function foundCalendar(document: DocumentSnapshot): FoundCalendar | undefined {
  const calendar = readStoredCalendar(document);
  return calendar && { document, calendar };
}
