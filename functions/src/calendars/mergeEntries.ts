import type { FeedRemark, FeedState } from '../contract/platformCalendar.ts';
import { coveredBy, feedStayKinds, type FeedStay } from '../domain/feedStay.ts';
import type { IsoDate } from '../domain/isoDate.ts';
import { nightsOf, overlaps } from '../domain/stay.ts';
import type { EntryNights, FeedEntry } from './FeedEntry.ts';

/** What a reading makes of the calendar's nights, together with what was known. */
export interface MergedEntries {
  /** By entry; they may overlap. */
  stays: FeedStay[];
  /** Entries that cannot be understood in full. */
  odd: Pick<FeedRemark, 'entry' | 'uid'>[];
}

/**
 * The nights of a reading. An entry that is not understood only ever adds nights: to what can be read of it, those that it had
 * when it could last be read. If nobody knows which these were, all that left the calendar with this reading stays as long as
 * the entry does. A stay that has begun is held to its end, since platforms take it out of their calendars.
 * @param today at the property
 */
export function mergeEntries(
  { isRead, stays, holds, remarks }: Pick<FeedState, 'isRead' | 'stays' | 'holds' | 'remarks'>,
  entries: readonly FeedEntry[],
  today: IsoDate,
): MergedEntries {
  // Another URL is another file: what the old one had says nothing about this one's entries.
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

  /** Stays of which the entry may have been a part that it does not say any more. */
  function missingStays(entry: FeedEntry, own: readonly FeedStay[]): FeedStay[] {
    const touched = known.filter((stay) => !own.includes(stay) && entry.stays.some((one) => overlaps(one, stay)));
    const isItsOwn = coveredBy(saidBy.get(entry.key) ?? []);
    const isSaid = touched.length > 0 ? coveredBy(said) : isItsOwn;
    return [
      ...own.filter((stay) => isLost(stay, isItsOwn, today)),
      ...touched.filter((stay) => isLost(stay, isSaid, today)),
    ];
  }

  const wasSeen = (key: string) =>
    known.some(({ entry }) => entry === key) || remarks.some(({ kind, entry }) => kind === 'odd' && entry === key);
  const unknown = odd.filter(({ key }) => !(isRead && wasSeen(key)));
  if (unknown.length > 0) {
    // What an entry says that is understood is true: nothing of it is lost.
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

/** Hours beside a stay mark its arrival or departure, and close no night of their own. */
function withoutMarks(said: readonly (EntryNights & { entry: string })[], kept: readonly FeedStay[]): FeedStay[] {
  const stays = [...said.filter(({ isHours }) => !isHours), ...kept];
  const days = new Set(stays.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut]));
  return said
    .filter(({ isHours, checkIn }) => !(isHours && days.has(checkIn)))
    .map(({ checkIn, checkOut, kind, entry }) => ({ checkIn, checkOut, kind, entry }));
}

/** Stays that have begun, take nights, and are neither in the calendar, nor cancelled or changed by it. */
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

/** Whether the stay's entry is in the calendar. Of several with its UID, none may be missing. */
function isAnswered({ entry }: FeedStay, known: readonly FeedStay[], entries: readonly FeedEntry[]): boolean {
  const now = entries.filter(({ key }) => key === entry).length;
  return now > 0 && now >= known.filter((stay) => stay.entry === entry).length;
}

function isLost(stay: FeedStay, isCovered: ReturnType<typeof coveredBy>, today: IsoDate): boolean {
  return nightsOf(stay).some((night) => night >= today && !isCovered(stay, night));
}

/** What an entry keeps as a whole is recognised as an echo; a part of it beside it would not be. */
function isPartOf(stay: FeedStay, { checkIn, checkOut, kind, entry }: FeedStay): boolean {
  const says = (one: FeedStay['kind']) => feedStayKinds.indexOf(one);
  return entry === stay.entry && checkIn <= stay.checkIn && stay.checkOut <= checkOut && says(kind) <= says(stay.kind);
}
