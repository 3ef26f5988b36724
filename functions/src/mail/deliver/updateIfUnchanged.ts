import type { DocumentData, DocumentSnapshot, UpdateData } from 'firebase-admin/firestore';
import { isFailedPrecondition } from '../../platform/firestoreError.ts';
import { ifUnchanged } from '../../platform/storedDocuments.ts';

/**
 * Updates an existing document, unless it has changed since it was read.
 * @returns whether it was updated
 */
export async function updateIfUnchanged(found: DocumentSnapshot, fields: UpdateData<DocumentData>): Promise<boolean> {
  try {
    await found.ref.update(fields, ifUnchanged(found));
    return true;
  } catch (error) {
    if (isFailedPrecondition(error)) return false;
    throw error;
  }
}
