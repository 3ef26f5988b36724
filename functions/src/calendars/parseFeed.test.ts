import { describe, expect, it } from 'vitest';
import {
  airbnbFeed,
  bookingFeed,
  olderAirbnbProdId,
  staysInRow,
  vrboFeed,
  type FeedSample,
} from '../../../tests/support/feedSamples.ts';
import type { FeedStay, FeedStayKind } from '../domain/feedStay.ts';
import { isoDate } from '../domain/isoDate.ts';
import type { Platform } from '../domain/platform.ts';
import { FeedError } from './FeedError.ts';
import { parseFeed } from './parseFeed.ts';
import type { FeedEntry } from './readFeedEntry.ts';

const today = isoDate('2027-05-01');

function entriesOf(
  text: string | Uint8Array,
  platform: Platform = 'airbnb',
  timeZone = 'Europe/Zagreb',
  timeLimit?: number,
): FeedEntry[] {
  return parseFeed(typeof text === 'string' ? Buffer.from(text) : text, platform, timeZone, today, timeLimit);
}

/** Entries that are not cancelled, their nights, and the number of odd ones. */
function parse(...of: Parameters<typeof entriesOf>): { events: number; stays: FeedStay[]; odd: number } {
  const entries = entriesOf(...of);
  const stays = entries.flatMap((entry) =>
    entry.stays.map(({ checkIn, checkOut, kind }) => ({ checkIn, checkOut, kind })),
  );
  return {
    events: entries.filter(({ isCancelled }) => !isCancelled).length,
    stays,
    odd: entries.filter(({ trust }) => trust === 'odd').length,
  };
}

/** The nights of a calendar with one event of these lines. */
function nightsOfEvent(lines: readonly string[], timeZone = 'Europe/Zagreb', around: readonly string[] = []): string[] {
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...around,
    'BEGIN:VEVENT',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return parse(text.join('\r\n'), 'other', timeZone).stays.map(({ checkIn, checkOut }) => `${checkIn}/${checkOut}`);
}

function problemOf(text: string | Uint8Array): string {
  try {
    const { events, stays, odd } = parse(text);
    return `${events} events, ${stays.length} stays, ${odd} odd`;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    return error.problem;
  }
}

const stay = (checkIn: string, checkOut: string, kind: FeedSample['kind'] = 'sold', name = 'Grace'): FeedSample => ({
  checkIn: isoDate(checkIn),
  checkOut: isoDate(checkOut),
  kind,
  name,
});
const june = stay('2027-06-05', '2027-06-12');
const closed = stay('2027-06-12', '2027-06-20', 'blocked');
const dates = ['DTSTART;VALUE=DATE:20270605', 'DTEND;VALUE=DATE:20270612'];

describe('calendars as platforms write them', () => {
  it.each<[string, Platform, string, FeedStayKind, FeedStayKind]>([
    ['Airbnb', 'airbnb', airbnbFeed([june, closed]), 'sold', 'blocked'],
    ['Airbnb, older', 'airbnb', airbnbFeed([june, closed], olderAirbnbProdId), 'sold', 'blocked'],
    ['Booking.com', 'booking', bookingFeed([june, closed]), 'unclear', 'unclear'],
    ['Booking.com, older', 'booking', bookingFeed([june, closed], true), 'unclear', 'unclear'],
    ['Vrbo', 'vrbo', vrboFeed([june, closed]), 'sold', 'blocked'],
    [
      'Vrbo in French',
      'vrbo',
      vrboFeed([june, closed], { sold: 'Réservée', blocked: 'Indisponible' }),
      'sold',
      'blocked',
    ],
    ['any other', 'other', airbnbFeed([june, closed]), 'unclear', 'unclear'],
  ])('%s', (_, platform, text, first, second) => {
    const { events, stays } = parse(text, platform);
    expect(events).toBe(2);
    expect(stays).toEqual([
      { checkIn: '2027-06-05', checkOut: '2027-06-12', kind: first },
      { checkIn: '2027-06-12', checkOut: '2027-06-20', kind: second },
    ]);
  });

  it.each(['airbnb', 'booking', 'vrbo', 'other'] as const)(
    'contain no names or digits after parsing (%s)',
    (platform) => {
      const guest = { ...june, name: 'Grace Hopper', phone: '7946' };
      for (const text of [airbnbFeed([guest]), bookingFeed([guest], true), vrboFeed([guest])])
        expect(JSON.stringify(entriesOf(text, platform))).not.toMatch(/Grace|Hopper|7946|HM2027/);
    },
  );

  it('contain no names or digits after parsing if they are odd', () => {
    const text = airbnbFeed([{ ...june, phone: '7946' }]).replace('DTSTART;VALUE=DATE:20270605', 'Grace Hopper 7946');
    expect(parse(text).odd).toBe(1);
    expect(JSON.stringify(entriesOf(text))).not.toMatch(/Grace|7946/);
  });
});

