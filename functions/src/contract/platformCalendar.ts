import './configureZod.ts';
import * as z from 'zod/mini';
import { feedStayKinds } from '../domain/feedStay.ts';
import { platforms } from '../domain/platform.ts';
import { isoDay, storedTime } from './storedFields.ts';

/**
 * Why a platform's calendar could not be read, or was not accepted. Texts: `problems` in
 * `locales/{language}/hostPlatforms.json`.
 */
export const feedProblems = [
  /** The URL is not allowed, its host is unknown, or it leads into a private network. */
  'url',
  /** No connection, or no answer in time. */
  'unreachable',
  /** The platform refuses this URL, such as with 403 or 404. */
  'refused',
  /** The platform was asked too often (429). It is not read again before `retryAt`. */
  'busy',
  /** The platform's server has an error (5xx). */
  'server-fault',
  /** The answer is not a calendar, but a web page for example. */
  'not-a-calendar',
  /** The calendar breaks off before its end. */
  'truncated',
  /** Larger than any real calendar. */
  'too-large',
  /** The calendar has no events, but had some before. */
  'empty',
] as const;
export type FeedProblem = (typeof feedProblems)[number];

/** Remarks for the owner about a calendar that was read. Texts: `remarks` in `locales/{language}/hostPlatforms.json`. */
export const feedRemarkKinds = [
  /** An entry cannot be fully understood. It keeps the nights of its last good reading. */
  'odd',
  /** One entry takes a year or more. */
  'long',
] as const;
export type FeedRemarkKind = (typeof feedRemarkKinds)[number];

/*
 * An edit in the console may have broken any field. An unreadable field counts as missing, so that the next reading writes
 * it anew.
 */
const time = z.catch(z.nullable(storedTime), null);
const text = z.catch(z.nullable(z.string()), null);
const flag = z.catch(z.boolean(), false);
const stay = { checkIn: isoDay, checkOut: isoDay };

export const feedStaysSchema = z.array(
  z.object({ ...stay, kind: z.enum(feedStayKinds), entry: z.exactOptional(z.string()) }),
);

/** A remark for the owner about the last good reading. */
const feedRemarkSchema = z.object({
  kind: z.enum(feedRemarkKinds),
  /** Key that identifies the entry in the next reading. */
  entry: z.string(),
  /** The entry's UID, if it has one and the owner needs it to find the entry on the platform. */
  uid: z.nullable(z.string()),
  /** When it was first read. */
  since: storedTime,
  isOwnerNotified: z.boolean(),
});
export type FeedRemark = z.output<typeof feedRemarkSchema>;
export const feedRemarksSchema = z.catch(z.array(feedRemarkSchema), []);

/** The result of the last readings of a feed. Written only when it changes. */
const feedSchema = z.object({
  /** Whether the calendar at this URL was ever read. */
  isRead: flag,
  /** Number of events in the last good reading. */
  events: z.catch(z.int(), 0),
  /** Nights of that reading by entry, from its day on. Includes those kept for entries that have become unreadable. */
  stays: z.catch(z.nullable(feedStaysSchema), null),
  /** The part of `stays` that takes nights. Leaves out repetitions of our own export, and entries that the owner ignores. */
  holds: z.catch(z.nullable(feedStaysSchema), null),
  /** When `holds` last changed. */
  changedAt: time,
  /** For conditional requests (RFC 9110). */
  etag: text,
  lastModified: text,
  /** Why readings have failed since `failingSince`; the last good reading still applies. */
  problem: z.catch(z.nullable(z.enum(feedProblems)), null),
  failingSince: time,
  /** The platform asked not to be read before this time. */
  retryAt: time,
  /** Whether the owner was notified of the problem. */
  isOwnerNotified: flag,
  /** Remarks about the last good reading. */
  remarks: feedRemarksSchema,
});

/** A stay that is no longer in our export, but that the platform's calendar still repeats. */
const endedStaySchema = z.object({
  ...stay,
  /** When the export first told the platform that the nights are free. */
  at: storedTime,
  /** The entries of the platform's calendar that repeat the stay. */
  entries: z.array(z.string()),
});
export type EndedStay = z.output<typeof endedStaySchema>;

