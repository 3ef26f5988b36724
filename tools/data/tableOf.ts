import { timeIn, todayIn } from '../../functions/src/domain/isoDate.ts';
import type { ExportedDocument } from './ExportManifest.ts';
import type { Cell } from '../../functions/src/domain/csvLine.ts';

/** Fields in cents, by the last part of their path; the table shows euros. */
const cents = new Set([
  ...['standardRate', 'pricePerNight', 'totalPrice', 'advancePayment', 'totalPayment', 'refundPromised', 'kept'],
  ...['nightPrice', 'cleaningFee', 'amount', 'unitPrice', 'commission', 'total'],
]);
/** Fields that are too long for a cell, or useless in one. The JSON contains them. */
const leftOut = /^(message\.(html|attachments)|undo|reportedFailures|data|values)\b/;
/** The columns that a person looks for first. */
const first = [
  ...[
    'number',
    'status',
    'apartment',
    'checkIn',
    'checkOut',
    'nights',
    'adults',
    'children',
    'babies',
    'firstName',
    'lastName',
  ],
  ...['email', 'phone', 'quote.totalPayment', 'quote.advancePayment'],
];

/** Column names by the path of their field. */
export type Columns = Map<string, string>;

/** The cells of a document by field path: maps by their parts, lists as JSON, times in the property's time zone. */
export function cellsOf({ path, fields }: ExportedDocument, timeZone: string): Map<string, Cell> {
  const cells = new Map<string, Cell>([['id', path.split('/').at(-1) ?? '']]);
  if (path.split('/').length > 2) cells.set('of', path.split('/').slice(0, 2).join('/'));
  add('', fields);
  return cells;

  function add(prefix: string, map: object): void {
    for (const [name, value] of Object.entries(map) as [string, unknown][]) {
      const at = prefix === '' ? name : `${prefix}.${name}`;
      if (leftOut.test(at)) continue;
      if (typeof value === 'number') cells.set(at, cents.has(name) ? value / 100 : value);
      else if (typeof value !== 'object' || value === null) cells.set(at, value as Cell);
      else if (Array.isArray(value)) cells.set(at, value.length === 0 ? '' : JSON.stringify(value));
      else if ('$time' in value) cells.set(at, localTime(value.$time as string, timeZone));
      else if ('$map' in value) cells.set(at, JSON.stringify(value.$map));
      else add(at, value);
    }
  }
}

/** Ordered column titles; titles of amounts say that they are in euros. */
export function titlesOf(fields: Iterable<string>): Columns {
  const names = [...new Set(fields)];
  const placeOf = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  names.sort((a, b) => placeOf(a) - placeOf(b));
  return new Map(names.map((name) => [name, cents.has(name.split('.').at(-1) ?? '') ? `${name} (EUR)` : name]));
}

function localTime(time: string, timeZone: string): string {
  const date = new Date(`${time.slice(0, 19)}Z`);
  return `${todayIn(timeZone, date)} ${timeIn(timeZone, date)}`;
}
