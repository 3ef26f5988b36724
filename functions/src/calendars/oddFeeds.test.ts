import { describe, expect, it, test } from 'vitest';
import { isoDate } from '../domain/isoDate.ts';
import type { Reading } from './planFeed.ts';
import { nightsOf } from '../domain/stay.ts';
import { feedFile } from '../../../tests/support/feedFile.ts';
import { ReadCalendar } from '../../../tests/support/ReadCalendar.ts';

const start = new Date('2027-05-01T06:00:00Z');
const nights = (checkIn: string, checkOut: string) =>
  nightsOf({ checkIn: isoDate(`2027-${checkIn}`), checkOut: isoDate(`2027-${checkOut}`) });
const [plain, stay, gone, sold] = [
  nights('06-05', '06-12'),
  nights('07-01', '07-05'),
  nights('06-20', '06-23'),
  nights('08-01', '08-03'),
];
const connect = (file: string, day = start) => {
  const calendar = new ReadCalendar('airbnb', day);
  return { calendar, plan: calendar.read(feedFile(file)) };
};

describe('an entry that is', () => {
  const none: string[] = [];
  const first = nights('07-01', '07-02');
  it.each([
    // Each row: the file, the nights of its odd entry on the first reading, whether that entry is reported then, and
    // whether it is reported after a good reading.
    ['iso-date', stay, true, true],
    ['blank-before-date', stay, false, false],
    ['dotted-date', none, true, true],
    ['blank-after-begin', stay, false, false],
    ['end-of-day', stay, false, false],
    ['end-of-day-utc', stay, false, false],
    ['date-without-value', stay, false, false],
    ['junk-line', stay, true, true],
    ['no-start', none, true, true],
    ['no-end', first, false, true],
    ['end-before-start', first, true, true],
    ['unreadable-end', first, true, true],
    ['no-such-day', none, true, true],
    ['every-second', stay, true, true],
    ['two-starts', stay, true, true],
    ['unknown-property', first, false, true],
    ['not-closed', stay, true, true],
    ['not-opened', stay, true, true],
    ['another-component', none, true, true],
    ['busy-time', none, true, true],
    ['damaged-zone', nights('07-01', '07-04'), false, true],
  ])('%s frees no night, is reported, and hides no other entry', (file, atFirst, isNamed, isNamedLater) => {
    const { calendar: fresh } = connect(file);
    expect(fresh.nights).toEqual([...plain, ...atFirst, ...sold]);
    expect(fresh.odd).toEqual(isNamed ? ['odd@sample'] : []);
    expect(fresh.calendar.feed).toMatchObject({ problem: null, isRead: true });

    const { calendar: known } = connect('good');
    expect(known.nights).toEqual([...plain, ...gone, ...stay]);
    // The same after the next reading. A cancellation of another entry is still noticed.
    for (let reading = 1; reading <= 2; reading += 1) {
      known.wait(20);
      known.read(feedFile(file));
      expect(known.nights).toEqual([...plain, ...stay, ...sold]);
      expect(known.odd).toEqual(isNamedLater ? ['odd@sample'] : []);
    }
    known.read(feedFile('good'));
    expect(known.nights).toEqual([...plain, ...gone, ...stay]);
    expect(known.odd).toEqual([]);
  });

  it.each([
    ['no-uid', null],
    ['unfolded-into-uid', 'odd@sampleDTSTART;VALUE=DATE:20270701'],
  ])('%s keeps all nights that left the calendar in the same reading, and none that leave later', (file, uid) => {
    const { calendar } = connect('good');
    calendar.read(feedFile(file));
    expect(calendar.nights).toEqual([...plain, ...gone, ...stay, ...sold]);
    expect(calendar.odd).toEqual([uid]);
    const withoutSold = String(feedFile(file)).replace(/BEGIN:VEVENT\nUID:new[^]*?END:VEVENT\n/, '');
    expect(calendar.read(withoutSold).isChanged).toBe(true);
    expect(calendar.nights).toEqual([...plain, ...gone, ...stay]);
    expect(calendar.read(withoutSold).isChanged).toBe(false);
    calendar.read(
      feedFile('no-end')
        .toString()
        .replace(/BEGIN:VEVENT\nUID:odd[^]*?END:VEVENT\n/, ''),
    );
    expect(calendar.nights).toEqual([...plain, ...sold]);
  });

  it('is reported to the owner once, after three readings, and another entry is reported too', () => {
    const { calendar } = connect('good');
    const told = (file: string) => {
      calendar.wait(20);
      return calendar.read(feedFile(file)).newRemarks.map(({ uid }) => uid);
    };
    expect([told('dotted-date'), told('dotted-date'), told('dotted-date'), told('dotted-date')]).toEqual([
      [],
      [],
      ['odd@sample'],
      [],
    ]);
    calendar.wait(20);
    expect(calendar.apply({ status: 'unchanged' })).toMatchObject({ newRemarks: [], isChanged: false });
    expect([told('no-uid'), told('no-uid'), told('no-uid')]).toEqual([[], [], [null]]);
  });

  it('frees its nights if it is cancelled, even if it is odd', () => {
    const cancelled = String(feedFile('good')).replace('UID:odd@sample', 'STATUS:CANCELLED\nUID:odd@sample');
    const { calendar } = connect('good');
    calendar.read(cancelled.replace('UID:odd@sample', 'UID:odd@sample\nReserved'));
    expect(calendar.nights).toEqual([...plain, ...gone, ...stay]);
    expect(calendar.odd).toEqual(['odd@sample']);
    calendar.read(cancelled);
    expect(calendar.nights).toEqual([...plain, ...gone]);
    expect(calendar.odd).toEqual([]);
  });
});

