import { expect, test } from 'vitest';
import { addDays, isoDate, parseIsoDate, type IsoDate } from '../domain/isoDate.ts';
import type { Platform } from '../domain/platform.ts';
import { nightsOf } from '../domain/stay.ts';
import { airbnbFeed, bookingFeed, vrboFeed, type FeedSample } from '../../../tests/support/feedSamples.ts';
import { ReadCalendar } from '../../../tests/support/ReadCalendar.ts';
import { seededRandom } from '../../../tests/support/seededRandom.ts';

/*
 * Good calendars with random damage. The test's own strict parser reads only well-formed events. The product must not
 * free a night because of what is left of a damaged event.
 */

const mutations = 200;
const start = new Date('2027-05-01T06:00:00Z');

const samples: FeedSample[] = ['06-05', '06-20', '07-01', '07-30', '08-12'].map((day, at) => {
  const checkIn = isoDate(`2027-${day}`);
  const kind = at === 2 ? ('blocked' as const) : ('sold' as const);
  return { checkIn, checkOut: addDays(checkIn, 3 + 2 * at), kind, name: 'Žofie Łącka '.repeat(6), uid: `stay-${at}` };
});

/** Later than all nights of the samples. */
const lastDay = isoDate('2028-01-01');

const timed = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  ...samples.flatMap(({ checkIn, checkOut, uid }) => [
    'BEGIN:VEVENT',
    `DTSTART;TZID=Europe/Zagreb:${checkIn.replaceAll('-', '')}T160000`,
    `DTEND;TZID=Europe/Zagreb:${checkOut.replaceAll('-', '')}T100000`,
    `UID:${uid}@sample`,
    'END:VEVENT',
  ]),
  'END:VCALENDAR',
  '',
].join('\r\n');

const goodFeeds: [string, Platform, string][] = [
  ['Airbnb', 'airbnb', airbnbFeed(samples)],
  ['Booking.com', 'booking', bookingFeed(samples)],
  ['Vrbo', 'vrbo', vrboFeed(samples)],
  ['times', 'other', timed],
];

interface StrictEvent {
  uid: string | undefined;
  nights: IsoDate[];
}

const knownLine =
  /^(DTSTAMP:\d{8}T\d{6}Z|UID:[\w@.-]+|SUMMARY:.*|DESCRIPTION:.*|STATUS:CANCELLED|DTSTART;VALUE=DATE:\d{8}|DTEND;VALUE=DATE:\d{8}|DTSTART;TZID=Europe\/Zagreb:\d{8}T([01]\d|2[0-3])[0-5]\d[0-5]\d|DTEND;TZID=Europe\/Zagreb:\d{8}T([01]\d|2[0-2])[0-5]\d[0-5]\d)$/s;

/** The well-formed events, and the rest of the text. */
function readStrictly(text: string): { events: StrictEvent[]; rest: string } {
  const events: StrictEvent[] = [];
  const unfolded = text.replace(/(\r\n|\r|\n)[ \t]/g, '').replace(/\r\n?/g, '\n');
  const rest = unfolded.replace(/^BEGIN:VEVENT\n((?:(?!BEGIN:|END:).*\n)*?)END:VEVENT\n/gm, (block, body: string) => {
    const lines = body.split('\n').slice(0, -1);
    const event = lines.every((line) => knownLine.test(line)) ? strictEvent(lines) : undefined;
    if (event) events.push(event);
    return event ? '' : block;
  });
  return { events, rest };
}

function strictEvent(lines: readonly string[]): StrictEvent | undefined {
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(name)).map((line) => line.slice(line.indexOf(':') + 1));
  const [starts, ends, uids, statuses] = ['DTSTART', 'DTEND', 'UID', 'STATUS'].map(valuesOf) as [
    string[],
    string[],
    string[],
    string[],
  ];
  if (uids.length > 1 || statuses.length > 1) return undefined;
  const [checkIn, checkOut] = [starts, ends].map(([value = '']) =>
    parseIsoDate(`${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6, 8)}`),
  );
  const isDated = starts.length === 1 && ends.length === 1 && checkIn && checkOut && checkIn < checkOut;
  if (statuses.length === 1) return { uid: uids[0], nights: [] };
  // A damaged year may be thousands of years ahead.
  const nights = isDated ? nightsOf({ checkIn, checkOut: checkOut < lastDay ? checkOut : lastDay }) : [];
  return isDated ? { uid: uids[0], nights } : undefined;
}

