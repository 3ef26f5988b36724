import { Timestamp } from 'firebase-admin/firestore';

/** Only the fields whose value differs from the stored one. */
export function changedFields<Fields extends object>(
  data: Readonly<Record<string, unknown>>,
  fields: Fields,
): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isEqual(data[name], value)),
  ) as Partial<Fields>;
}

function isEqual(a: unknown, b: unknown): boolean {
  if (a instanceof Timestamp && b instanceof Timestamp) return a.isEqual(b);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isEqual((a as Fields)[name], (b as Fields)[name]));
}

type Fields = Record<string, unknown>;
