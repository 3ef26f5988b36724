/* Small calendars of a platform. Most have one odd entry between two good ones. */

const write = (...events: string[][]) =>
  Buffer.from(
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Sample//EN', ...events.flat(), 'END:VCALENDAR', ''].join('\n'),
  );
const entry = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const timed = (uid: string, start: string, end: string, summary = 'Reserved') =>
  entry(`UID:${uid}@sample`, `DTSTART${start}`, `DTEND${end}`, `SUMMARY:${summary}`);
const dates = (uid: string, start: string, end: string, summary?: string) =>
  timed(uid, `;VALUE=DATE:${start}`, `;VALUE=DATE:${end}`, summary);

const plain = dates('plain', '20270605', '20270612');
const sold = dates('new', '20270801', '20270803');
const [from, to] = ['DTSTART;VALUE=DATE:20270701', 'DTEND;VALUE=DATE:20270705'];
const odd = (...lines: string[]) => entry('UID:odd@sample', ...lines, 'SUMMARY:Reserved');
const good = odd(from, to);

/** The odd entry between the two good ones, by name. */
const oddEntries: Record<string, string[]> = {
  'another-component': good.map((line) => line.replace('VEVENT', 'VEVENTS')),
  'blank-after-begin': ['BEGIN:VEVENT ', ...good.slice(1)],
  'blank-before-date': dates('odd', ' 20270701', ' 20270705'),
  'busy-time': [
    'BEGIN:VFREEBUSY',
    'UID:odd@sample',
    'DTSTART:20270701T000000Z',
    'DTEND:20270901T000000Z',
    'FREEBUSY:20270701T140000Z/20270705T080000Z',
    'END:VFREEBUSY',
  ],
  'date-without-value': timed('odd', ':20270701', ':20270705'),
  'dotted-date': dates('odd', '01.07.2027', '05.07.2027'),
  'end-before-start': dates('odd', '20270701', '20270601'),
  'end-of-day': timed('odd', ':20270701T000000', ':20270704T235959'),
  'end-of-day-utc': timed('odd', ':20270630T220000Z', ':20270704T215959Z'),
  'every-second': odd('DTSTART:20270701T160000', 'DTEND:20270705T100000', 'RRULE:FREQ=SECONDLY'),
  'iso-date': dates('odd', '2027-07-01', '2027-07-05'),
  'junk-line': entry('UID:odd@sample', from, to, 'Reserved'),
  'no-end': odd(from),
  'no-start': odd(to),
  'no-such-day': dates('odd', '20270631', '20270705'),
  'no-uid': entry('DTSTART;VALUE=DATE:someday', to, 'SUMMARY:Reserved'),
  'not-closed': good.slice(0, -1),
  'not-opened': good.slice(1),
  'two-starts': odd(from, 'DTSTART;VALUE=DATE:20270702', to),
  'unfolded-into-uid': entry(`UID:odd@sample${from}`, to, 'SUMMARY:Reserved'),
  'unknown-property': odd(from, to.replace('DTEND', 'DTENX')),
  'unreadable-end': dates('odd', '20270701', '2027075'),
};

const zone = ['BEGIN:VTIMEZONE', 'TZID:Far', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:-0900'].concat([
  'TZOFFSETTO:-9',
  'END:STANDARD',
  'END:VTIMEZONE',
]);
const hours = (uid: string, start: string, end: string, summary: string) =>
  timed(uid, `:202706${start}00`, `:202706${end}00`, summary);

const files: Record<string, Buffer> = {
  good: write(plain, good, dates('gone', '20270620', '20270623')),
  empty: write(),
  echo: write(dates('echo', '20270605', '20270612', 'Not available')),
  'joined-echo': write(dates('joined', '20270605', '20270615', 'Not available')),
  'closed-for-a-year': write(plain, dates('year', '20270801', '20280801', 'Not available')),
  'damaged-zone': write(zone, plain, timed('odd', ';TZID=Far:20270701T160000', ';TZID=Far:20270704T200000'), sold),
  'hours-beside-stay': write(
    plain,
    hours('in', '05T1500', '05T1600', 'Check-in'),
    hours('out', '12T0930', '12T1000', 'Check-out'),
    hours('alone', '20T0930', '20T1000', 'Check-out'),
  ),
  ...Object.fromEntries(Object.entries(oddEntries).map(([name, lines]) => [name, write(plain, lines, sold)])),
};

/** A small calendar by its name. */
export function feedFile(name: string): Buffer {
  const file = files[name];
  if (!file) throw new Error(`no feed is called ${name}`);
  return file;
}