test('an odd entry frees no night if UIDs change with each reading, and real changes are still noticed', () => {
  const renamed = (file: string, at: number) => String(feedFile(file)).replaceAll('@sample', `-${at}@sample`);
  const { calendar } = connect('good');
  expect(calendar.read(renamed('good', 1)).isChanged).toBe(false);
  calendar.read(renamed('dotted-date', 2));
  expect(calendar.nights).toEqual([...plain, ...gone, ...stay, ...sold]);
  calendar.read(renamed('dotted-date', 3));
  expect(calendar.nights).toEqual([...plain, ...gone, ...stay, ...sold]);
  calendar.read(renamed('blank-before-date', 4));
  expect(calendar.nights).toEqual([...plain, ...stay, ...sold]);
});

test('an odd entry frees no night if UIDs change once at the same time', () => {
  const renamed = String(feedFile('good')).replaceAll('@sample', '@renamed').replace('20270701', 'someday');
  const { calendar } = connect('good');
  for (let reading = 1; reading <= 3; reading += 1) {
    calendar.read(renamed);
    expect(calendar.nights).toEqual([...plain, ...gone, ...stay]);
  }
  expect(calendar.odd).toEqual(['odd@renamed']);
});

test('an unchanged response keeps the problems of the reading whose validator it matches', () => {
  const { calendar } = connect('good');
  const etags = ['good', 'dotted-date', 'good'].map((file) => {
    const reading = calendar.parse(String(feedFile(file)).replace('UID:new', 'STATUS:CANCELLED\nUID:new'));
    return calendar.apply({ ...reading, etag: file } as Reading).feed.etag;
  });
  expect(etags).toEqual([null, 'dotted-date', 'good']);
});

test('two odd entries that look alike count as two', () => {
  const event = /UID:(plain|gone)@sample\n(DT.*\n){2}/;
  const first = String(feedFile('good')).replace(event, '');
  const { calendar } = connect('good');
  for (const file of [first, first, first.replace(event, ''), first.replace(event, '')]) {
    calendar.read(file);
    expect(calendar.nights).toEqual([...plain, ...gone, ...stay]);
  }
  expect(calendar.odd).toEqual([null, null]);
});

