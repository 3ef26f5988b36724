import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { platformCalendarPath } from '../contract/collections.ts';
import type { ExportState, FeedState, PlatformCalendar } from '../contract/platformCalendar.ts';
import { inRows, nightsOfStays } from '../domain/feedStay.ts';
import { todayIn, type IsoDate } from '../domain/isoDate.ts';
import { overlaps, type Stay } from '../domain/stay.ts';
import { apartmentName } from '../mail/format/mailTexts.ts';
import { firestore } from '../platform/firestore.ts';
import { isNotFound } from '../platform/firestoreError.ts';
import { isSameKey } from '../platform/linkKey.ts';
import { readSettings } from '../platform/readSettings.ts';
import { composeExport } from './composeExport.ts';
import { readCalendarsOf, readExportedEvents } from './exportedEvents.ts';
import { readStoredCalendar } from './readStoredCalendar.ts';

/** A calendar as it is sent to a platform. */
export interface CalendarExport {
  body: string;
  /** Strong: equal bytes. */
  etag: string;
  lastModified: Date;
}

/**
 * The calendar of an apartment for the platform whose key is given. Records what the platform is told, if that has changed: its
 * own calendar may repeat it.
 * @param key value of `key` in the URL
 * @param isSent whether the body is sent; otherwise nobody is told anything
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
  // Whoever guesses costs one read.
  if (named?.apartment !== slug || !isSameKey(secret, named.exportKey)) return undefined;
  const [calendars, { timeZone, ownerLanguage }] = await Promise.all([readCalendarsOf(slug), readSettings()]);
  const reader = calendars.find((calendar) => calendar.id === id) ?? named;
  const today = todayIn(timeZone, now);
  const events = await readExportedEvents(reader, calendars, today);
  const body = composeExport(apartmentName(slug, ownerLanguage), events);
  const changed = isSent ? recordExport(reader, events, today, now) : undefined;
  if (changed) await write(reader, changed);
  // What others have sold is told too.
  const changes = calendars.map(({ id: other, feed }) => (other === reader.id ? null : feed.changedAt));
  const times = [reader.createdAt, (changed ?? reader.export).changedAt, ...changes];
  const modified = Math.max(...times.map((at) => at?.toMillis() ?? 0));
  return {
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    // HTTP dates have whole seconds; an earlier one would hide a change.
    lastModified: new Date(Math.ceil(modified / 1000) * 1000),
  };
}

/**
 * What is stored after a platform was told these stays; `undefined` if it was told the same before, apart from nights that are over.
 * Of what has left our calendar, only nights that the platform repeated until now may be repeated for a while: any others
 * that come are its own.
 */
export function recordExport(
  {
    export: { stays: exported, ended },
    feed,
  }: { export: ExportState<Timestamp>; feed: Pick<FeedState, 'stays' | 'holds'> },
  stays: readonly Stay[],
  today: IsoDate,
  now: Date,
): ExportState<Timestamp> | undefined {
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
  // Nights that are told again do not end.
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

async function write({ id }: PlatformCalendar, exported: ExportState<Timestamp>): Promise<void> {
  try {
    await firestore().doc(platformCalendarPath(id)).update({ export: exported });
  } catch (error) {
    // Removed in this moment.
    if (!isNotFound(error)) throw error;
  }
}
