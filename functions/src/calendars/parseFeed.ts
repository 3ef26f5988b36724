import ICAL from 'ical.js';
import type { FeedStay } from '../domain/feedStay.ts';
import { addDays, parseIsoDate, todayIn, type IsoDate } from '../domain/isoDate.ts';
import type { Platform } from '../domain/platform.ts';
import { FeedError } from './FeedError.ts';
import { feedHorizon } from './feedHorizon.ts';
import { feedStayKind } from './feedStayKind.ts';
import { feedText } from './feedText.ts';
import { runWithin, TimeLimitError } from './runWithin.ts';

/** How far from today nights can matter, in days. Bounds what a hostile file makes of a single line. */
const past = 400;
const ahead = feedHorizon + 100;
/** Occurrences of recurring events together. */
const mostOccurrences = 20_000;
/** In milliseconds: 10,000 events take less. */
const longest = 5_000;
/** Of a recurring event, in units of its frequency. */
const longestInterval = 366;

/** What a platform's calendar says, without anything about a guest. */
export interface ParsedFeed {
  /** Events that are not cancelled. */
  events: number;
  /** Their nights, as they come: they may overlap. */
  stays: FeedStay[];
}

/** The days that nights are looked for in, and the zone in which a time has its day. */
interface Period {
  timeZone: string;
  from: IsoDate;
  to: IsoDate;
}

/**
 * Reads a platform's calendar (RFC 5545). Every event counts, whatever its UID: platforms change them and use one twice. Whole days
 * are nights up to the exclusive end; times are days of the villa's time zone; an event within a day takes its night. What cannot
 * be understood in full is refused, since leaving out an event would free its nights: also rules of recurrence beyond those by
 * days, weeks, months and years, some of which keep a parser looking for a day that never comes. `TRANSP` says nothing here: calendar
 * programs call every event of whole days transparent.
 * @param timeLimit in milliseconds; a time zone that the file defines may have rules without an end too
 * @throws {FeedError} `not-a-calendar`, `truncated`, `too-large`
 */
export function parseFeed(
  body: Uint8Array,
  platform: Platform,
  timeZone: string,
  today: IsoDate,
  timeLimit = longest,
): ParsedFeed {
  const text = feedText(body).trim();
  if (!/^BEGIN:VCALENDAR\b/i.test(text)) throw new FeedError('not-a-calendar', 'does not begin like one');
  if (!/\nEND:VCALENDAR$/i.test(text)) throw new FeedError('truncated', 'does not end like a calendar');
  const period = { timeZone, from: addDays(today, -past), to: addDays(today, ahead) };
  try {
    return runWithin(timeLimit, () => readCalendars(text, platform, period));
  } catch (error) {
    if (error instanceof FeedError) throw error;
    if (error instanceof TimeLimitError) throw new FeedError('too-large', error.message);
    // The parser's own message quotes the line.
    throw new FeedError('not-a-calendar', 'cannot be parsed');
  }
}

function readCalendars(text: string, platform: Platform, period: Period): ParsedFeed {
  const parsed = ICAL.parse(text) as unknown[];
  // A file may hold several.
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed).map(
    (jCal) => new ICAL.Component(jCal as never),
  );
  const result: ParsedFeed = { events: 0, stays: [] };
  let occurrences = 0;
  for (const component of calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))) {
    // Without `exceptions` the parser would look at all events for each.
    const event = new ICAL.Event(component, { exceptions: [], strictExceptions: true });
    if (textOf(component, 'status').toUpperCase() === 'CANCELLED') continue;
    if (!component.hasProperty('dtstart')) throw new FeedError('not-a-calendar', 'an event without a date');
    result.events += 1;
    const kind = feedStayKind(platform, textOf(component, 'summary'), textOf(component, 'description'));
    for (const stay of occurrencesOf(event, period)) {
      occurrences += event.isRecurring() ? 1 : 0;
      if (occurrences > mostOccurrences) throw new FeedError('too-large', 'too many occurrences');
      if (stay.checkOut > period.from && stay.checkIn < period.to) result.stays.push({ ...stay, kind });
    }
  }
  return result;
}