test('an odd entry keeps the nights of its UID, even if several entries share it', () => {
  const twice = String(feedFile('good')).replace('odd@', 'same@').replace('gone@', 'same@');
  const calendar = new ReadCalendar('airbnb', start);
  calendar.read(twice);
  calendar.read(twice.replace(/UID:same@sample\nDTSTART.*/, 'DTSTART:someday'));
  expect(calendar.nights).toEqual([...plain, ...gone, ...stay]);
  expect(calendar.odd).toEqual([null]);
});

test('an odd entry whose UID changes with each reading is reported once', () => {
  const { calendar } = connect('good');
  const told = Array.from({ length: 8 }, (_, at) => {
    calendar.wait(20);
    return calendar.read(String(feedFile('dotted-date')).replaceAll('@sample', `-${at}@sample`)).newRemarks.length;
  });
  expect(told).toEqual([0, 0, 1, 0, 0, 0, 0, 0]);
});

test('a UID that comes with other nights keeps the new ones when it becomes odd', () => {
  const swapped = String(feedFile('good')).replace('odd@', 'x@').replace('gone@', 'odd@').replace('x@', 'gone@');
  const { calendar } = connect('good');
  expect(calendar.read(swapped).isChanged).toBe(true);
  calendar.read(swapped.replace('20270620', 'someday'));
  expect(calendar.nights).toEqual([...plain, ...gone, ...stay]);
});

test('after a change of the URL, entries keep no nights of the old file', () => {
  const { calendar } = connect('good');
  const { feed } = calendar.calendar;
  calendar.calendar = { ...calendar.calendar, feed: { ...feed, isRead: false } };
  calendar.read(feedFile('dotted-date'));
  expect(calendar.nights).toEqual([...plain, ...sold]);
  expect(calendar.odd).toEqual(['odd@sample']);
});

test('hours on the first or last day of a stay mark arrival or departure and close no night; other hours close one', () => {
  expect(connect('hours-beside-stay').calendar.nights).toEqual([...plain, ...nights('06-20', '06-21')]);
});

test('a stay that has begun is held to its end even if it leaves the calendar, unless it was cancelled or shortened', () => {
  const begun = new Date('2027-06-07T10:00:00Z');
  const without = String(feedFile('good')).replace(/BEGIN:VEVENT\nUID:plain[^]*?END:VEVENT\n/, '');
  const rest = nights('06-07', '06-12');
  const { calendar } = connect('good', begun);
  for (const file of [without, without, String(feedFile('hours-beside-stay'))]) {
    calendar.read(file);
    expect(calendar.nights).toEqual(expect.arrayContaining(rest));
  }
  calendar.now = new Date('2027-06-12T10:00:00Z');
  calendar.read(without);
  expect(calendar.nights).toEqual([...gone, ...stay]);

  const ended = (file: string) => {
    const { calendar: other } = connect('good', begun);
    other.read(file);
    return other.nights.filter((night) => night < '2027-06-12');
  };
  expect(ended(String(feedFile('good')).replace('UID:plain', 'STATUS:CANCELLED\nUID:plain'))).toEqual([]);
  expect(ended(String(feedFile('good')).replace('20270612', '20270609'))).toEqual(nights('06-07', '06-09'));
  const renamed = String(feedFile('good')).replaceAll('@sample', '@renamed');
  expect(ended(renamed.replace('20270612', '20270609'))).toEqual(nights('06-07', '06-09'));
});

test('a calendar whose only stay has begun may be empty', () => {
  const begun = new Date('2027-06-25T10:00:00Z');
  const { calendar } = connect('good', begun);
  expect(calendar.read(feedFile('empty'))).toMatchObject({ feed: { problem: 'empty' } });
  calendar.now = new Date('2027-07-02T10:00:00Z');
  expect(calendar.read(feedFile('empty'))).toMatchObject({ feed: { problem: null } });
  expect(calendar.nights).toEqual(nights('07-02', '07-05'));
});

