import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/firestore.ts';
import { isAlreadyExists, isFailedPrecondition, isTransient } from '../platform/firestoreError.ts';

/**
 * Writes fields to documents, all or none, unless one has changed since it was read.
 * @returns whether they were written
 */
export async function writeUnlessChanged(
  documents: readonly { read: DocumentSnapshot; fields: Record<string, unknown> }[],
): Promise<boolean> {
  const batch = firestore().batch();
  for (const { read, fields } of documents) {
    if (read.updateTime) batch.update(read.ref, fields, { lastUpdateTime: read.updateTime });
    else batch.create(read.ref, fields);
  }
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isAlreadyExists(error) || isFailedPrecondition(error) || isTransient(error)) return false;
    throw error;
  }
}
