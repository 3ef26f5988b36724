import { isDeepStrictEqual } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { versionPath } from '../contract/collections.ts';
import type { HistoryAction } from '../contract/history.ts';
import type { OwnerChange } from '../contract/ownerCallables.ts';
import { ownersFields, savedVersion } from '../history/savedVersion.ts';
import { firestore } from '../platform/firestore.ts';
import { commitChange, onlyChange, requireRevision } from './commitChange.ts';
import { OwnerError } from './OwnerError.ts';
import type { SignedInOwner } from './SignedInOwner.ts';

type Fields = Record<string, unknown>;

interface SavedDocument {
  /** Of the callable. */
  name: string;
  path: string;
  action: HistoryAction;
  request: { requestId: string; revision: number; base?: Fields | undefined };
  /** Of the owner's fields. */
  schema: z.ZodMiniType;
  owner: SignedInOwner;
  now: Date;
  /**
   * All fields of the owner's, checked.
   * @throws {OwnerError} as shown to the owner
   */
  valuesFor: (before: Fields | undefined) => Fields;
}

/**
 * Replaces the owner's fields of a document, in one batch with the version that it was.
 * @throws {OwnerError} `changed-meanwhile`, `request-id-reused`, and what `valuesFor` throws
 */
export async function saveDocument(saved: SavedDocument): Promise<OwnerChange> {
  const { name, path, action, request, owner, now } = saved;
  const changes = await commitChange({ name, request, owner, now }, async () => {
    const document = await firestore().doc(path).get();
    requireRevision(document, request.revision);
    const before = document.data();
    requireBase(saved, before);
    const values = saved.valuesFor(before);
    const removed = Object.keys(before ? ownersFields(before) : {}).filter((field) => !(field in values));
    const deletions = Object.fromEntries(removed.map((field) => [field, FieldValue.delete()]));
    return [
      {
        reference: document.ref,
        ...(before && { before: document }),
        action,
        fields: { ...deletions, ...values },
        alongside: (batch) => {
          if (!before) return;
          const version = savedVersion(before, owner.email, now);
          batch.set(firestore().doc(versionPath(path, version.revision)), version);
        },
      },
    ];
  });
  return onlyChange(changes);
}

/**
 * An edit in the console has no revision until its trigger has run, so a form that was made before is told by its values. What cannot
 * be read stands in no form, and is replaced.
 * @throws {OwnerError} `changed-meanwhile`
 */
function requireBase({ schema, request }: SavedDocument, before: Fields | undefined): void {
  if (!request.base) return;
  const standing = schema.safeParse(ownersFields(before ?? {}));
  if (standing.success && !isDeepStrictEqual(schema.safeParse(request.base).data, standing.data)) {
    throw new OwnerError('changed-meanwhile', { revision: request.revision });
  }
}
