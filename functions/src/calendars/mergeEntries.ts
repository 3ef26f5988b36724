import type { FeedRemark, FeedState } from '../contract/platformCalendar.ts';
import { coveredBy, feedStayKinds, type FeedStay } from '../domain/feedStay.ts';
import type { IsoDate } from '../domain/isoDate.ts';
import { nightsOf, overlaps } from '../domain/stay.ts';
import type { EntryNights, FeedEntry } from './readFeedEntry.ts';

/** The nights of a calendar after a reading, merged with the known ones. */
export interface MergedEntries {
  /** Stays by entry; they may overlap. */
  stays: FeedStay[];
  /** Entries that cannot be fully understood. */
  odd: Pick<FeedRemark, 'entry' | 'uid'>[];
}

/**
 * Merges the entries of a reading with the known stays. An entry that is not understood never frees nights: it keeps
 * the nights of its last good reading, besides those that can be read now. If there was no good reading, all stays that
 * disappeared with this reading are kept as long as the entry exists. A stay that has begun is held to its end, because
 * platforms remove it from their calendars.
 * @param today today at the property
 */
export function mergeEntries(
  { isRead, stays, holds, remarks }: Pick<FeedState, 'isRead' | 'stays' | 'holds' | 'remarks'>,
  entries: readonly FeedEntry[],
  today: IsoDate,
): MergedEntries {
  // After a change of the URL, the stays of the old file say nothing about the new entries.
  const known = isRead ? stays.filter(({ checkOut }) => checkOut > today) : [];
  const said = entries.flatMap(({ key, stays: nights }) => nights.map((one) => ({ ...one, entry: key })));
  const saidBy = new Map<string, FeedStay[]>();
  for (const stay of said) saidBy.set(stay.entry, [...(saidBy.get(stay.entry) ?? []), stay]);
  const kept = begunStays(known, holds, entries, today);
  const odd = entries.filter((entry) => {
    const own = known.filter((stay) => stay.entry === entry.key);
    const keeps = entry.trust === 'odd' ? own : entry.trust === 'unsure' ? missingStays(entry, own) : [];
    kept.push(...keeps.map((stay) => ({ ...stay, entry: entry.key })));
    return entry.trust === 'odd' || keeps.length > 0;
  });

  /** Known stays that the entry may have contained and no longer mentions. */
  function missingStays(entry: FeedEntry, own: readonly FeedStay[]): FeedStay[] {
    const touched = known.filter((stay) => !own.includes(stay) && entry.stays.some((one) => overlaps(one, stay)));
    const isInItsOwnEvent = coveredBy(saidBy.get(entry.key) ?? []);
    const isSaid = touched.length > 0 ? coveredBy(said) : isInItsOwnEvent;
    return [
      ...own.filter((stay) => isLost(stay, isInItsOwnEvent, today)),
      ...touched.filter((stay) => isLost(stay, isSaid, today)),
    ];
  }

  const wasSeen = (key: string) =>
    known.some(({ entry }) => entry === key) || remarks.some(({ kind, entry }) => kind === 'odd' && entry === key);
  const unknown = odd.filter(({ key }) => !(isRead && wasSeen(key)));
  if (unknown.length > 0) {
    // The stays of an entry that is fully understood are right, so its earlier stays need not be kept.
    const sure = entries.filter(({ trust }) => trust === 'sure');
    const isKept = coveredBy([...said, ...kept]);
    const gone = known.filter((stay) => !isAnswered(stay, known, sure) && isLost(stay, isKept, today));
    kept.push(...unknown.flatMap(({ key }) => gone.map((stay) => ({ ...stay, entry: key }))));
  }
  return {
    stays: [...withoutMarks(said, kept).filter((stay) => !kept.some((one) => isPartOf(stay, one))), ...kept],
    odd: odd.map(({ key, uid }) => ({ entry: key, uid })),
  };
}

/**
 * Removes events of some hours on a stay's first or last day, because they mark arrival or departure and take no night.
 */
function withoutMarks(said: readonly (EntryNights & { entry: string })[], kept: readonly FeedStay[]): FeedStay[] {
  const stays = [...said.filter(({ isHours }) => !isHours), ...kept];
  const days = new Set(stays.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut]));
  return said
    .filter(({ isHours, checkIn }) => !(isHours && days.has(checkIn)))
    .map(({ checkIn, checkOut, kind, entry }) => ({ checkIn, checkOut, kind, entry }));
}

/** Stays that have begun, take nights, and were neither repeated, cancelled nor changed by the calendar. */
function begunStays(
  known: readonly FeedStay[],
  holds: readonly FeedStay[],
  entries: readonly FeedEntry[],
  today: IsoDate,
): FeedStay[] {
  const isHeld = coveredBy(holds);
  return known.filter((stay) => {
    if (stay.kind === 'blocked' || stay.checkIn > today || isAnswered(stay, known, entries)) return false;
    const isChanged = entries.some((entry) =>
      entry.stays.some(
        ({ kind, isHours, checkIn, checkOut }) =>
          kind !== 'blocked' && !isHours && checkIn <= today && checkOut > stay.checkIn,
      ),
    );
    return !isChanged && nightsOf(stay).every((night) => night < today || isHeld(stay, night));
  });
}

/** Whether the stay's entry is in the calendar. If several stays had the same UID, none may be missing. */
function isAnswered({ entry }: FeedStay, known: readonly FeedStay[], entries: readonly FeedEntry[]): boolean {
  const now = entries.filter(({ key }) => key === entry).length;
  return now > 0 && now >= known.filter((stay) => stay.entry === entry).length;
}

function isLost(stay: FeedStay, isCovered: ReturnType<typeof coveredBy>, today: IsoDate): boolean {
  return nightsOf(stay).some((night) => night >= today && !isCovered(stay, night));
}

/**
 * Whether the stay is part of a kept stay of the same entry. Leaves out parts, because only the whole can be recognised
 * as an echo.
 */
function isPartOf(stay: FeedStay, { checkIn, checkOut, kind, entry }: FeedStay): boolean {
  const says = (one: FeedStay['kind']) => feedStayKinds.indexOf(one);
  return entry === stay.entry && checkIn <= stay.checkIn && stay.checkOut <= checkOut && says(kind) <= says(stay.kind);
}
