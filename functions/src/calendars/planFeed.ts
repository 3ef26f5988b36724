import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import type { EndedStay, FeedProblem, FeedRemark, FeedState, PlatformCalendar } from '../contract/platformCalendar.ts';
import { feedInterval } from '../domain/calendarFreshness.ts';
import {
  disjointStays,
  distinctStays,
  inRows,
  isMadeOf,
  nightsOfStays,
  withoutNights,
  type FeedStay,
} from '../domain/feedStay.ts';
import { addDays, type IsoDate } from '../domain/isoDate.ts';
import { nightCount, nightsOf, overlaps, type Stay } from '../domain/stay.ts';
import type { FeedEntry } from './FeedEntry.ts';
import { feedHorizon } from './feedHorizon.ts';
import { mergeEntries, type MergedEntries } from './mergeEntries.ts';

const minute = 60_000;

/** A stay that runs today keeps its arrival in the owner's calendar, in days. */
const past = 31;
/** How many readings in a row fail, or find an empty calendar, before the owner is told. */
const readingsUntilTold = 3;
/** From the first of these readings to the last: half an interval less, as a scheduler is not punctual to the second. */
const failsFor = (readingsUntilTold - 1.5) * feedInterval * minute;
/** More than any real calendar has within the horizon; as many as fit into its document. */
const mostStays = 3000;
/** Of all stays together, however they overlap. They are looked at one by one, which a hostile file must not make long. */
const mostNights = 20_000;
/** A single entry with as many nights closes the apartment; who wrote it may not know. */
const longEntry = 365;
/** How long another entry than before may repeat nights after the platform has read that they are free again. */
const repeatsFor = 6 * 60 * minute;

/** What a reading of a platform's calendar found. */
export type Reading =
  | { status: 'changed'; entries: FeedEntry[]; etag: string | null; lastModified: string | null }
  /** The same as last time. */
  | { status: 'unchanged' }
  /** Not read: what is stored is only looked at again. */
  | { status: 'stored' }
  | { status: 'failed'; problem: FeedProblem; retryAt?: Date };

/** What is written of a reading. */
export interface FeedPlan {
  feed: FeedState<Timestamp>;
  ended: EndedStay<Timestamp>[];
  /** Whether anything differs from what is stored. */
  isChanged: boolean;
  /** Whether the owner is to be told of the problem now. */
  notifiesOwner: boolean;
  /** Remarks of which the owner is to be told now. */
  newRemarks: FeedRemark<Timestamp>[];
}

/**
 * What a reading makes of a calendar. A feed's nights are replaced as a set; a reading that failed, or that suddenly found
 * nothing, keeps the last good set.
 *
 * A platform repeats what we told it: an echo, which takes nothing. Nights that it says are only closed are an echo if we told them; an
 * event that may be a sale only if it has exactly the dates of one stay that we told, or of several that follow one another. All
 * else counts as the platform's own: a sale that passed for an echo would be lost, an echo that passes for a sale costs a look.
 * @param today at the property
 * @param acceptsEmpty the owner says that the calendar is really empty
 */