test('an entry that closes a year is reported once, unless such nights are left free', () => {
  const { calendar } = connect('closed-for-a-year');
  expect(calendar.calendar.feed.remarks).toMatchObject([{ kind: 'long', uid: null }]);
  calendar.wait(40);
  expect(calendar.apply({ status: 'unchanged' }).newRemarks).toMatchObject([{ kind: 'long' }]);
  calendar.wait(20);
  expect(calendar.read(String(feedFile('closed-for-a-year')).replace('year@', 'other@')).newRemarks).toEqual([]);
  const ignoring = new ReadCalendar('airbnb', start, { ignoresBlocked: true });
  expect(ignoring.read(feedFile('closed-for-a-year')).feed.remarks).toEqual([]);
  const shorter = String(feedFile('closed-for-a-year')).replace('20280801', '20280701');
  expect(new ReadCalendar('airbnb', start).read(shorter).feed.remarks).toEqual([]);
});

describe('an echo', () => {
  const told = { checkIn: isoDate('2027-06-05'), checkOut: isoDate('2027-06-12') };
  const hour = 60;
  function repeating(file = 'echo'): ReadCalendar {
    const calendar = new ReadCalendar('booking', start);
    calendar.read(feedFile('empty'));
    calendar.tell(told);
    calendar.read(feedFile(file));
    return calendar;
  }

  it('of a cancelled stay stays an echo for days, whether or not its calendar can be read', () => {
    const calendar = repeating();
    calendar.tell();
    for (let hours = 0; hours < 72; hours += 6) {
      calendar.wait(6 * hour);
      expect(calendar.apply({ status: 'failed', problem: 'unreachable' }).feed.holds).toEqual([]);
      expect(calendar.apply({ status: 'stored' }).feed.holds).toEqual([]);
      expect(calendar.read(feedFile('echo')).feed.holds).toEqual([]);
    }
    calendar.read(feedFile('empty'));
    expect(calendar.calendar.export.ended).toEqual([]);
    calendar.read(feedFile('echo'));
    expect(calendar.nights).toEqual(plain);
  });

  it('ends when another entry takes its nights in a calendar that keeps its UIDs', () => {
    const withOther = (uid: string) => {
      const other = 'BEGIN:VEVENT\nUID:other\nDTSTART;VALUE=DATE:20270801\nDTEND;VALUE=DATE:20270803\nEND:VEVENT\n';
      return String(feedFile('echo')).replace('BEGIN:VEVENT', `${other}BEGIN:VEVENT`).replace('echo@sample', uid);
    };
    const calendar = repeating();
    calendar.read(withOther('echo@sample'));
    calendar.tell();
    calendar.wait(5 * hour);
    expect(calendar.read(withOther('sale@sample')).feed.holds).toHaveLength(1);
    calendar.wait(2 * hour);
    expect(calendar.apply({ status: 'unchanged' }).feed.holds).toHaveLength(1);
    calendar.read(withOther('sale@sample'));
    expect(calendar.nights).toEqual([...plain, ...sold]);
  });

  it('may disappear and leave the calendar empty if it was the only entry', () => {
    const calendar = repeating();
    expect(calendar.read(feedFile('empty')).feed).toMatchObject({ problem: null, stays: [] });
  });

  it('of consecutive stays, merged with adjacent nights, is recognised when it is separate again', () => {
    const calendar = new ReadCalendar('booking', start);
    calendar.read(feedFile('empty'));
    calendar.tell({ ...told, checkOut: isoDate('2027-06-08') }, { ...told, checkIn: isoDate('2027-06-08') });
    calendar.read(feedFile('joined-echo'));
    expect(calendar.nights).toEqual(nights('06-05', '06-15'));
    calendar.read(feedFile('echo'));
    expect(calendar.nights).toEqual([]);
  });
});
