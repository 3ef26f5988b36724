import { DocumentReference, GeoPoint, Timestamp, type Firestore } from 'firebase-admin/firestore';

type Fields = Record<string, unknown>;

/**
 * The fields of a document as JSON. Types that JSON does not have become a map with one key: `$time` (RFC 3339, to the nanosecond), `$path`
 * (a reference), `$bytes` (base64), `$place` (latitude and longitude), `$number` (`NaN`, `Infinity`, `-Infinity`, `-0`), and `$map` for a
 * map that has such a key itself.
 */
export function encodeFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));
}

/** @throws {Error} for an unknown type, which would be lost */
function encode(value: unknown): unknown {
  if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0))) {
    return { $number: Object.is(value, -0) ? '-0' : String(value) };
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(encode);
  if (value instanceof Timestamp) return { $time: timeText(value) };
  if (value instanceof DocumentReference) return { $path: value.path };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (value instanceof GeoPoint) return { $place: [value.latitude, value.longitude] };
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new Error(`unknown type ${value.constructor.name}`);
  const encoded = encodeFields(value as Fields);
  return Object.keys(value).some((name) => name.startsWith('$')) ? { $map: encoded } : encoded;
}

/** Decodes the result of `encodeFields`. */
export function decodeFields(fields: Fields, db: Firestore): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value, db)]));
}

function decode(value: unknown, db: Firestore): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => decode(one, db));
  const { $time, $path, $bytes, $place, $number, $map } = value as Fields;
  if (typeof $time === 'string') return timeOf($time);
  if (typeof $path === 'string') return db.doc($path);
  if (typeof $bytes === 'string') return Buffer.from($bytes, 'base64');
  if (Array.isArray($place)) return new GeoPoint($place[0] as number, $place[1] as number);
  if (typeof $number === 'string') return Number($number);
  return decodeFields(($map ?? value) as Fields, db);
}

function timeText(time: Timestamp): string {
  const seconds = new Date(time.seconds * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(time.nanoseconds).padStart(9, '0')}Z`;
}

function timeOf(text: string): Timestamp {
  const [seconds = '', fraction = ''] = text.slice(0, -1).split('.');
  return new Timestamp(Date.parse(`${seconds}Z`) / 1000, Number(fraction));
}
