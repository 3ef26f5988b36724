import type { Plain, PlainRecord } from '../contract/MyData.ts';

/**
 * Makes a stored document readable: times as ISO text.
 * @param names replacements for field names, at any depth
 * @param write converts values, by stored field name
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
