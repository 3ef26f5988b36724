import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import type { FeedProblem, FeedState, PlatformCalendar } from '../contract/platformCalendar.ts';
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
import { nightCount, nightsOf, type Stay } from '../domain/stay.ts';
import { feedHorizon } from './feedHorizon.ts';

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
/** How long a platform may repeat nights after it has read that they are free again. */
const repeatsFor = 6 * 60 * minute;

/** What a reading of a platform's calendar found. */
export type Reading =
  | { status: 'changed'; events: number; stays: FeedStay[]; etag: string | null; lastModified: string | null }
  /** The same as last time. */
  | { status: 'unchanged' }
  /** Not read: what is stored is only looked at again. */
  | { status: 'stored' }
  | { status: 'failed'; problem: FeedProblem };

/** What is written of a reading. */
export interface FeedPlan {
  feed: FeedState<Timestamp>;
  ended: (Stay & { at: Timestamp })[];
  /** Whether anything differs from what is stored. */
  isChanged: boolean;
  /** Whether the owner is to be told of the problem now. */
  notifiesOwner: boolean;
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
  const last = addDays(today, feedHorizon);
  const ahead = (stays: readonly FeedStay[]) => distinctStays(stays, today, last);
  const at = Timestamp.fromDate(now);
  const found = reading.status === 'changed' ? distinctStays(reading.stays, addDays(today, -past), last) : [];
  const problem =
    found.length > mostStays || found.reduce((sum, stay) => sum + nightCount(stay), 0) > mostNights
      ? 'too-large'
      : problemOf(reading, before.problem, ahead(before.stays).length > 0 && !acceptsEmpty);
  const read = reading.status === 'changed' && !problem ? found : before.stays;
  // Nights that are over have left the calendar by themselves.
  const isNew = !isDeepStrictEqual(ahead(read), ahead(before.stays));
  const stays = isNew ? read : before.stays;
  const ended = repeatedSince(exported.ended, stays, now);
  const isEcho = echoes([...exported.stays, ...ended], today);
  const isOwn = ownNights(before, exported.stays);
  const counted = withoutNights(stays, (stay, night) => {
    return (isEcho(stay, night) && !isOwn(stay, night)) || (stay.kind === 'blocked' && ignoresBlocked);
  });
  // Not before: a sale may overlap what is an echo.
  const held = disjointStays(counted, addDays(today, -past), last);
  const holds = isDeepStrictEqual(ahead(held), ahead(before.holds)) ? before.holds : held;
  const failingSince = problem ? (before.failingSince ?? at) : null;
  const isLasting = failingSince !== null && now.getTime() - failingSince.toMillis() >= failsFor;
  const isOwnerNotified = problem !== null && (before.isOwnerNotified || isLasting);
  const isWritten = isNew || problem !== before.problem;
  const validators =
    isWritten && reading.status === 'changed' && !problem
      ? { etag: reading.etag, lastModified: reading.lastModified, events: reading.events }
      : {};
  const changedAt = isNew || holds !== before.holds ? at : before.changedAt;
  const feed: FeedState<Timestamp> = {
    ...before,
    ...validators,
    changedAt,
    stays,
    holds,
    problem,
    failingSince,
    isOwnerNotified,
  };
  return {
    feed,
    ended,
    isChanged:
      !isDeepStrictEqual(feed, before) || ended.length !== exported.ended.length || !sameEnds(ended, exported.ended),
    notifiesOwner: isOwnerNotified && !before.isOwnerNotified,
  };
}

function problemOf(reading: Reading, stored: FeedProblem | null, hadStays: boolean): FeedProblem | null {
  if (reading.status === 'failed') return reading.problem;
  if (reading.status === 'stored') return stored;
  return reading.status === 'changed' && reading.events === 0 && hadStays ? 'empty' : null;
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
): (stay: FeedStay, night: IsoDate) => boolean {
  const kinds = new Map(before.holds.flatMap((stay) => nightsOf(stay).map((night) => [night, stay.kind] as const)));
  const isSame = (one: Stay, other: Stay) => one.checkIn === other.checkIn && one.checkOut === other.checkOut;
  return (stay, night) => {
    // What may be a sale is whole: some of its nights may be taken by another one that overlaps it.
    const nights = stay.kind === 'unclear' ? nightsOf(stay) : [night];
    if (!nights.every((one) => kinds.get(one) === stay.kind)) return false;
    const wasThere = before.stays.some((one) => one.kind === stay.kind && isSame(one, stay));
    return wasThere || !exported.some((one) => isSame(one, stay));
  };
}

/** What has left the export and is still in the platform's calendar, for as long as it may lag behind. */
function repeatedSince(
  ended: readonly (Stay & { at: Timestamp })[],
  stays: readonly FeedStay[],
  now: Date,
): (Stay & { at: Timestamp })[] {
  const inFeed = new Set(nightsOfStays(stays));
  return ended.flatMap(({ at, ...stay }) => {
    if (now.getTime() - at.toMillis() > repeatsFor) return [];
    const nights = nightsOfStays([stay]).filter((night) => inFeed.has(night));
    return inRows(nights).map((row) => ({ ...row, at }));
  });
}

function sameEnds(one: readonly Stay[], other: readonly Stay[]): boolean {
  return one.every(({ checkIn, checkOut }, place) => {
    return other[place]?.checkIn === checkIn && other[place].checkOut === checkOut;
  });
}
