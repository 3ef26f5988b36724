import { FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { versionPath } from '../contract/collections.ts';
import type { HistoryAction } from '../contract/history.ts';
import type { OwnerChange } from '../contract/ownerCallables.ts';
import type { SavedVersion } from '../contract/savedVersion.ts';
import { undoableUntil } from '../domain/undoTime.ts';
import { historyEntry, nextRevision, revisionOf } from '../history/historyEntry.ts';
import { firestore } from '../platform/firestore.ts';
import { changeOnce, expectRevision } from './changeOnce.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

type Fields = Record<string, unknown>;

/** Fields that functions write into the document. They stay as they are, and are in no version. */
const functionsFields: readonly string[] = ['problem', 'propertyTerms', 'revision'];

/** Stands in the history's `undo` for a field that was not there. */
const missingField = { missing: true } as const;

interface SavedDocument {
  path: string;
  action: HistoryAction;
  request: { requestId: string; revision: number };
  owner: SignedInOwner;
  now: Date;
  /**
   * All fields of the owner's, checked.
   * @throws {OwnerError} what the owner is told
   */
  valuesFor: (before: Fields | undefined) => Fields;
}

/**
 * Replaces the owner's fields of a document, in one batch with the version that it was.
 * @throws {OwnerError} `changed-meanwhile`, `request-id-reused`, and what `valuesFor` throws
 */
export async function saveDocument(saved: SavedDocument): Promise<OwnerChange> {
  const { path, action, request, owner, now } = saved;
  const reference = firestore().doc(path);
  const [change] = await changeOnce(request, async (batch, requestHash) => {
    const document = await reference.get();
    expectRevision(document, request.revision);
    const before = document.data();
    const values = saved.valuesFor(before);
    const earlier = before && ownersFields(before);
    const removed = Object.keys(earlier ?? {}).filter((name) => !(name in values));
    const written = { ...values, revision: nextRevision(before) };
    if (before) {
      const deletions = Object.fromEntries(removed.map((name) => [name, FieldValue.delete()]));
      batch.update(reference, { ...deletions, ...written }, { lastUpdateTime: document.updateTime! });
      writeVersion(batch, path, before, owner, now);
    } else batch.create(reference, written);
    const added = Object.keys(values).filter((name) => earlier && !(name in earlier));
    const entry = historyEntry({
      subject: path,
      action,
      by: 'owner',
      email: owner.email,
      now,
      before,
      after: { ...Object.fromEntries(removed.map((name) => [name, null])), ...written },
      requestHash,
      undo: {
        until: undoableUntil(now),
        fields: earlier ? { ...earlier, ...Object.fromEntries(added.map((name) => [name, missingField])) } : null,
        mails: [],
      },
    });
    return [{ id: request.requestId, entry }];
  });
  if (!change) throw new Error('a document was saved without a history entry');
  return change;
}

function writeVersion(batch: WriteBatch, path: string, before: Fields, owner: SignedInOwner, now: Date): void {
  const version: SavedVersion<Timestamp> = {
    values: ownersFields(before),
    revision: revisionOf(before),
    replacedAt: Timestamp.fromDate(now),
    replacedBy: owner.email,
  };
  batch.set(firestore().doc(versionPath(path, version.revision)), version);
}

function ownersFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !functionsFields.includes(name)));
}
