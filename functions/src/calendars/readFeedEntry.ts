import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import type { FeedStay, FeedStayKind } from '../domain/feedStay.ts';
import { addDays, type IsoDate } from '../domain/isoDate.ts';
import type { Platform } from '../domain/platform.ts';
import { entryOccurrences, recurrenceLines } from './entryOccurrences.ts';
import type { FeedZones } from './feedZones.ts';
import { type ContentLine, type FeedPart, parseContentLine } from './splitFeed.ts';
import { dayOf, departureDayOf, parseWrittenTime, type WrittenTime } from './writtenTime.ts';

const longestUid = 120;
/** Properties that may occur only once. The others do not affect nights if repeated. */
const single = ['DTSTART', 'DTEND', 'DURATION', 'UID', 'STATUS'];
const recurring = ['RRULE', 'RDATE', 'EXDATE'];
/** Properties that may change with every reading. */
const changing = ['DTSTAMP', 'CREATED', 'LAST-MODIFIED', 'SEQUENCE'];
const duration = /^\+?P(\d{1,4}W|(?=\d|T\d)(\d{1,4}D)?(T(?=\d)(\d{1,5}H)?(\d{1,5}M)?(\d{1,6}S)?)?)$/i;

/** The period in which nights are read, and how times are interpreted. */
export interface EntryContext {
  platform: Platform;
  zones: FeedZones;
  from: IsoDate;
  to: IsoDate;
}

/**
 * Reads an event by itself, so that a fault in it does not affect other events. Every value that decides about nights is checked
 * as written, before the parser interprets it.
 * @returns several entries, one per UID, if lines of several events are mixed
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
  // The dates of another component are not a stay: those of `VFREEBUSY`, for example, are the period it covers.
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
    // Without characters that a terminal or a mail would not show.
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

/** The nights of an event. An event within one day, or without length, takes that day's night. */
function nightsBetween(start: WrittenTime, end: WrittenTime, { zones }: EntryContext): Nights {
  const checkIn = dayOf(start, zones);
  const leaves = end.time ? departureDayOf(end, zones) : dayOf(end, zones);
  const isWithinDay = Boolean(start.time && end.time) && dayOf(end, zones) === checkIn;
  // An event from the first to the last hour of a day is a whole day.
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

/** Whether the property is a standard or `X-` one. A damaged name may hide an important line. */
function isKnown({ name }: ContentLine): boolean {
  return name.startsWith('X-') || name.toLowerCase() in ICAL.design.icalendar.property;
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Nights that an entry takes. */
export interface EntryNights extends FeedStay {
  /** Whether the entry only takes some hours of one day; it then has that day's night. */
  isHours?: boolean;
}

/** An event of a platform's calendar, or the readable rest of one, without guest data. */
export interface FeedEntry {
  /** Identifies the entry in the next reading: a hash of its UID, or else of its content. */
  key: string;
  uid: string | null;
  /**
   * `sure`: fully understood. `unsure`: what is understood is right, but something may be missing, such as the end. `odd`:
   * something is wrong, so the entry may take more nights than can be read.
   */
  trust: 'sure' | 'unsure' | 'odd';
  /** Whether the platform has cancelled the event. */
  isCancelled: boolean;
  /** The nights that can be understood; stays may overlap. */
  stays: EntryNights[];
}

/** Matches a link or text about a reservation, which only sales have. */
const reservation = /reservation|https?:\/\/\S+\/hosting\//i;
/** Vrbo's `Blocked` in the languages of its hosts. */
const vrboBlocked =
  /^(blocked|unavailable|not available|indisponible|bloqué|gesperrt|blockiert|nicht verfügbar|bloccato|non disponibile|bloqueado|no disponible|zablokowan|niedostępn|blokiran|nedostupn|geblokkeerd)/i;
/** Vrbo's `Reserved - <name>`, in any language. */
const vrboSold = /^(r[eé]serv|gebucht|reserviert|prenotat|rezerw|rezerv|gereserveerd)|\S\s+[-–]\s+\S/i;

/**
 * Whether an event is a sale or a closure. The words of Airbnb and Vrbo are known. Booking.com writes `CLOSED - Not available` for
 * both. Other platforms are unknown. An uncertain event is never `blocked`, because owners can choose to ignore blocked nights.
 * Source of the words: calendars that hosts have published, November 2026.
 */
function feedStayKind(platform: Platform, summary: string, description: string): FeedStayKind {
  switch (platform) {
    case 'airbnb':
      if (reservation.test(description) || /^reserved\b/i.test(summary)) return 'sold';
      return /\bnot available\b/i.test(summary) && description === '' ? 'blocked' : 'unclear';
    case 'vrbo':
      if (vrboSold.test(summary)) return 'sold';
      return vrboBlocked.test(summary) ? 'blocked' : 'unclear';
    case 'booking':
    case 'other':
      return 'unclear';
  }
}