export function planFeed(
  { feed: before, export: exported, ignoresBlocked }: PlatformCalendar<Timestamp>,
  reading: Reading,
  { today, now, acceptsEmpty }: { today: IsoDate; now: Date; acceptsEmpty: boolean },
): FeedPlan {
  const [first, last] = [addDays(today, -past), addDays(today, feedHorizon)];
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
  // A platform that gives its entries new UIDs with each reading tells nothing by them, but what an odd entry keeps is known by it.
  const isRecognised = entries.some(({ key }) => before.stays.some(({ entry }) => entry === key));
  const isByEntry = isRecognised || merged.odd.length > 0;
  const comparable = (stays: readonly FeedStay[]) => ahead(isByEntry ? stays : stays.map(withoutEntry));
  // Nights that are over have left the calendar by themselves.
  const isNew = isGood && !isDeepStrictEqual(comparable(found), comparable(before.stays));
  const stays = isNew ? found : before.stays;
  const ended = isGood ? repeatedSince(exported.ended, found, isRecognised, now) : exported.ended;
  const isEcho = echoes([...exported.stays, ...ended], today);
  const isOwn = ownNights(before, exported.stays, today);
  const isLeftOut = (stay: FeedStay, night: IsoDate) =>
    (isEcho(stay, night) && !isOwn(stay, night)) || (stay.kind === 'blocked' && ignoresBlocked);
  const counted = withoutNights(stays, isLeftOut);
  // Not before: a sale may overlap what is an echo.
  const held = disjointStays(counted, first, last);
  const holds = isDeepStrictEqual(ahead(held), ahead(before.holds)) ? before.holds : held;
  const failingSince = problem ? (before.failingSince ?? at) : null;
  const isLasting = (since: Timestamp | null) => since !== null && now.getTime() - since.toMillis() >= failsFor;
  const isOwnerNotified = problem !== null && (before.isOwnerNotified || isLasting(failingSince));
  const long = stays.filter((stay) => nightCount(stay) >= longEntry && withoutNights([stay], isLeftOut).length > 0);
  const noted = isGood ? remarksOf(before.remarks, merged.odd, long.length > 0, isRecognised, at) : before.remarks;
  const newRemarks = noted.filter(({ isOwnerNotified: isTold, since }) => !isTold && isLasting(since));
  const remarks = noted.map((remark) => (newRemarks.includes(remark) ? { ...remark, isOwnerNotified: true } : remark));
  const isRead = before.isRead || isGood;
  // An older validator would make "not changed" an answer about another state.
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
  const feed: FeedState<Timestamp> = {
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
  return stays.length > mostStays || stays.reduce((sum, stay) => sum + nightCount(stay), 0) > mostNights;
}

/** Whether a calendar without events frees nights. Echoes take none, and what has begun stays. */
function losesAll(entries: readonly FeedEntry[], held: readonly FeedStay[], found: readonly FeedStay[]): boolean {
  const kept = new Set(nightsOfStays(found));
  return entries.every(({ isCancelled }) => isCancelled) && nightsOfStays(held).some((night) => !kept.has(night));
}

function problemOf(reading: Reading, stored: FeedProblem | null): FeedProblem | null {
  if (reading.status === 'failed') return reading.problem;
  return reading.status === 'stored' ? stored : null;
}

function retryAtOf(reading: Reading, { retryAt }: FeedState<Timestamp>): Timestamp | null {
  if (reading.status === 'stored') return retryAt;
  return reading.status === 'failed' && reading.retryAt ? Timestamp.fromDate(reading.retryAt) : null;
}

/** Those that stay keep their time. Where each reading has new UIDs, an odd entry is taken for the one that was there. */
function remarksOf(
  before: readonly FeedRemark<Timestamp>[],
  odd: MergedEntries['odd'],
  isLong: boolean,
  isRecognised: boolean,
  at: Timestamp,
): FeedRemark<Timestamp>[] {
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

/** Tells nights of a platform's calendar that repeat stays which it was told. Arrivals before today are as good as today's. */
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
 * Tells nights that the platform had before it was told of them: they are its own, or two platforms with the same night would
 * both pass for an echo. Not if its stay has become another since, with the very dates that it was told: then its own has ended.
 */
function ownNights(
  before: FeedState<Timestamp>,
  exported: readonly Stay[],
  today: IsoDate,
): (stay: FeedStay, night: IsoDate) => boolean {
  const kinds = new Map(before.holds.flatMap((stay) => nightsOf(stay).map((night) => [night, stay.kind] as const)));
  const start = ({ checkIn }: Stay) => (checkIn > today ? checkIn : today);
  const isSame = (one: Stay, other: Stay) => start(one) === start(other) && one.checkOut === other.checkOut;
  return (stay, night) => {
    // What may be a sale is whole: some of its nights may be taken by another one that overlaps it.
    const nights = stay.kind === 'unclear' ? nightsOf(stay).filter((one) => one >= today) : [night];
    if (!nights.every((one) => kinds.get(one) === stay.kind)) return false;
    const there = before.stays.filter((one) => one.kind === stay.kind && overlaps(one, stay));
    if (there.some((one) => isSame(one, stay))) return true;
    // What was joined with nights beside it, and is what it was told again, has lost the nights that were its own.
    const wasJoined =
      stay.kind === 'unclear' && there.some((one) => start(one) < start(stay) || one.checkOut > stay.checkOut);
    return !wasJoined && !exported.some((one) => isSame(one, stay));
  };
}

/**
 * What has left the export and is still in the platform's calendar, however late it is. Another entry with these nights is the
 * platform's own, if it has not read just now that they are free.
 */
function repeatedSince(
  ended: readonly EndedStay<Timestamp>[],
  found: readonly FeedStay[],
  isRecognised: boolean,
  now: Date,
): EndedStay<Timestamp>[] {
  return ended.flatMap(({ at, entries, ...stay }) => {
    const isJustNow = now.getTime() - at.toMillis() <= repeatsFor;
    const repeats = found.filter(
      ({ entry }) =>
        isJustNow || !isRecognised || entry === undefined || entries.includes(entry) || entries.length === 0,
    );
    const inFeed = new Set(nightsOfStays(repeats));
    return inRows(nightsOfStays([stay]).filter((night) => inFeed.has(night))).map((row) => ({ ...row, at, entries }));
  });
}
