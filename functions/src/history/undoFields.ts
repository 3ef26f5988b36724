import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../platform/firestore.ts';
import { historyEntries } from './historyEntry.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Marks a field in a history entry that did not exist before the change. */
const missingField = { missing: true } as const;

/**
 * The former values that an undo restores: of the changed fields, or of all fields if the document was deleted.
 * @param after the fields that the change writes; `null` if it deletes the document
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

const day = 86_400_000;

const maxWritesPerBatch = 500;

/**
 * Removes the fields that only an undo needs from history entries, a day after the undo time is over. Keeps the mail IDs, because
 * the weekly audit reads them. The next run does the rest.
 * @returns how many entries were changed
 */
export async function clearUndoFields(now: Date): Promise<number> {
  const { docs } = await historyEntries()
    .where('undoUntil', '<', Timestamp.fromMillis(now.getTime() - day))
    .select()
    .limit(maxWritesPerBatch)
    .get();
  const batch = firestore().batch();
  for (const { ref } of docs) batch.update(ref, { undoUntil: null, 'undo.fields': null });
  await batch.commit();
  return docs.length;
}