describe('a calendar file', () => {
  const text = vrboFeed([stay('2027-06-05', '2027-06-12', 'sold', 'Žofie Łącka 蜂蜜 🐝 '.repeat(12))]);
  const expected = parse(text, 'vrbo');

  it('is unfolded, even within a character', () => {
    expect(expected.stays).toHaveLength(1);
    const bytes = Buffer.from(text.replaceAll('\r\n ', ''));
    const bee = bytes.indexOf(Buffer.from('🐝')) + 2;
    const folded = Buffer.concat([bytes.subarray(0, bee), Buffer.from('\r\n '), bytes.subarray(bee)]);
    expect(parse(folded, 'vrbo')).toEqual(expected);
    expect(parse(text.replaceAll('\r\n ', '\r\n\t'), 'vrbo')).toEqual(expected);
  });

  it.each([
    ['LF', text.replaceAll('\r\n', '\n')],
    ['CR', text.replaceAll('\r\n', '\r')],
    ['blank lines at the end', `${text}\r\n\r\n`],
    ['no line break at the end', text.trimEnd()],
    ['names in small letters', text.replace(/^(DTSTART|DTEND|SUMMARY|BEGIN|END)/gm, (name) => name.toLowerCase())],
    ['a UTF-8 byte order mark', `\ufeff${text}`],
  ])('may have %s', (_, changed) => {
    expect(parse(changed, 'vrbo')).toEqual(expected);
  });

  it('may be Latin-1, or UTF-16 with a byte order mark', () => {
    const latin = vrboFeed([june], { sold: 'Réservée', blocked: 'Bloqué' });
    expect(parse(Buffer.from(latin, 'latin1'), 'vrbo')).toEqual(parse(latin, 'vrbo'));
    expect(parse(Buffer.from(`\ufeff${latin}`, 'utf16le'), 'vrbo')).toEqual(parse(latin, 'vrbo'));
    expect(parse(Buffer.from(`\ufeff${latin}`, 'utf16le').swap16(), 'vrbo')).toEqual(parse(latin, 'vrbo'));
  });

  it('may hold several calendars', () => {
    expect(parse(airbnbFeed([june]) + airbnbFeed([closed])).events).toBe(2);
  });

  it.each([
    ['a page with status 200', '<!doctype html><title>Log in</title>', 'not-a-calendar'],
    ['nothing', '', 'not-a-calendar'],
    ['JSON', '{"error":"no"}', 'not-a-calendar'],
    ['a calendar within a page', `<pre>${airbnbFeed([june])}</pre>`, 'not-a-calendar'],
    ['an empty calendar', airbnbFeed([]), '0 events, 0 stays, 0 odd'],
  ])('that is %s', (_, content, problem) => {
    expect(problemOf(content)).toBe(problem);
  });

  it('that is truncated at any place is never read as a calendar with fewer events', () => {
    const whole = Buffer.from(airbnbFeed([june, closed, stay('2027-07-01', '2027-07-05')]).trimEnd());
    for (let length = 0; length < whole.length; length += 1)
      expect(problemOf(whole.subarray(0, length))).toMatch(/^(truncated|not-a-calendar)$/);
    expect(problemOf(whole)).toBe('3 events, 3 stays, 0 odd');
  });

  it('of 10,000 events is read within five seconds of processor time', () => {
    const many = airbnbFeed(
      staysInRow(isoDate('2027-05-01'), 10_000, 1).map((one, place) => ({ ...one, uid: String(place) })),
    );
    const start = process.cpuUsage();
    // The function's own limit is wall-clock time, which depends on how busy the machine is.
    const { events, stays } = parse(many, 'airbnb', 'Europe/Zagreb', 60_000);
    const took = process.cpuUsage(start).user / 1000;
    console.log(`▸ 10,000 events, ${Math.round(many.length / 1024)} kB: ${Math.round(took)} ms`);
    expect(took).toBeLessThan(5_000);
    expect(events).toBe(10_000);
    // Nights beyond three years cannot be booked by anyone.
    expect(stays).toHaveLength(1200);
  });
});

