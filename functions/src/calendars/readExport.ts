import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { ICalCalendar } from 'ical-generator';
import property from '../../../villa/property.json' with { type: 'json' };
import { platformCalendarPath } from '../contract/collections.ts';
import type { ExportState, FeedState, PlatformCalendar } from '../contract/platformCalendar.ts';
import { inRows, nightsOfStays } from '../domain/feedStay.ts';
import { type IsoDate, todayIn } from '../domain/isoDate.ts';
import { overlaps, type Stay } from '../domain/stay.ts';
import { apartmentName } from '../mail/format/mailTexts.ts';
import { firestore } from '../platform/firestore.ts';
import { isNotFound } from '../platform/firestoreError.ts';
import { isSameKey } from '../platform/linkKey.ts';
import { readSettings } from '../platform/readSettings.ts';
import { type ExportedEvent, readCalendarsOf, readExportedEvents } from './exportedEvents.ts';
import { readStoredCalendar } from './readStoredCalendar.ts';

/** A calendar as sent to a platform. */
export interface CalendarExport {
  body: string;
  /** Strong ETag: it identifies the exact bytes. */
  etag: string;
  lastModified: Date;
}

/**
 * The export of an apartment's calendar for the platform with this key. Records the exported stays if they have changed, because
 * the platform's own calendar may repeat them.
 * @param key value of `key` in the URL
 * @param isSent whether the body is sent; otherwise nothing is recorded
 * @returns `undefined` for an unknown or replaced URL
 */
export async function readExport(
  slug: string,
  key: string,
  isSent: boolean,
  now: Date,
): Promise<CalendarExport | undefined> {
  const [id = '', secret = ''] = key.split('.');
  const named = readStoredCalendar(await firestore().doc(platformCalendarPath(id)).get());
  // A guessed key costs only one read.
  if (named?.apartment !== slug || !isSameKey(secret, named.exportKey)) return undefined;
  const [calendars, { timeZone, ownerLanguage }] = await Promise.all([readCalendarsOf(slug), readSettings()]);
  const reader = calendars.find((calendar) => calendar.id === id) ?? named;
  const today = todayIn(timeZone, now);
  const events = await readExportedEvents(reader, calendars, today);
  const body = composeExport(apartmentName(slug, ownerLanguage), events);
  const changed = isSent ? recordExport(reader, events, today, now) : undefined;
  if (changed) await write(reader, changed);
  // Includes other platforms' changes, because their sales are exported too.
  const changes = calendars.map(({ id: other, feed }) => (other === reader.id ? null : feed.changedAt));
  const times = [reader.createdAt, (changed ?? reader.export).changedAt, ...changes];
  const modified = Math.max(...times.map((at) => at?.toMillis() ?? 0));
  return {
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    // HTTP dates have whole seconds. Rounded up, because an earlier time would hide a change.
    lastModified: new Date(Math.ceil(modified / 1000) * 1000),
  };
}

/**
 * The state to store after exporting these stays; `undefined` if nothing has changed, apart from past nights. A night
 * that has left our calendar may still be an echo only if the platform has repeated it so far. Any other night that
 * appears is the platform's own.
 */
export function recordExport(
  { export: { stays: exported, ended }, feed }: { export: ExportState; feed: Pick<FeedState, 'stays' | 'holds'> },
  stays: readonly Stay[],
  today: IsoDate,
  now: Date,
): ExportState | undefined {
  const [before, after] = [ahead(exported, today), ahead(stays, today)];
  if (isDeepStrictEqual(before, after)) return undefined;
  const at = Timestamp.fromDate(now);
  const isExported = new Set(nightsOfStays(after));
  const own = new Set(nightsOfStays(feed.holds));
  const repeated = new Set(nightsOfStays(feed.stays).filter((night) => !own.has(night)));
  const entriesOf = (row: Stay) =>
    feed.stays.flatMap(({ entry, ...stay }) => (entry !== undefined && overlaps(stay, row) ? [entry] : []));
  const left = inRows(nightsOfStays(before).filter((night) => !isExported.has(night) && repeated.has(night))).map(
    (row) => ({ ...row, at, entries: entriesOf(row) }),
  );
  // Nights that are exported again have not ended.
  const earlier = ended.flatMap(({ at: since, entries, ...stay }) =>
    inRows(nightsOfStays([stay]).filter((night) => !isExported.has(night))).map((row) => ({
      ...row,
      at: since,
      entries,
    })),
  );
  return { stays: after, ended: [...earlier, ...left], changedAt: at };
}

function ahead(stays: readonly Stay[], today: IsoDate): Stay[] {
  return stays
    .filter(({ checkOut }) => checkOut > today)
    .map(({ checkIn, checkOut }) => ({ checkIn: checkIn > today ? checkIn : today, checkOut }))
    .sort((a, b) => (`${a.checkIn} ${a.checkOut}` < `${b.checkIn} ${b.checkOut}` ? -1 : 1));
}

async function write({ id }: PlatformCalendar, exported: ExportState): Promise<void> {
  try {
    await firestore().doc(platformCalendarPath(id)).update({ export: exported });
  } catch (error) {
    // The calendar has just been removed.
    if (!isNotFound(error)) throw error;
  }
}

/** The events as an iCalendar (RFC 5545): whole days, departure day exclusive. */
function composeExport(name: string, events: readonly ExportedEvent[]): string {
  const { hostname } = new URL(property.url);
  const calendar = new ICalCalendar({
    prodId: { company: property.slug, product: 'calendar', language: 'EN' },
    name: `${property.name}: ${name}`,
  });
  for (const { uid, checkIn, checkOut, summary, changedAt } of events) {
    calendar.createEvent({
      id: `${uid}@${hostname}`,
      stamp: changedAt,
      allDay: true,
      start: `${checkIn}T00:00:00Z`,
      end: `${checkOut}T00:00:00Z`,
      summary,
    });
  }
  // Every line must end with CRLF, including the last one (RFC 5545, 3.1).
  return `${calendar.toString().trimEnd()}\r\n`;
}
