import type { QueryDocumentSnapshot, UpdateData, DocumentData } from 'firebase-admin/firestore';
import { isFailedPrecondition } from '../../platform/firestoreError.ts';

/**
 * Updates a queried document unless it has changed since.
 * @returns whether it was updated
 */
export async function updateIfUnchanged(
  found: QueryDocumentSnapshot,
  fields: UpdateData<DocumentData>,
): Promise<boolean> {
  try {
    await found.ref.update(fields, { lastUpdateTime: found.updateTime });
    return true;
  } catch (error) {
    if (isFailedPrecondition(error)) return false;
    throw error;
  }
}
