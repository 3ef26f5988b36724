import type { DocumentData, DocumentSnapshot, Timestamp, UpdateData } from 'firebase-admin/firestore';
import { isFailedPrecondition } from '../../platform/firestoreError.ts';

/**
 * Updates a document that was read and exists, unless it has changed since.
 * @returns whether it was updated
 */
export async function updateIfUnchanged(found: DocumentSnapshot, fields: UpdateData<DocumentData>): Promise<boolean> {
  try {
    await found.ref.update(fields, { lastUpdateTime: found.updateTime as Timestamp });
    return true;
  } catch (error) {
    if (isFailedPrecondition(error)) return false;
    throw error;
  }
}