/** Nights that a good calendar's event must keep when it is read with this damage. */
function nightsToKeep(
  { uid, nights }: StrictEvent,
  good: readonly StrictEvent[],
  { events, rest }: ReturnType<typeof readStrictly>,
): IsoDate[] {
  const restLines = rest.split('\n').filter((line) => !goodHeader.has(line));
  const said = events.filter((event) => event.uid === uid);
  const isLeftOver = restLines.some((line) => line.includes(`UID:${uid}`));
  if (said.length > 0 && !isLeftOver) {
    const those = new Set(said.flatMap((event) => event.nights));
    return nights.filter((night) => those.has(night));
  }
  // Counts as removed, unless what is left of some event may belong to this one.
  const isElsewhere = good.some((other) => other.uid !== uid && restLines.some((line) => line === `UID:${other.uid}`));
  return restLines.length === 0 || (isElsewhere && !isLeftOver) ? [] : nights;
}

const goodHeader = new Set(
  ['', ...goodFeeds.flatMap(([, , text]) => text.split('BEGIN:VEVENT')[0]!.split('\r\n'))].concat('END:VCALENDAR'),
);

test.each(goodFeeds.flatMap(([name, platform, text]) => [1, 2, 3].map((seed) => ({ name, platform, text, seed }))))(
  `a calendar of $name with ${mutations} damages, seed $seed, frees only nights of events that really say so`,
  ({ platform, text, seed }) => {
    const random = seededRandom(seed);
    const { events: good, rest } = readStrictly(text);
    expect(good).toHaveLength(samples.length);
    expect(rest.split('\n').every((line) => goodHeader.has(line))).toBe(true);
    const known = new ReadCalendar(platform, start);
    const whole = known.parse(text);
    known.apply(whole);
    const before = known.nights;
    let [kept, freed, named] = [0, 0, 0];
    for (let place = 0; place < mutations; place += 1) {
      const { damaged, what } = mutateFeed(Buffer.from(text), random);
      const calendar = new ReadCalendar(platform, start, known.calendar);
      const reading = calendar.parse(damaged);
      const said = readStrictly(damaged.toString('latin1'));
      const required = good.flatMap((event) => nightsToKeep(event, good, said));
      for (let time = 1; time <= 2; time += 1) {
        calendar.wait(20);
        calendar.apply(reading);
        const held = new Set(calendar.nights);
        const lost = required.filter((night) => !held.has(night));
        if (lost.length > 0) throw new Error(`${what} frees ${lost.join()}\n${String(damaged)}`);
      }
      named += calendar.odd.length > 0 ? 1 : 0;
      if (required.length < before.length) freed += 1;
      else kept += 1;
      calendar.apply(whole);
      expect(calendar.nights).toEqual(before);
      expect(calendar.odd).toEqual([]);
    }
    // There must be damage of both kinds, or the test would prove nothing.
    expect(kept).toBeGreaterThan(mutations / 2);
    expect(freed).toBeGreaterThan(0);
    expect(named).toBeGreaterThan(mutations / 10);
  },
);

/** A calendar with one random damage to its bytes, lines or properties. */
interface MutatedFeed {
  damaged: Buffer;
  /** Explains the failure of a test. */
  what: string;
}

const oddBytes = [0x00, 0x09, 0x0a, 0x0d, 0x20, 0x22, 0x2c, 0x30, 0x31, 0x39, 0x3a, 0x3b, 0x3d, 0x54, 0x58, 0xa0, 0xff];
const names = 'DTSTART DTEND DTSTAMP DURATION UID SUMMARY STATUS X-DTEND DTENX BEGIN END'.split(' ');
const values = [
  ...['', '20270101', '20270607', ' 20270605', '2027-06-05', '05.06.2027', '20270631', '20270605T235959'],
  ...['20270605T996000', 'P7D', 'P7', '-P1D', 'CANCELLED', 'VEVENT', 'VCALENDAR', 'someday'],
];
const lines = [
  ...['STATUS:CANCELLED', 'Reserved', 'RRULE:FREQ=SECONDLY', 'RRULE:FREQ=DAILY;COUNT=2x', 'EXDATE;VALUE=DATE:2027'],
  ...['DTEND;VALUE=DATE:20270606', 'DURATION:P1D', 'BEGIN:VEVENT', 'END:VEVENT', 'BEGIN:VALARM', 'END:VALARM'],
  ...['END:VCALENDAR', 'BEGIN:VTODO', 'UID:another@sample'],
];
const parameters = ['', ';VALUE=DATE-TIME', ';VALUE=DATX', ';TZID=Nowhere/Town', ';X', ';VALUE="DATE'];