/** Nights that we have exported to the platform as taken. Remembered because its calendar may repeat them. */
const exportSchema = z.object({
  /** Stays in the export when the platform last read it. */
  stays: z.catch(z.array(z.object(stay)), []),
  /** Stays that left the export, but that the platform's calendar still repeats. */
  ended: z.catch(z.array(endedStaySchema), []),
  /** When `stays` changed: the export's Last-Modified. */
  changedAt: time,
});
export type ExportState = z.output<typeof exportSchema>;

const storedCalendarSchema = z.object({
  apartment: z.string(),
  platform: z.catch(z.enum(platforms), 'other'),
  /** The owner's name for it; may be empty. */
  label: z.catch(z.string(), ''),
  /** URL of the platform's calendar; `null` if unknown. */
  feedUrl: text,
  /** Whether nights that the platform lists as closed, not as sold, stay free here. */
  ignoresBlocked: flag,
  /**
   * Secret part of the URL of our export. If it is empty, nobody can read the export, but we still read the platform's
   * calendar.
   */
  exportKey: z.catch(z.string(), ''),
  createdAt: time,
  revision: z.catch(z.int(), 0),
  feed: z.catch(feedSchema, feedSchema.parse({})),
  export: z.catch(exportSchema, exportSchema.parse({})),
});

/**
 * `platformCalendars/{id}`: an apartment's listing on a platform, with the calendars in both directions. Only owners and
 * functions can read it, because the URLs give access to the calendars. Without `apartment` the document is unreadable.
 */
export const platformCalendarSchema = z.pipe(
  storedCalendarSchema,
  z.transform(({ feed: { stays, holds, ...feed }, ...calendar }) => {
    /** Whether the stored nights are readable. If not, only a complete new reading can tell which nights are taken. */
    const isIntact = stays !== null && holds !== null;
    // Clears the validators: "304 Not Modified" would refer to nights that are no longer known.
    const unknown = { isRead: false, etag: null, lastModified: null };
    return {
      ...calendar,
      isIntact,
      feed: { ...feed, stays: stays ?? [], holds: holds ?? [], ...(!isIntact && unknown) },
    };
  }),
);
type ReadCalendar = z.output<typeof platformCalendarSchema>;
export type FeedState = ReadCalendar['feed'];
export type StoredPlatformCalendar = Omit<ReadCalendar, 'isIntact'>;
export type PlatformCalendar = ReadCalendar & { id: string };

/**
 * `platformReads/latest`: when each calendar with a feed was last read without a problem. One document, so that a round of
 * readings without changes is a single write.
 */
export const platformReadsSchema = z.object({
  /**
   * By calendar. If an edit in the console has broken one entry, the whole map counts as missing, because a single
   * missing calendar would look like one that needs no reading.
   */
  feeds: z.catch(
    z.optional(
      z.record(
        z.string(),
        z.object({
          apartment: z.string(),
          /** Time of the last good reading, or since when the calendar has waited for the first one. */
          readAt: storedTime,
          /** Whether the calendar at this URL was ever read. */
          isRead: flag,
        }),
      ),
    ),
    undefined,
  ),
  /** When all calendars were last tried. */
  triedAt: z.catch(z.optional(storedTime), undefined),
  /** By apartment: the time (ISO 8601) of the oldest reading, if it is too long ago. Shown to guests. */
  unreadSince: z.catch(z.record(z.string(), z.string()), {}),
});
export type PlatformReads = z.output<typeof platformReadsSchema>;

/** Path of our export for platforms. The query's `key` identifies the calendar and contains its secret. */
export function calendarExportPath(slug: string): string {
  return `/calendar/${slug}.ics`;
}

/** Value of `key` in the query: the calendar's ID and its secret. */
export function exportKeyOf(id: string, secret: string): string {
  return `${id}.${secret}`;
}
