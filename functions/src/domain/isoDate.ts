/**
 * A local date, `YYYY-MM-DD` (ISO 8601). It also identifies the night that begins on it. Dates are strings, so that no clock
 * or time zone can shift them; compare them with `<` and `===`.
 */
export type IsoDate = string & { readonly isoDate: never };

/** A calendar month, `YYYY-MM`. */
export type IsoMonth = string & { readonly isoMonth: never };

/** ISO 8601 weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const msPerDay = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Midnight UTC in milliseconds, used only to count days, so time zones do not matter. */
function toUtc(date: IsoDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));
}

function fromUtc(ms: number): IsoDate {
  return new Date(ms).toISOString().slice(0, 10) as IsoDate;
}

/**
 * The date if `value` is a real day from 1970 to 9899, else `undefined`. Years from 9900 on are excluded, so that adding days
 * never reaches the year 10000.
 */
export function parseIsoDate(value: unknown): IsoDate | undefined {
  if (typeof value !== 'string') return undefined;
  const match = pattern.exec(value);
  if (!match) return undefined;
  const ms = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  if (ms < 0 || value >= '9900' || fromUtc(ms) !== value) return undefined;
  return value as IsoDate;
}

/**
 * For dates in code and tests.
 * @throws {RangeError} if `value` is not a date
 */
export function isoDate(value: string): IsoDate {
  const date = parseIsoDate(value);
  if (!date) throw new RangeError(`not a date: ${value}`);
  return date;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromUtc(toUtc(date) + days * msPerDay);
}

/** Days from `from` to `to`, negative if `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (toUtc(to) - toUtc(from)) / msPerDay;
}

export function weekdayOf(date: IsoDate): Weekday {
  return (((new Date(toUtc(date)).getUTCDay() + 6) % 7) + 1) as Weekday;
}

export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7) as IsoMonth;
}

export function firstDayOf(month: IsoMonth): IsoDate {
  return `${month}-01` as IsoDate;
}

export function addMonths(month: IsoMonth, months: number): IsoMonth {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}` as IsoMonth;
}

/** The same day some months later or earlier, or that month's last day: 31 March goes to 30 April. */
export function addMonthsToDate(date: IsoDate, months: number): IsoDate {
  const first = firstDayOf(addMonths(monthOf(date), months));
  const length = daysBetween(first, firstDayOf(addMonths(monthOf(first), 1)));
  return addDays(first, Math.min(Number(date.slice(8)), length) - 1);
}

/**
 * The local date at an instant.
 * @param timeZone IANA name, such as `Europe/Zagreb`
 * @throws {RangeError} if the time zone is unknown
 */
export function todayIn(timeZone: string, now: Date = new Date()): IsoDate {
  // Prefers Temporal, because the first use of Intl takes about 100 ms on a phone.
  const { Temporal } = globalThis as { Temporal?: typeof globalThis.Temporal };
  if (Temporal) {
    const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
    return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString() as IsoDate;
  }
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const part = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}` as IsoDate;
}

/**
 * The local time at an instant as `HH:MM`, for the server.
 * @param timeZone IANA name, such as `Europe/Zagreb`
 * @throws {RangeError} if the time zone is unknown
 */
export function timeIn(timeZone: string, now: Date): string {
  const style = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-GB', style).format(now);
}