type Nights = Pick<FeedStay, 'checkIn' | 'checkOut'>;

/** @throws {FeedError} `not-a-calendar` for a rule that is not one of these */
function requireSimpleRules(component: ICAL.Component): void {
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) throw new FeedError('not-a-calendar', 'a rule that cannot be read');
    const isByWeekdays =
      rule.freq === 'WEEKLY' && rule.parts.BYDAY?.every((day) => /^(MO|TU|WE|TH|FR|SA|SU)$/.test(day));
    const parts = Object.keys(rule.parts).filter((part) => !(part === 'BYDAY' && isByWeekdays));
    const isSimple = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(rule.freq) && parts.length === 0;
    if (!isSimple || rule.interval > longestInterval) {
      throw new FeedError('not-a-calendar', 'a rule of recurrence that is not understood');
    }
  }
}

function* occurrencesOf(event: ICAL.Event, period: Period): Generator<Nights> {
  const zone = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  // With further dates only, the parser leaves out the first.
  if (!event.component.hasProperty('rrule')) yield nightsBetween(event.startDate, event.endDate, zone, period);
  if (!event.isRecurring()) return;
  requireSimpleRules(event.component);
  const iterator = event.iterator();
  for (let next = iterator.next() as ICAL.Time | null; next; next = iterator.next() as ICAL.Time | null) {
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    const nights = nightsBetween(startDate, endDate, zone, period);
    if (nights.checkIn >= period.to) return;
    yield nights;
  }
}

/** @param zone in which the file says that the event begins and, as all platforms write it, ends */
function nightsBetween(start: ICAL.Time, end: ICAL.Time, zone: string | undefined, period: Period): Nights {
  const { from, to } = period;
  const [first, last] = [start, end].map((time) => dayOf(time, zone, period)) as [IsoDate, IsoDate];
  const checkIn = first > from ? first : from;
  const within = last < to ? last : to;
  return { checkIn, checkOut: within > checkIn ? within : last < from ? checkIn : addDays(checkIn, 1) };
}

/** @throws {FeedError} `not-a-calendar` */
function dayOf(time: ICAL.Time, zone: string | undefined, { timeZone, from, to }: Period): IsoDate {
  // Also years that no date of ours can have.
  if (time.year > Number(to.slice(0, 4))) return to;
  if (time.year < Number(from.slice(0, 4)) - 1) return addDays(from, -1);
  const two = (part: number) => String(part).padStart(2, '0');
  const written = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;
  const day = parseIsoDate(written);
  if (!day) throw new FeedError('not-a-calendar', 'an event on a day that does not exist');
  if (time.isDate) return day;
  const moment = momentOf(time, zone);
  return moment ? todayIn(timeZone, moment) : day;
}

/** `undefined` for a local time, which is the villa's. */
function momentOf(time: ICAL.Time, zone: string | undefined): Date | undefined {
  if (time.zone !== ICAL.Timezone.localTimezone) return new Date(time.toUnixTime() * 1000);
  return zone === undefined ? undefined : inZone(time, zone);
}

/** Of a zone that the file names without defining it: by its IANA name, if it is one. */
function inZone({ year, month, day, hour, minute, second }: ICAL.Time, name: string): Date | undefined {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  try {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: name, timeZoneName: 'longOffset' });
    const offsetAt = (moment: number) => {
      const [, sign, hours = '0', minutes = '0'] = /GMT([+-])?(\d\d)?:?(\d\d)?/.exec(format.format(moment)) ?? [];
      return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
    };
    // The offset may change between the two, which matters for an hour twice a year.
    return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc)));
  } catch {
    return undefined;
  }
}

function textOf(component: ICAL.Component, property: string): string {
  const value: unknown = component.getFirstPropertyValue(property);
  return typeof value === 'string' ? value.trim() : '';
}
