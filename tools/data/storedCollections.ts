import type { Query } from 'firebase-admin/firestore';
import { subcollections } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';

/**
 * All stored documents by the name of their file in an export: one file per collection, and one for all subcollections of the same name.
 */
export async function storedCollections(): Promise<Map<string, Query>> {
  const db = firestore();
  return new Map<string, Query>([
    ...(await db.listCollections()).map((collection) => [collection.id, collection] as const),
    ...subcollections.map((name) => [`below-${name}`, db.collectionGroup(name)] as const),
  ]);
}
