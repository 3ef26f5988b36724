import type ICAL from 'ical.js';
import { addDays, isoDate, parseIsoDate, type IsoDate } from '../domain/isoDate.ts';

/** Conversion between local times and moments; all in milliseconds since 1970. */
export interface Zones {
  /** Converts a moment to the local time at the property, counted as if it were UTC. */
  readonly shownHere: (moment: number) => number;
  /** @returns `undefined` for an unknown zone */
  momentOf(name: string): ((shown: number) => number) | undefined;
}

/** A date or time as written in a calendar. Months and days count from 1. */
export interface WrittenTime {
  year: number;
  month: number;
  day: number;
  /** `undefined` for a whole day. */
  time?: { hour: number; minute: number; second: number };
  isUtc: boolean;
  /** Name of its time zone. */
  zone: string | undefined;
  /** Whether it has the format of RFC 5545. */
  isRegular: boolean;
}

const regular = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/i;
/**
 * A format that is unambiguous too. It is not `isRegular`, because a platform that uses it may deviate from the
 * standard elsewhere.
 */
const extended = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z?))?$/i;

/**
 * Reads a value of `DTSTART` and the like. Its format tells a day from a time, even without `VALUE=DATE`. Checked here, because
 * the parser would turn any value into some date.
 * @returns `undefined` for a day or time that does not exist
 */
export function parseWrittenTime(value: string, zone: string | undefined): WrittenTime | undefined {
  const isRegular = regular.test(value);
  const [, year, month, day, hour, minute, second, utc] = (isRegular ? regular : extended).exec(value) ?? [];
  if (year === undefined) return undefined;
  // For years outside our range, only checks month and day, in any leap year.
  const within = Number(year) >= 1970 && Number(year) < 9900 ? year : '2000';
  if (!parseIsoDate(`${within}-${month}-${day}`)) return undefined;
  const written = { year: Number(year), month: Number(month), day: Number(day), isUtc: Boolean(utc), zone, isRegular };
  if (hour === undefined) return written;
  const time = { hour: Number(hour), minute: Number(minute), second: Number(second) };
  return time.hour < 24 && time.minute < 60 && time.second <= 60 ? { ...written, time } : undefined;
}

/** The value in the format for the parser, without a time zone, which does not affect recurrences. */
export function floatingValue({ year, month, day, time }: WrittenTime): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const date = `${String(year).padStart(4, '0')}${two(month)}${two(day)}`;
  return time ? `${date}T${two(time.hour)}${two(time.minute)}${two(time.second)}` : date;
}

/** Converts a time that the parser has computed from `floatingValue`s. */
export function computedTime({ year, month, day, isDate, hour, minute, second }: ICAL.Time, like: WrittenTime) {
  const { isUtc, zone, isRegular } = like;
  const computed: WrittenTime = { year, month, day, isUtc, zone, isRegular };
  return isDate ? computed : { ...computed, time: { hour, minute, second } };
}

/** The day at the property. */
export function dayOf(written: WrittenTime, zones: Zones): IsoDate {
  return shownHere(written, zones).day;
}

/**
 * The departure day of a stay that ends at this time. Calendars without exclusive ends write the last second of the last day,
 * which means departure on the next day.
 */
export function departureDayOf(written: WrittenTime, zones: Zones): IsoDate {
  const { day, hour } = shownHere(written, zones);
  const here = hour === 23 ? addDays(day, 1) : day;
  const there = written.time?.hour === 23 ? addDays(writtenDay(written), 1) : here;
  return there > here ? there : here;
}

/** Day and hour at the property; the hour is missing for a whole day. */
function shownHere(written: WrittenTime, zones: Zones): { day: IsoDate; hour?: number } {
  const moment = momentOf(written, zones);
  if (moment === undefined) return { day: writtenDay(written), ...(written.time && { hour: written.time.hour }) };
  const shown = new Date(zones.shownHere(moment)).toISOString();
  return { day: isoDate(shown.slice(0, 10)), hour: Number(shown.slice(11, 13)) };
}

function writtenDay({ year, month, day }: WrittenTime): IsoDate {
  if (year < 1970) return isoDate('1970-01-01');
  if (year >= 9000) return isoDate('9000-01-01');
  const two = (part: number) => String(part).padStart(2, '0');
  return isoDate(`${year}-${two(month)}-${two(day)}`);
}

/** The moment of a time; `undefined` for a whole day, and for a time without zone, which is local at the villa. */
function momentOf({ year, month, day, time, isUtc, zone }: WrittenTime, zones: Zones): number | undefined {
  // Converting a time in early 1970 to another zone could give a date before our range.
  if (!time || year <= 1970 || year >= 9000) return undefined;
  const { hour, minute, second } = time;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  if (isUtc) return asUtc;
  return zone === undefined ? undefined : zones.momentOf(zone)?.(asUtc);
}
