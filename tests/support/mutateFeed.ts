/** A calendar with one random damage to its bytes, lines or properties. */
export interface MutatedFeed {
  damaged: Buffer;
  /** For whoever looks for the reason of a failure. */
  what: string;
}

const oddBytes = [0x00, 0x09, 0x0a, 0x0d, 0x20, 0x22, 0x2c, 0x30, 0x31, 0x39, 0x3a, 0x3b, 0x3d, 0x54, 0x58, 0xa0, 0xff];
const names = [
  'DTSTART',
  'DTEND',
  'DTSTAMP',
  'DURATION',
  'UID',
  'SUMMARY',
  'STATUS',
  'X-DTEND',
  'DTENX',
  'BEGIN',
  'END',
];
const values = [
  '',
  '20270101',
  '20270607',
  ' 20270605',
  '2027-06-05',
  '05.06.2027',
  '20270631',
  '20270605T235959',
  '20270605T996000',
  'P7D',
  'P7',
  '-P1D',
  'CANCELLED',
  'VEVENT',
  'VCALENDAR',
  'someday',
];
const lines = [
  'STATUS:CANCELLED',
  'Reserved',
  'RRULE:FREQ=SECONDLY',
  'RRULE:FREQ=DAILY;COUNT=2x',
  'EXDATE;VALUE=DATE:2027',
  'DTEND;VALUE=DATE:20270606',
  'DURATION:P1D',
  'BEGIN:VEVENT',
  'END:VEVENT',
  'BEGIN:VALARM',
  'END:VALARM',
  'END:VCALENDAR',
  'BEGIN:VTODO',
  'UID:another@sample',
];

/** @param random from 0 (inclusive) to 1 (exclusive) */
export function mutateFeed(good: Buffer, random: () => number): MutatedFeed {
  const below = (count: number) => Math.floor(random() * count);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  // Its first and last lines say that it is a calendar; without them all of it is refused.
  const text = good.toString('latin1').split('\r\n');
  const inner = () => 1 + below(text.length - 3);
  const joined = (changed: readonly string[], what: string): MutatedFeed => ({
    damaged: Buffer.from(changed.join('\r\n'), 'latin1'),
    what,
  });
  const replaced = (at: number, ...by: string[]) => text.toSpliced(at, 1, ...by);

  const damages: (() => MutatedFeed)[] = [
    () => {
      const at = below(good.length);
      const byte = random() < 0.5 ? pick(oddBytes) : below(256);
      return { damaged: Buffer.from(good).fill(byte, at, at + 1), what: `byte ${at} becomes ${byte}` };
    },
    () => {
      const at = below(good.length);
      const byte = pick(oddBytes);
      return {
        damaged: Buffer.concat([good.subarray(0, at), Buffer.from([byte]), good.subarray(at)]),
        what: `byte ${byte} before ${at}`,
      };
    },
    () => {
      const at = below(good.length);
      const count = 1 + below(3);
      return {
        damaged: Buffer.concat([good.subarray(0, at), good.subarray(at + count)]),
        what: `${count} bytes at ${at} are missing`,
      };
    },
    () => {
      const at = inner();
      return joined(text.toSpliced(at, 1), `without line ${at}`);
    },
    () => {
      const at = inner();
      const count = 2 + below(8);
      return joined(text.toSpliced(at, Math.min(count, text.length - 2 - at)), `without ${count} lines from ${at}`);
    },
    () => {
      const [from, to] = [inner(), inner()];
      const line = text[from] as string;
      return joined(text.toSpliced(from, 1).toSpliced(to, 0, line), `line ${from} at ${to}`);
    },
    () => {
      const [from, to] = [inner(), inner()];
      return joined(text.toSpliced(to, 0, text[from] as string), `line ${from} again at ${to}`);
    },
    () => {
      const at = inner();
      return joined(replaced(at, `${pick([' ', '\t', '\u00a0'])}${text[at]}`), `line ${at} begins with a blank`);
    },
    () => {
      const at = inner();
      return joined(replaced(at, `${text[at]}${pick([' ', '\t', ';', ':'])}`), `line ${at} ends with more`);
    },
    () => {
      const at = inner();
      const cut = below((text[at] as string).length + 1);
      return joined(replaced(at, text[at]!.slice(0, cut), text[at]!.slice(cut)), `line ${at} is two`);
    },
    () => {
      const at = inner();
      return joined(text.toSpliced(at, 2, `${text[at]}${text[at + 1]}`), `line ${at} and the next are one`);
    },
    () => {
      const at = inner();
      return joined(text.toSpliced(at, 0, pick(lines)), `a line before ${at}`);
    },
    () => {
      const at = inner();
      return joined(replaced(at, text[at]!.replace(/^[\w-]+/, pick(names))), `line ${at} has another name`);
    },
    () => {
      const at = inner();
      return joined(replaced(at, text[at]!.replace(/:.*$/s, `:${pick(values)}`)), `line ${at} has another value`);
    },
    () => {
      const at = inner();
      const parameters = pick(['', ';VALUE=DATE-TIME', ';VALUE=DATX', ';TZID=Nowhere/Town', ';X', ';VALUE="DATE']);
      return joined(replaced(at, text[at]!.replace(/^([\w-]+)[^:]*/, `$1${parameters}`)), `line ${at}, parameters`);
    },
    () => {
      const at = inner();
      const change = random() < 0.5 ? text[at]!.toLowerCase() : text[at]!.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
      return joined(replaced(at, change), `line ${at} is written in another way`);
    },
  ];
  return pick(damages)();
}
