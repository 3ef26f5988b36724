import './configureZod.ts';
import * as z from 'zod/mini';
import { feedStayKinds, type FeedStay } from '../domain/feedStay.ts';
import { parseIsoDate, type IsoDate } from '../domain/isoDate.ts';
import { platforms, type Platform } from '../domain/platform.ts';
import type { Stay } from '../domain/stay.ts';

/**
 * Why a platform's calendar could not be read, or was not believed. Texts: `problems` in
 * `locales/{language}/hostPlatforms.json`.
 */
export const feedProblems = [
  /** The URL leads nowhere, into a private network, or to something that may not be asked. */
  'url',
  /** No connection, or no answer in time. */
  'unreachable',
  /** The platform does not give the calendar to whoever has this address, such as 403 or 404. */
  'refused',
  /** The platform was asked too often (429). It is not asked again before `retryAt`. */
  'busy',
  /** The platform has a fault of its own (5xx). */
  'server-fault',
  /** An answer that is no calendar, such as a web page. */
  'not-a-calendar',
  /** The calendar breaks off before its end. */
  'truncated',
  /** Larger than any real calendar. */
  'too-large',
  /** A calendar without events, where there were some. */
  'empty',
] as const;
export type FeedProblem = (typeof feedProblems)[number];

/** What the owner has to know of a calendar that was read. Texts: `remarks` in `locales/{language}/hostPlatforms.json`. */
export const feedRemarkKinds = [
  /** An entry cannot be understood in full. It keeps the nights that it had when it could last be read. */
  'odd',
  /** One entry takes a year or more. */
  'long',
] as const;
export type FeedRemarkKind = (typeof feedRemarkKinds)[number];

/** Something in the last good reading that the owner has to know. */
export interface FeedRemark<T = unknown> {
  kind: FeedRemarkKind;
  /** Recognises the entry in the next reading. */
  entry: string;
  /** The entry's UID, if it has one and the owner has to look for it. */
  uid: string | null;
  /** When it was first read. */
  since: T;
  isOwnerNotified: boolean;
}

const day = z.custom<IsoDate>((value) => parseIsoDate(value) !== undefined);
const stay = { checkIn: day, checkOut: day };

/** What the last readings of a feed found. Written only when something in it changed. */
export interface FeedState<T = unknown> {
  /** Whether the calendar at this URL was ever read. */
  isRead: boolean;
  /** Events of the last good reading. */
  events: number;
  /** Nights of that reading by entry, from the day on which it was read, and what entries keep that cannot be read any more. */
  stays: FeedStay[];
  /** The part of `stays` that takes nights: without what repeats our own export, or is not to count. */
  holds: FeedStay[];
  /** When `stays` or `holds` changed. */
  changedAt: T | null;
  /** For conditional requests (RFC 9110). */
  etag: string | null;
  lastModified: string | null;
  /** Why it could not be read since `failingSince`; the last good reading stays. */
  problem: FeedProblem | null;
  failingSince: T | null;
  /** The platform wants to be left alone until then. */
  retryAt: T | null;
  /** Whether the owner was notified of the problem. */
  isOwnerNotified: boolean;
  /** Of the last good reading. */
  remarks: FeedRemark<T>[];
}

/** A stay that left the export, and that the platform's calendar still repeats. */
export interface EndedStay<T = unknown> extends Stay {
  /** When the platform was told that its nights are free. */
  at: T;
  /** The entries of the platform's calendar that repeat it. */
  entries: string[];
}

/** Nights that the platform was told are taken, as its calendar may repeat them. */
export interface ExportState<T = unknown> {
  /** In the export as the platform last read it. */
  stays: Stay[];
  /** No longer in it since `at`, while the platform's calendar still has them. */
  ended: EndedStay<T>[];
  /** When `stays` changed: the export's Last-Modified. */
  changedAt: T | null;
}

/**
 * `platformCalendars/{id}`: an apartment's listing on a platform, both ways. Only owners and functions see it: whoever has
 * the URLs can read the calendars.
 */
export interface StoredPlatformCalendar<T = unknown> {
  apartment: string;
  platform: Platform;
  /** The owner's name for it; may be empty. */
  label: string;
  /** Where the platform's calendar is read; `null` as long as it is not known. */
  feedUrl: string | null;
  /** Whether nights that the platform says are only closed stay free here. */
  ignoresBlocked: boolean;
  /** Secret part of the URL at which the platform reads our calendar. */
  exportKey: string;
  createdAt: T;
  revision: number;
  feed: FeedState<T>;
  export: ExportState<T>;
}

export interface PlatformCalendar<T = unknown> extends StoredPlatformCalendar<T> {
  id: string;
  /** Whether its nights could be read in full. If not, only a whole new reading says what it takes. */
  isIntact: boolean;
}

/** A document that an edit in the console may have broken: what can be read of it, and nothing of the rest. */
export const platformCalendarSchema = z.object({
  apartment: z.string(),
  platform: z.catch(z.enum(platforms), 'other'),
  label: z.catch(z.string(), ''),
  feedUrl: z.catch(z.nullable(z.string()), null),
  ignoresBlocked: z.catch(z.boolean(), false),
  /** Without one nobody can read our calendar, but the platform's is read. */
  exportKey: z.catch(z.string(), ''),
  revision: z.catch(z.int(), 0),
});

export const feedStaysSchema = z.array(
  z.object({ ...stay, kind: z.enum(feedStayKinds), entry: z.exactOptional(z.string()) }),
);
export const feedRemarksSchema = z.catch(
  z.array(
    z.object({
      kind: z.enum(feedRemarkKinds),
      entry: z.string(),
      uid: z.nullable(z.string()),
      /** A time of Firestore, which the two sides have in classes of their own. */
      since: z.unknown(),
      isOwnerNotified: z.boolean(),
    }),
  ),
  [],
);
export const endedEntriesSchema = z.catch(z.array(z.string()), []);
export const exportedStaysSchema = z.catch(z.array(z.object(stay)), []);

/** When a calendar was last read. */
export interface PlatformRead<T = unknown> {
  apartment: string;
  /** Its last good reading; without one, since when it has waited for it. */
  readAt: T;
  /** Whether the calendar at this URL was ever read. */
  isRead: boolean;
}

/**
 * `platformReads/latest`: when each calendar with a feed was last read without a problem. One document, so that a round of
 * readings without news is a single write.
 */
export interface StoredPlatformReads<T = unknown> {
  feeds: Record<string, PlatformRead<T>>;
  /** When all of them were tried. */
  triedAt: T;
  /** What guests are told, by apartment: the time (ISO 8601) of the oldest reading, if it is too old. */
  unreadSince: Record<string, string>;
}

/** Path of the calendar that a platform reads; the query names and proves which one. */
export function calendarExportPath(slug: string): string {
  return `/calendar/${slug}.ics`;
}

/** Value of `key` in the query: the calendar's ID and its secret. */
export function exportKeyOf(id: string, secret: string): string {
  return `${id}.${secret}`;
}
