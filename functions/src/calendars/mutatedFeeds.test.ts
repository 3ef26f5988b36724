import { expect, test } from 'vitest';
import { addDays, isoDate, parseIsoDate, type IsoDate } from '../domain/isoDate.ts';
import type { Platform } from '../domain/platform.ts';
import { nightsOf } from '../domain/stay.ts';
import { airbnbFeed, bookingFeed, vrboFeed, type FeedSample } from '../../../tests/support/feedSamples.ts';
import { mutateFeed } from '../../../tests/support/mutateFeed.ts';
import { ReadCalendar } from '../../../tests/support/ReadCalendar.ts';
import { seededRandom } from '../../../tests/support/seededRandom.ts';

/*
 * Good calendars with random damage. What the damaged calendar really says is decided by a reader of our own, which knows nothing but
 * events that are written to the letter: any other remains of an event free no night.
 */

const mutations = 200;
const start = new Date('2027-05-01T06:00:00Z');

const samples: FeedSample[] = ['06-05', '06-20', '07-01', '07-30', '08-12'].map((day, at) => {
  const checkIn = isoDate(`2027-${day}`);
  const kind = at === 2 ? ('blocked' as const) : ('sold' as const);
  return { checkIn, checkOut: addDays(checkIn, 3 + 2 * at), kind, name: 'Žofie Łącka '.repeat(6), uid: `stay-${at}` };
});

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

/** Events that are written to the letter, and whatever else is left of the text. */
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
  return isDated ? { uid: uids[0], nights: nightsOf({ checkIn, checkOut }) } : undefined;
}

/** Nights that a good calendar's event has to keep when it is read with this damage. */
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
  // Removed, unless what is left of some event may be of this one.
  const isElsewhere = good.some((other) => other.uid !== uid && restLines.some((line) => line === `UID:${other.uid}`));
  return restLines.length === 0 || (isElsewhere && !isLeftOver) ? [] : nights;
}

const goodHeader = new Set(
  ['', ...goodFeeds.flatMap(([, , text]) => text.split('BEGIN:VEVENT')[0]!.split('\r\n'))].concat('END:VCALENDAR'),
);

test.each(goodFeeds.flatMap(([name, platform, text]) => [1, 2, 3].map((seed) => ({ name, platform, text, seed }))))(
  `${mutations} damages to a calendar of $name, seed $seed, free no night but those of events that really say so`,
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
    // The damage is of both kinds, or the test would show nothing.
    expect(kept).toBeGreaterThan(mutations / 2);
    expect(freed).toBeGreaterThan(0);
    expect(named).toBeGreaterThan(mutations / 10);
  },
);
