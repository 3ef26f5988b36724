import type { Plain, PlainRecord } from '../contract/MyData.ts';

/**
 * A stored document as a person can read it: times as ISO text, everything in its place.
 * @param names what to call fields whose stored name tells a person little, at any depth
 * @param write how to write the values of some fields, by their stored name
 */
export function plainRecord(
  stored: Record<string, unknown>,
  names: Record<string, string> = {},
  write: (field: string, value: unknown) => unknown = (_, value) => value,
): PlainRecord {
  const plain = (value: unknown): Plain => {
    if (isTime(value)) return value.toDate().toISOString();
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value === 'object' && value !== null) return plainRecord(value as Record<string, unknown>, names, write);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  };
  return Object.fromEntries(
    Object.entries(stored).map(([field, value]) => [names[field] ?? field, plain(write(field, value))]),
  );
}

function isTime(value: unknown): value is { toDate(): Date } {
  return typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';
}
