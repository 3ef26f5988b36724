import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { longestBookingWindow } from '../contract/apartment.ts';
import type { EndedStay, FeedProblem, FeedRemark, FeedState, PlatformCalendar } from '../contract/platformCalendar.ts';
import type { StoredTime } from '../contract/storedFields.ts';
import { feedInterval } from '../domain/calendarFreshness.ts';
import {
  disjointStays,
  distinctStays,
  type FeedStay,
  inRows,
  isMadeOf,
  nightsOfStays,
  withoutNights,
} from '../domain/feedStay.ts';
import { addDays, type IsoDate } from '../domain/isoDate.ts';
import { longestStay, nightCount, nightsOf, overlaps, type Stay } from '../domain/stay.ts';
import { type MergedEntries, mergeEntries } from './mergeEntries.ts';
import type { FeedEntry } from './readFeedEntry.ts';

const minute = 60_000;

/** Nights before that are removed. A current stay keeps its arrival in the owner's calendar. */
const daysBack = 31;
/** Number of readings in a row that fail, or find an empty calendar, before the owner is told. */
const readingsUntilTold = 3;
/**
 * Minimum time between the first and the last of these readings. Shorter by half an interval, because the scheduler is
 * not exact.
 */
const minFailureMillis = (readingsUntilTold - 1.5) * feedInterval * minute;
/** More stays than any real calendar has within the horizon, yet few enough to fit into its document. */
const maxStays = 3000;
/** Of all stays together, overlaps included. Limits the time that a hostile file can cost. */
const maxNights = 20_000;
/** An entry with at least this many nights closes the apartment, perhaps by mistake, so the owner is told. */
const longEntry = 365;
/** How long a new entry still counts as an echo after the platform has read that the nights are free. */
const echoMillis = 6 * 60 * minute;

/** The result of reading a platform's calendar. */
export type Reading =
  | { status: 'changed'; entries: FeedEntry[]; etag: string | null; lastModified: string | null }
  /** The platform says that nothing has changed. */
  | { status: 'unchanged' }
  /** Not read; the stored state is evaluated again. */
  | { status: 'stored' }
  | { status: 'failed'; problem: FeedProblem; retryAt?: Date };

/** What is written after a reading. */
export interface FeedPlan {
  feed: FeedState;
  ended: EndedStay[];
  /** Whether anything differs from the stored state. */
  isChanged: boolean;
  /** Whether to tell the owner of the problem now. */
  notifiesOwner: boolean;
  /** Remarks of which the owner must be told now. */
  newRemarks: FeedRemark[];
}

/**
 * Computes the new state of a calendar from a reading. A feed's nights are replaced as a set. A reading that failed, or
 * that is suddenly empty, keeps the last good set.
 *
 * A platform repeats nights that we exported to it. Such an echo takes no nights. Closed nights are an echo if we
 * exported them. An event that may be a sale is an echo only if it has exactly the dates of one exported stay, or of
 * several in a row. Everything else counts as the platform's own: a sale mistaken for an echo would be lost, while an
 * echo mistaken for a sale only makes the owner look.
 * @param today today at the property
 * @param acceptsEmpty whether the owner has confirmed that the calendar is really empty
 */
