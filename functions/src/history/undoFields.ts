import { FieldValue } from 'firebase-admin/firestore';

type Fields = Readonly<Record<string, unknown>>;

/** Stands in a history entry for a field that was not there. */
const missingField = { missing: true } as const;

/**
 * The fields to write back when a change is undone: those that it writes, all of a deleted document.
 * @param after the fields that are written; `null` for a deleted document
 */
export function earlierFields(before: Fields, after: Fields | null): Fields {
  if (!after) return before;
  const names = Object.keys(after).filter((name) => name !== 'revision');
  return Object.fromEntries(names.map((name) => [name, name in before ? before[name] : missingField]));
}

/** `undo.fields` of a history entry as an update. */
export function restoredFields(fields: Fields): Record<string, unknown> {
  const restored = (value: unknown) =>
    typeof value === 'object' && value !== null && (value as { missing?: unknown }).missing === true
      ? FieldValue.delete()
      : value;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, restored(value)]));
}
