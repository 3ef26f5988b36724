import ICAL from 'ical.js';
import { type FeedPart, parseContentLine } from './splitFeed.ts';
import { parseWrittenTime, type Zones } from './writtenTime.ts';

/** Converts a local time, counted as if it were UTC, to the moment; both in milliseconds since 1970. */
type MomentOf = (shown: number) => number;

/** The time zones that a calendar uses: IANA's, and those that it defines itself. */
export class FeedZones implements Zones {
  readonly #parts: readonly FeedPart[];
  readonly #known = new Map<string, MomentOf | undefined>();
  /** Converts a moment to the local time at the property, counted as if it were UTC; both in milliseconds since 1970. */
  readonly shownHere: (moment: number) => number;

  /**
   * @param parts the calendar's time zones
   * @param timeZone the property's time zone
   */
  constructor(parts: readonly FeedPart[], timeZone: string) {
    this.#parts = parts;
    const offsetAt = ianaOffset(timeZone);
    this.shownHere = (moment) => moment + offsetAt(moment);
  }

  /** @returns `undefined` for an unknown zone */
  momentOf(name: string): MomentOf | undefined {
    if (!this.#known.has(name)) this.#known.set(name, ianaZone(name) ?? definedZone(name, this.#parts));
    return this.#known.get(name);
  }
}

function ianaZone(name: string): MomentOf | undefined {
  try {
    const offsetAt = ianaOffset(name);
    // Applied twice, because the offset may change between the two moments. That is so for an hour, twice a year.
    return (shown) => shown - offsetAt(shown - offsetAt(shown));
  } catch {
    return undefined;
  }
}

/** @returns a function from a moment to its offset from UTC, both in milliseconds @throws {RangeError} for an unknown IANA name */
function ianaOffset(name: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: name, timeZoneName: 'longOffset' });
  return (moment) => {
    const [, sign, hours = '0', minutes = '0'] = /GMT([+-])?(\d\d)?:?(\d\d)?/.exec(format.format(moment)) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  };
}

function definedZone(name: string, parts: readonly FeedPart[]): MomentOf | undefined {
  const part = parts.find(({ lines }) => lines.some((line) => isNamed(line, name)));
  if (!part?.lines.every(isUnderstood)) return undefined;
  try {
    const component = new ICAL.Component(
      ICAL.parse(['BEGIN:VTIMEZONE', ...part.lines, 'END:VTIMEZONE'].join('\n')) as never,
    );
    const zone = new ICAL.Timezone({ component, tzid: name });
    return (shown) => {
      const date = new Date(shown);
      const fields = {
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hour: date.getUTCHours(),
        minute: date.getUTCMinutes(),
        second: date.getUTCSeconds(),
      };
      return new ICAL.Time(fields, zone).toUnixTime() * 1000;
    };
  } catch {
    return undefined;
  }
}

function isNamed(line: string, zone: string): boolean {
  const { name, value } = parseContentLine(line) ?? {};
  return name === 'TZID' && value === zone;
}

/** Checks offsets and start times, because the parser would accept any value. */
function isUnderstood(line: string): boolean {
  const { name, value = '' } = parseContentLine(line) ?? {};
  if (name === undefined) return line.trim() === '';
  if (name.startsWith('TZOFFSET')) return /^[+-]\d{4}(\d\d)?$/.test(value);
  return name !== 'DTSTART' || parseWrittenTime(value, undefined)?.isRegular === true;
}