export function planFeed(
  { feed: before, export: exported, ignoresBlocked }: PlatformCalendar,
  reading: Reading,
  { today, now, acceptsEmpty }: { today: IsoDate; now: Date; acceptsEmpty: boolean },
): FeedPlan {
  const [first, last] = [addDays(today, -daysBack), addDays(today, feedHorizon)];
  const ahead = (stays: readonly FeedStay[]) => distinctStays(stays, today, last);
  const at = Timestamp.fromDate(now);
  const entries = reading.status === 'changed' ? reading.entries : [];
  const isLarge = isTooLarge(
    distinctStays(
      entries.flatMap(({ stays }) => stays),
      first,
      last,
    ),
  );
  const merged = mergeEntries({ ...before, isRead: before.isRead && !acceptsEmpty }, isLarge ? [] : entries, today);
  const found = distinctStays(merged.stays, first, last);
  const isEmptied = reading.status === 'changed' && !acceptsEmpty && losesAll(entries, ahead(before.holds), found);
  const problem = isLarge || isTooLarge(found) ? 'too-large' : isEmptied ? 'empty' : problemOf(reading, before.problem);
  const isGood = reading.status === 'changed' && !problem;
  // If a platform gives its entries new UIDs with every reading, UIDs identify nothing. They only decide which nights
  // an odd entry keeps.
  const isRecognised = entries.some(({ key }) => before.stays.some(({ entry }) => entry === key));
  const isByEntry = isRecognised || merged.odd.length > 0;
  const comparable = (stays: readonly FeedStay[]) => ahead(isByEntry ? stays : stays.map(withoutEntry));
  // Compares only nights ahead, because past nights leave the calendar by themselves.
  const isNew = isGood && !isDeepStrictEqual(comparable(found), comparable(before.stays));
  const stays = isNew ? found : before.stays;
  const ended = isGood ? repeatedSince(exported.ended, found, isRecognised, now) : exported.ended;
  const isEcho = echoes([...exported.stays, ...ended], today);
  const isOwn = ownNights(before, exported.stays, today);
  const isLeftOut = (stay: FeedStay, night: IsoDate) =>
    (isEcho(stay, night) && !isOwn(stay, night)) || (stay.kind === 'blocked' && ignoresBlocked);
  const counted = withoutNights(stays, isLeftOut);
  // Echoes are removed first, because a sale may overlap an echo.
  const held = disjointStays(counted, first, last);
  const holds = isDeepStrictEqual(ahead(held), ahead(before.holds)) ? before.holds : held;
  const failingSince = problem ? (before.failingSince ?? at) : null;
  const isLasting = (since: StoredTime | null) =>
    since !== null && now.getTime() - since.toMillis() >= minFailureMillis;
  const isOwnerNotified = problem !== null && (before.isOwnerNotified || isLasting(failingSince));
  const long = stays.filter((stay) => nightCount(stay) >= longEntry && withoutNights([stay], isLeftOut).length > 0);
  const noted = isGood ? remarksOf(before.remarks, merged.odd, long.length > 0, isRecognised, at) : before.remarks;
  const newRemarks = noted.filter(({ isOwnerNotified: isTold, since }) => !isTold && isLasting(since));
  const remarks = noted.map((remark) => (newRemarks.includes(remark) ? { ...remark, isOwnerNotified: true } : remark));
  const isRead = before.isRead || isGood;
  // An older validator could make the platform answer "not changed" about another state, so the new one is stored.
  const isNoted = !isDeepStrictEqual(noted, before.remarks);
  const isWritten = isNew || isNoted || problem !== before.problem || isRead !== before.isRead;
  const validators =
    isWritten && reading.status === 'changed' && !problem
      ? {
          etag: reading.etag,
          lastModified: reading.lastModified,
          events: entries.filter(({ isCancelled }) => !isCancelled).length,
        }
      : {};
  const changedAt = isNew || holds !== before.holds ? at : before.changedAt;
  const feed: FeedState = {
    ...before,
    ...validators,
    isRead,
    changedAt,
    stays,
    holds,
    problem,
    failingSince,
    retryAt: retryAtOf(reading, before),
    isOwnerNotified,
    remarks,
  };
  return {
    feed,
    ended,
    isChanged: !isDeepStrictEqual(feed, before) || !isDeepStrictEqual(ended, exported.ended),
    notifiesOwner: isOwnerNotified && !before.isOwnerNotified,
    newRemarks,
  };
}

function isTooLarge(stays: readonly FeedStay[]): boolean {
  return stays.length > maxStays || stays.reduce((sum, stay) => sum + nightCount(stay), 0) > maxNights;
}

/**
 * Whether a calendar without events would free nights. Echoes do not count, because they take no nights, nor do begun
 * stays, because they are kept.
 */
function losesAll(entries: readonly FeedEntry[], held: readonly FeedStay[], found: readonly FeedStay[]): boolean {
  const kept = new Set(nightsOfStays(found));
  return entries.every(({ isCancelled }) => isCancelled) && nightsOfStays(held).some((night) => !kept.has(night));
}

function problemOf(reading: Reading, stored: FeedProblem | null): FeedProblem | null {
  if (reading.status === 'failed') return reading.problem;
  return reading.status === 'stored' ? stored : null;
}

function retryAtOf(reading: Reading, { retryAt }: FeedState): StoredTime | null {
  if (reading.status === 'stored') return retryAt;
  return reading.status === 'failed' && reading.retryAt ? Timestamp.fromDate(reading.retryAt) : null;
}

