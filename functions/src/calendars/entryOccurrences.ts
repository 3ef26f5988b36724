import ICAL from 'ical.js';
import type { ContentLine } from './splitFeed.ts';
import { computedTime, floatingValue, parseWrittenTime, type WrittenTime } from './writtenTime.ts';

/** Longest INTERVAL of a recurring event, in units of its frequency. */
const longestInterval = 366;

/**
 * Accepted rules: by days, weeks (with weekdays), months and years. With other rules, a parser can search for ever for
 * a day that never comes. Numbers are checked, because a lenient parser could misread a malformed one.
 */
const ruleParts: Readonly<Record<string, RegExp>> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/i,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,5}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/i,
  WKST: /^(MO|TU|WE|TH|FR|SA|SU)$/i,
  BYDAY: /^(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU))*$/i,
};

/** The recurrence lines of an event in normalised form for the parser; `undefined` if one of them is not understood. */
export function recurrenceLines(lines: readonly ContentLine[]): string[] | undefined {
  const read = lines.map((line) => (line.name === 'RRULE' ? ruleLine(line.value) : datesLine(line)));
  return read.every((line) => line !== undefined) ? read : undefined;
}

function ruleLine(value: string): string | undefined {
  const parts = value.split(';').map((part) => part.split('='));
  const names = parts.map(([name = '']) => name.toUpperCase());
  const isUnderstood =
    names.includes('FREQ') &&
    new Set(names).size === names.length &&
    parts.every(([, text = '', more], at) => more === undefined && ruleParts[names[at] ?? '']?.test(text)) &&
    (!names.includes('BYDAY') || /FREQ=WEEKLY/i.test(value)) &&
    Number(/INTERVAL=(\d+)/i.exec(value)?.[1] ?? 1) <= longestInterval &&
    !(names.includes('UNTIL') && !parseWrittenTime(/UNTIL=(\w+)/i.exec(value)?.[1] ?? '', undefined));
  return isUnderstood ? `RRULE:${value.toUpperCase()}` : undefined;
}

function datesLine({ name, value }: ContentLine): string | undefined {
  const times = value.split(',').map((one) => parseWrittenTime(one.trim(), undefined));
  if (!times.every((time) => time?.isRegular)) return undefined;
  const [first] = times;
  const values = (times as WrittenTime[]).map(floatingValue).join(',');
  return `${name}${first?.time ? '' : ';VALUE=DATE'}:${values}`;
}

/**
 * The occurrences of an event in order. Adds the first one if the parser leaves it out (`RDATE` alone).
 * @param duration `DURATION`, if there is one instead of `DTEND`
 * @param recurrence the result of `recurrenceLines`
 */
export function* entryOccurrences(
  start: WrittenTime,
  end: WrittenTime | undefined,
  duration: string | undefined,
  recurrence: readonly string[],
): Generator<{ start: WrittenTime; end: WrittenTime }> {
  const line = (name: string, time: WrittenTime) => `${name}${time.time ? '' : ';VALUE=DATE'}:${floatingValue(time)}`;
  const lines = [
    'BEGIN:VEVENT',
    line('DTSTART', start),
    ...(end ? [line('DTEND', end)] : []),
    ...(duration === undefined ? [] : [`DURATION:${duration}`]),
    ...recurrence,
    'END:VEVENT',
  ];
  // Without `exceptions` the parser would search the surrounding calendar for exceptions.
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(lines.join('\n')) as never), {
    exceptions: [],
    strictExceptions: true,
  });
  if (!event.isRecurring()) {
    yield { start: computedTime(event.startDate, start), end: computedTime(event.endDate, end ?? start) };
    return;
  }
  if (!event.component.hasProperty('rrule')) yield { start, end: computedTime(event.endDate, end ?? start) };
  const iterator = event.iterator();
  for (let next = iterator.next() as ICAL.Time | null; next; next = iterator.next() as ICAL.Time | null) {
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    yield { start: computedTime(startDate, start), end: computedTime(endDate, end ?? start) };
  }
}