describe('an event', () => {
  it.each<[string, string[], string[]]>([
    ['without DTSTAMP and UID', dates, ['2027-06-05/2027-06-12']],
    ['with a duration', ['DTSTART;VALUE=DATE:20270605', 'DURATION:P7D'], ['2027-06-05/2027-06-12']],
    ['with neither end nor duration', ['DTSTART;VALUE=DATE:20270605'], ['2027-06-05/2027-06-06']],
    ['of no length', ['DTSTART;VALUE=DATE:20270605', 'DTEND;VALUE=DATE:20270605'], ['2027-06-05/2027-06-06']],
    [
      'that ends before it begins',
      ['DTSTART;VALUE=DATE:20270605', 'DTEND;VALUE=DATE:20270601'],
      ['2027-06-05/2027-06-06'],
    ],
    ['that is cancelled', [...dates, 'STATUS:CANCELLED'], []],
    ['that is tentative', [...dates, 'STATUS:TENTATIVE'], ['2027-06-05/2027-06-12']],
    ['that says it is transparent', [...dates, 'TRANSP:TRANSPARENT'], ['2027-06-05/2027-06-12']],
    ['that was over long ago', ['DTSTART;VALUE=DATE:20200605', 'DTEND;VALUE=DATE:20200612'], []],
    ['that never ends', ['DTSTART;VALUE=DATE:20200605', 'DTEND;VALUE=DATE:99991231'], ['2026-03-27/2030-08-13']],
    ['with an alarm in it', [...dates, 'BEGIN:VALARM', 'TRIGGER:-P1D', 'END:VALARM'], ['2027-06-05/2027-06-12']],
    ['of local times', ['DTSTART:20270605T160000', 'DTEND:20270612T100000'], ['2027-06-05/2027-06-12']],
    ['within a day', ['DTSTART:20270605T100000', 'DTEND:20270605T180000'], ['2027-06-05/2027-06-06']],
    ['of times in UTC', ['DTSTART:20270605T220000Z', 'DTEND:20270612T080000Z'], ['2027-06-06/2027-06-12']],
    [
      'in a zone known by its name',
      ['DTSTART;TZID=America/Los_Angeles:20270605T160000', 'DTEND;TZID=America/Los_Angeles:20270612T100000'],
      ['2027-06-06/2027-06-12'],
    ],
    [
      'in a zone that nobody knows',
      ['DTSTART;TZID=Villa Time:20270605T160000', 'DTEND;TZID=Villa Time:20270612T100000'],
      ['2027-06-05/2027-06-12'],
    ],
  ])('%s', (_, lines, nights) => {
    expect(nightsOfEvent(lines)).toEqual(nights);
  });

  it('in a zone that the file defines', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Far', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'];
    const far = [...zone, 'TZOFFSETFROM:-0900', 'TZOFFSETTO:-0900', 'END:STANDARD', 'END:VTIMEZONE'];
    const lines = ['DTSTART;TZID=Far:20270605T160000', 'DTEND;TZID=Far:20270612T100000'];
    expect(nightsOfEvent(lines, 'Europe/Zagreb', far)).toEqual(['2027-06-06/2027-06-12']);
  });

  it.each<[string, string[], string[]]>([
    ['every week, four times', ['RRULE:FREQ=WEEKLY;COUNT=4'], ['05/12', '12/19', '19/26', '26/03']],
    ['every week, but one', ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20270612'], ['05/12', '19/26']],
    ['on a further date', ['RDATE;VALUE=DATE:20270620'], ['05/12', '20/27']],
  ])('that comes %s', (_, lines, nights) => {
    expect(nightsOfEvent([...dates, ...lines]).map((row) => row.replace(/2027-\d\d-/g, ''))).toEqual(nights);
  });

  it('that recurs for ever ends at the last night that can be booked', () => {
    const nights = nightsOfEvent(['DTSTART;VALUE=DATE:20270605', 'DURATION:P2D', 'RRULE:FREQ=YEARLY']);
    expect(nights).toEqual([
      '2027-06-05/2027-06-07',
      '2028-06-05/2028-06-07',
      '2029-06-05/2029-06-07',
      '2030-06-05/2030-06-07',
    ]);
    expect(nightsOfEvent(['DTSTART;VALUE=DATE:20270605', 'RRULE:FREQ=DAILY'])).toHaveLength(1165);
  });

  it.each([
    'FREQ=SECONDLY',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=999999999',
    'FREQ=MONTHLY;BYDAY=5MO',
    'FREQ=DAILY;COUNT=4x',
    'FREQ=DAILY;UNTIL=20271301',
    'COUNT=4',
  ])('that recurs by the unsupported rule %s is odd from the start and keeps only its first date', (rule) => {
    for (const first of ['DTSTART:20270605T100000', 'DTSTART;VALUE=DATE:20270605']) {
      const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', first, `RRULE:${rule}`, 'END:VEVENT', 'END:VCALENDAR'];
      expect(parse(text.join('\n'))).toMatchObject({
        odd: 1,
        stays: [stay('2027-06-05', '2027-06-06', 'blocked')].map(({ checkIn, checkOut }) => ({ checkIn, checkOut })),
      });
    }
  });

  it.each([
    ['FREQ=MONTHLY', '20240229'],
    ['FREQ=YEARLY;INTERVAL=100', '18960229'],
    ['FREQ=MONTHLY;INTERVAL=366', '19000131'],
    ['FREQ=WEEKLY;BYDAY=SA,SU', '19700105'],
  ])('that recurs by %s is expanded quickly, wherever it begins', (rule, first) => {
    const began = performance.now();
    nightsOfEvent([`DTSTART;VALUE=DATE:${first}`, `RRULE:${rule}`]);
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});

it('a calendar file that uses a time zone with an endless rule is refused in time', () => {
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Far', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:-0900'];
  const rule = ['TZOFFSETTO:-0900', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'END:STANDARD', 'END:VTIMEZONE'];
  const event = ['BEGIN:VEVENT', 'DTSTART;TZID=Far:20270605T160000', 'DTEND;TZID=Far:20270612T100000', 'END:VEVENT'];
  const text = ['BEGIN:VCALENDAR', ...zone, ...rule, ...event, 'END:VCALENDAR'].join('\r\n');
  const start = performance.now();
  expect(() => parseFeed(Buffer.from(text), 'other', 'Europe/Zagreb', today, 300)).toThrow('too-large');
  expect(performance.now() - start).toBeLessThan(3_000);
});
