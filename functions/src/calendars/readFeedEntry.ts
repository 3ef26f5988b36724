import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { addDays, type IsoDate } from '../domain/isoDate.ts';
import type { Platform } from '../domain/platform.ts';
import { parseContentLine, type ContentLine } from './contentLine.ts';
import { entryOccurrences, recurrenceLines } from './entryOccurrences.ts';
import type { EntryNights, FeedEntry } from './FeedEntry.ts';
import { feedStayKind } from './feedStayKind.ts';
import type { FeedZones } from './feedZones.ts';
import type { FeedPart } from './splitFeed.ts';
import { dayOf, departureDayOf, parseWrittenTime, type WrittenTime } from './writtenTime.ts';

const longestUid = 120;
/** Properties that may come once. Others that come twice say nothing about nights. */
const single = ['DTSTART', 'DTEND', 'DURATION', 'UID', 'STATUS'];
const recurring = ['RRULE', 'RDATE', 'EXDATE'];
/** Written anew with each reading. */
const changing = ['DTSTAMP', 'CREATED', 'LAST-MODIFIED', 'SEQUENCE'];
const duration = /^\+?P(\d{1,4}W|(?=\d|T\d)(\d{1,4}D)?(T(?=\d)(\d{1,5}H)?(\d{1,5}M)?(\d{1,6}S)?)?)$/i;

/** Where nights are looked for, and how times are read. */
export interface EntryContext {
  platform: Platform;
  zones: FeedZones;
  from: IsoDate;
  to: IsoDate;
}

/**
 * Reads an event by itself, so that nothing that is wrong with it touches another one. Every value that decides about nights is
 * checked as it is written, before the parser makes something of it.
 * @returns several if lines of several events are mixed in it: one for each UID
 */
export function readFeedEntry(part: FeedPart, context: EntryContext): FeedEntry[] {
  const written = (part.isWhole ? part.ownLines : part.lines).filter((line) => line.trim() !== '');
  const lines = written.flatMap((line) => parseContentLine(line) ?? []);
  const of = (...names: string[]) => lines.filter(({ name }) => names.includes(name));
  const valueOf = (name: string) => of(name)[0]?.value ?? '';
  const uids = [...new Set(of('UID').map(({ value }) => value))].filter((uid) => uid !== '');
  const isCancelled = valueOf('STATUS').toUpperCase() === 'CANCELLED';
  const isSound =
    part.isWhole &&
    part.name === 'VEVENT' &&
    lines.length === written.length &&
    single.every((name) => of(name).length <= 1);
  const kind = feedStayKind(context.platform, valueOf('SUMMARY'), valueOf('DESCRIPTION'));
  // The dates of another component are not of a stay: those of `VFREEBUSY` are what it looks at.
  const isOther = part.isWhole && part.name !== 'VEVENT';
  const { trust, nights } = isCancelled || isOther ? withoutNights : readNights(of, context);
  const entry: Omit<FeedEntry, 'key' | 'uid'> = {
    trust: !isSound ? 'odd' : trust === 'sure' && !isCancelled && !lines.every(isKnown) ? 'unsure' : trust,
    isCancelled,
    stays: nights.map((one) => ({ ...one, kind })),
  };
  if (uids.length === 0) {
    const content = written.filter((line) => !changing.includes(parseContentLine(line)?.name ?? ''));
    return [{ ...entry, key: keyOf(`lines ${content.join('\n')}`), uid: null }];
  }
  return uids.map((uid, at) => ({
    ...entry,
    key: keyOf(`uid ${uid}`),
    // Without what a terminal or a mail would not show.
    uid: uid.replace(/\p{C}/gu, '').slice(0, longestUid),
    stays: at === 0 ? entry.stays : [],
  }));
}

interface ReadNights {
  trust: FeedEntry['trust'];
  nights: Omit<EntryNights, 'kind'>[];
}

const withoutNights: ReadNights = { trust: 'sure', nights: [] };

function readNights(of: (...names: string[]) => ContentLine[], context: EntryContext): ReadNights {
  const timeOf = (name: string) => {
    const [line] = of(name);
    return line && parseWrittenTime(line.value, line.parameters.get('TZID'));
  };
  const [start, end, [lasting]] = [timeOf('DTSTART'), timeOf('DTEND'), of('DURATION')];
  if (!start) return { trust: 'odd', nights: [] };
  const length = lasting && duration.test(lasting.value) ? lasting.value.toUpperCase() : undefined;
  const recurrence = recurrenceLines(of(...recurring));
  const isOdd =
    !recurrence ||
    !start.isRegular ||
    (end ? !end.isRegular || Boolean(lasting) : of('DTEND').length > 0) ||
    (lasting !== undefined && length === undefined);
  const first = nightsBetween(start, endOf(start, end, length), context);
  if (isOdd || first.isReversed) return { trust: 'odd', nights: within(first, context) };
  const nights =
    recurrence.length === 0
      ? within(first, context)
      : [...occurrences(entryOccurrences(start, end, length, recurrence), context)];
  const isZoneKnown = [start, end].every((time) => !time?.zone || time.isUtc || context.zones.momentOf(time.zone));
  const hasEnd = (end ?? length) !== undefined && !first.isEmpty;
  return { trust: hasEnd && isZoneKnown ? 'sure' : 'unsure', nights };
}

function endOf(start: WrittenTime, end: WrittenTime | undefined, length: string | undefined): WrittenTime {
  if (end || length === undefined) return end ?? start;
  const [computed] = entryOccurrences(start, undefined, length, []);
  return computed?.end ?? start;
}

function* occurrences(
  found: Iterable<{ start: WrittenTime; end: WrittenTime }>,
  context: EntryContext,
): Generator<Omit<EntryNights, 'kind'>> {
  for (const { start, end } of found) {
    const nights = nightsBetween(start, end, context);
    if (nights.checkIn >= context.to) return;
    yield* within(nights, context);
  }
}

type Nights = Pick<EntryNights, 'checkIn' | 'checkOut' | 'isHours'> & { isReversed: boolean; isEmpty: boolean };

/** An event within a day, or of no length, takes the night of its day. */
function nightsBetween(start: WrittenTime, end: WrittenTime, { zones }: EntryContext): Nights {
  const checkIn = dayOf(start, zones);
  const leaves = end.time ? departureDayOf(end, zones) : dayOf(end, zones);
  const isWithinDay = Boolean(start.time && end.time) && dayOf(end, zones) === checkIn;
  // From the first hour to the last one is a whole day.
  const isHours = isWithinDay && !(leaves > checkIn && start.time?.hour === 0);
  const isEmpty = leaves <= checkIn && !isHours;
  return {
    checkIn,
    checkOut: isHours || isEmpty ? addDays(checkIn, 1) : leaves,
    ...(isHours && { isHours }),
    isReversed: leaves < checkIn,
    isEmpty,
  };
}

function within({ checkIn, checkOut, isHours }: Nights, { from, to }: EntryContext): Omit<EntryNights, 'kind'>[] {
  if (checkOut <= from || checkIn >= to) return [];
  const nights = { checkIn: checkIn > from ? checkIn : from, checkOut: checkOut < to ? checkOut : to };
  return [{ ...nights, ...(isHours && { isHours }) }];
}

/** Whether the property is one of iCalendar or somebody's own: a damaged name may hide what the line says. */
function isKnown({ name }: ContentLine): boolean {
  return name.startsWith('X-') || name.toLowerCase() in ICAL.design.icalendar.property;
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
