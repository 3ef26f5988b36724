import { historyPath, settingsCollection, versionPath } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';
import { historyEntry, revisionOf } from './historyEntry.ts';
import { ownersFields, savedVersion } from './savedVersion.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A write of `apartments/{slug}` or `settings/{name}`. */
interface WrittenDocument {
  path: string;
  /** ID of the event; a repeated event is recorded once. */
  eventId: string;
  before: Fields | undefined;
  after: Fields | undefined;
  at: Date;
}

/**
 * Records an edit of an apartment or of settings in the console, like saving at the desk: with a history entry, the former
 * version, and the next `revision`, so that a form opened before the edit cannot overwrite it. Functions increment `revision`
 * with every write to an owner's field, so a write without a new revision is an edit.
 * @returns whether the write was an edit
 */
export async function recordDocumentEdit({ path, eventId, before, after, at }: WrittenDocument): Promise<boolean> {
  if (!before || !after || revisionOf(after) > revisionOf(before)) return false;
  const removed = Object.fromEntries(Object.keys(before).map((name) => [name, undefined]));
  const change = {
    ...({ subject: path, by: 'console', now: at } as const),
    action: path.startsWith(`${settingsCollection}/`) ? ('settingsSaved' as const) : ('pricesSaved' as const),
    before: ownersFields(before),
    after: ownersFields({ ...removed, ...after }),
  };
  if (historyEntry(change).changes.length === 0) return false;
  const db = firestore();
  return db.runTransaction(async (transaction) => {
    const [document, known] = await transaction.getAll(db.doc(path), db.doc(historyPath(eventId)));
    if (known?.exists || !document?.exists) return false;
    // The document may have changed again since the event, so counting continues from its current revision.
    const revision = Math.max(revisionOf(before), revisionOf(document.data()));
    const entry = historyEntry({ ...change, before: { ...change.before, revision } });
    transaction.create(db.doc(historyPath(eventId)), entry);
    transaction.set(db.doc(versionPath(path, revision)), { ...savedVersion(before, null, at), revision });
    transaction.update(document.ref, { revision: entry.revision });
    return true;
  });
}