/**
 * The remarks of a reading. Known ones keep their time. If UIDs change with every reading, an odd entry counts as the
 * known one.
 */
function remarksOf(
  before: readonly FeedRemark[],
  odd: MergedEntries['odd'],
  isLong: boolean,
  isRecognised: boolean,
  at: Timestamp,
): FeedRemark[] {
  const found = [
    ...odd.map((entry) => ({ ...entry, kind: 'odd' as const })),
    ...(isLong ? [{ entry: '', uid: null, kind: 'long' as const }] : []),
  ];
  return found.map((remark) => {
    const same = before.filter(({ kind }) => kind === remark.kind);
    const earlier = same.find(({ entry }) => entry === remark.entry) ?? (isRecognised ? undefined : same[0]);
    return { ...remark, since: earlier?.since ?? at, isOwnerNotified: earlier?.isOwnerNotified ?? false };
  });
}

function withoutEntry({ checkIn, checkOut, kind }: FeedStay): FeedStay {
  return { checkIn, checkOut, kind };
}

/** Returns a test for nights that repeat exported stays. Arrivals before today count as today. */
function echoes(exported: readonly Stay[], today: IsoDate): (stay: FeedStay, night: IsoDate) => boolean {
  const ahead = ({ checkIn, checkOut }: Stay): Stay => ({ checkIn: checkIn > today ? checkIn : today, checkOut });
  const nights = new Set(nightsOfStays(exported));
  const exportedAhead = exported.map(ahead);
  return (stay, night) => {
    if (stay.kind === 'sold') return false;
    return stay.kind === 'blocked' ? nights.has(night) : isMadeOf(ahead(stay), exportedAhead);
  };
}

/**
 * Returns a test for nights that the platform had taken before we exported them. These nights are the platform's own.
 * Otherwise two platforms with the same night would both count as echoes. The nights are no longer its own once the
 * stay has exactly the dates that we exported.
 */
function ownNights(
  before: FeedState,
  exported: readonly Stay[],
  today: IsoDate,
): (stay: FeedStay, night: IsoDate) => boolean {
  const kinds = new Map(before.holds.flatMap((stay) => nightsOf(stay).map((night) => [night, stay.kind] as const)));
  const start = ({ checkIn }: Stay) => (checkIn > today ? checkIn : today);
  const isSame = (one: Stay, other: Stay) => start(one) === start(other) && one.checkOut === other.checkOut;
  return (stay, night) => {
    // A possible sale is checked as a whole, because an overlapping stay may have taken some of its nights.
    const nights = stay.kind === 'unclear' ? nightsOf(stay).filter((one) => one >= today) : [night];
    if (!nights.every((one) => kinds.get(one) === stay.kind)) return false;
    const there = before.stays.filter((one) => one.kind === stay.kind && overlaps(one, stay));
    if (there.some((one) => isSame(one, stay))) return true;
    // If a stay was joined with adjacent nights and now equals an exported stay again, it has lost its own nights.
    const wasJoined =
      stay.kind === 'unclear' && there.some((one) => start(one) < start(stay) || one.checkOut > stay.checkOut);
    return !wasJoined && !exported.some((one) => isSame(one, stay));
  };
}

/**
 * Stays that left the export and are still in the platform's calendar, however long ago they left. A new entry with
 * these nights is the platform's own, unless the platform has read only recently that they are free.
 */
function repeatedSince(
  ended: readonly EndedStay[],
  found: readonly FeedStay[],
  isRecognised: boolean,
  now: Date,
): EndedStay[] {
  return ended.flatMap(({ at, entries, ...stay }) => {
    const isJustNow = now.getTime() - at.toMillis() <= echoMillis;
    const repeats = found.filter(
      ({ entry }) =>
        isJustNow || !isRecognised || entry === undefined || entries.includes(entry) || entries.length === 0,
    );
    const inFeed = new Set(nightsOfStays(repeats));
    return inRows(nightsOfStays([stay]).filter((night) => inFeed.has(night))).map((row) => ({ ...row, at, entries }));
  });
}

/** Nights further ahead than this, in days, are ignored, because no stay can be booked so far ahead. */
export const feedHorizon = longestBookingWindow + longestStay;
