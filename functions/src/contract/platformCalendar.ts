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
  /** The platform answered with an error, such as 404. */
  'refused',
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

const day = z.custom<IsoDate>((value) => parseIsoDate(value) !== undefined);
const stay = { checkIn: day, checkOut: day };

/** What the last readings of a feed found. Written only when something in it changed. */
export interface FeedState<T = unknown> {
  /** Events of the last good reading. */
  events: number;
  /** Nights of that reading, each once, from the day on which it was read. */
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
  /** Whether the owner was notified of the problem. */
  isOwnerNotified: boolean;
}

/** Nights that the platform was told are taken, as its calendar may repeat them. */
export interface ExportState<T = unknown> {
  /** In the export as the platform last read it. */
  stays: Stay[];
  /** No longer in it since `at`, while the platform's calendar still has them. */
  ended: (Stay & { at: T })[];
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

export const feedStaysSchema = z.array(z.object({ ...stay, kind: z.enum(feedStayKinds) }));
export const exportedStaysSchema = z.catch(z.array(z.object(stay)), []);

/**
 * `platformReads/latest`: when each calendar with a feed was last read without a problem. One document, so that a round of
 * readings without news is a single write.
 */
export interface StoredPlatformReads<T = unknown> {
  feeds: Record<string, { apartment: string; readAt: T }>;
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
