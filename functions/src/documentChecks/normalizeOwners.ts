import { isDeepStrictEqual } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import { normalizedOwners } from '../contract/access.ts';
import { accessDocument } from '../contract/collections.ts';
import { firestore } from '../platform/firestore.ts';

/**
 * Writes the owners' emails as the rules compare them, in lower case and without spaces around: rules cannot do that with the
 * entries of a list, and whoever is let in by functions is to be let in by them.
 */
export async function normalizeOwners(): Promise<void> {
  const db = firestore();
  await db.runTransaction(async (transaction) => {
    const document = await transaction.get(db.doc(accessDocument));
    const typed = document.get('owners') as unknown;
    if (!Array.isArray(typed)) return;
    const owners = normalizedOwners(typed);
    if (isDeepStrictEqual(owners, typed)) return;
    transaction.update(document.ref, { owners, revision: FieldValue.increment(1) });
  });
}