/** @param random from 0 (inclusive) to 1 (exclusive) */
function mutateFeed(good: Buffer, random: () => number): MutatedFeed {
  const below = (count: number) => Math.floor(random() * count);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const damages = random() < 0.2 ? byteDamages : lineDamages;
  const what = pick(Object.keys(damages));

  if (damages === byteDamages) {
    const at = below(good.length);
    const [before, after] = byteDamages[what]!(below, pick);
    const damaged = Buffer.concat([good.subarray(0, at), Buffer.from(before), good.subarray(at + after)]);
    return { damaged, what: `byte ${at} ${what}: ${before.join()}` };
  }
  // The first and last lines mark the file as a calendar; without them it is refused as a whole.
  const text = good.toString('latin1').split('\r\n');
  const inner = () => 1 + below(text.length - 3);
  const at = inner();
  const changed = lineDamages[what]!({ text, line: text[at]!, at, other: inner(), below, pick });
  return { damaged: Buffer.from(changed.join('\r\n'), 'latin1'), what: `line ${at} ${what}` };
}

type Below = (count: number) => number;
type Pick = <Item>(items: readonly Item[]) => Item;

/** What happens to a byte: the bytes that come there, and the number of those that go. */
const byteDamages: Record<string, (below: Below, pick: Pick) => [bytes: number[], gone: number]> = {
  'becomes odd': (_, pick) => [[pick(oddBytes)], 1],
  'becomes any': (below) => [[below(256)], 1],
  'comes after another': (_, pick) => [[pick(oddBytes)], 0],
  'is missing, and others': (below) => [[], 1 + below(3)],
};

interface Place {
  text: string[];
  line: string;
  at: number;
  /** Another line. */
  other: number;
  below: Below;
  pick: Pick;
}

/** What happens to a line, with all lines of the calendar after that. */
const lineDamages: Record<string, (place: Place) => string[]> = {
  'is missing': ({ text, at }) => text.toSpliced(at, 1),
  'is missing, and others': ({ text, at, below }) => text.toSpliced(at, Math.min(2 + below(8), text.length - 2 - at)),
  'comes elsewhere': ({ text, line, at, other }) => text.toSpliced(at, 1).toSpliced(other, 0, line),
  'comes again': ({ text, line, other }) => text.toSpliced(other, 0, line),
  'begins with a blank': ({ text, line, at, pick }) => text.with(at, `${pick([' ', '\t', '\u00a0'])}${line}`),
  'ends with more': ({ text, line, at, pick }) => text.with(at, `${line}${pick([' ', '\t', ';', ':'])}`),
  'is two': ({ text, line, at, below }) => {
    const cut = below(line.length + 1);
    return text.toSpliced(at, 1, line.slice(0, cut), line.slice(cut));
  },
  'and the next are one': ({ text, line, at }) => text.toSpliced(at, 2, `${line}${text[at + 1]}`),
  'comes after an odd one': ({ text, at, pick }) => text.toSpliced(at, 0, pick(lines)),
  'has another name': ({ text, line, at, pick }) => text.with(at, line.replace(/^[\w-]+/, pick(names))),
  'has another value': ({ text, line, at, pick }) => text.with(at, line.replace(/:.*$/s, `:${pick(values)}`)),
  'has other parameters': ({ text, line, at, pick }) =>
    text.with(at, line.replace(/^([\w-]+)[^:]*/, `$1${pick(parameters)}`)),
  'is in small letters': ({ text, line, at }) => text.with(at, line.toLowerCase()),
  'has its dates in ISO form': ({ text, line, at }) => text.with(at, line.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')),
};
