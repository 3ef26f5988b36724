import type { CollectionReference, DocumentData } from 'firebase-admin/firestore';
import { firestore } from '../../functions/src/platform/firestore.ts';

/** Every document of the database, at any depth and in any collection, sorted by path. */
export async function everyDocument(
  parent: { listCollections: () => Promise<CollectionReference[]> } = firestore(),
): Promise<[path: string, data: DocumentData][]> {
  const found: [string, DocumentData][] = [];
  for (const collection of await parent.listCollections()) {
    for (const reference of await collection.listDocuments()) {
      const document = await reference.get();
      if (document.exists) found.push([reference.path, document.data()!]);
      found.push(...(await everyDocument(reference)));
    }
  }
  return found.sort(([a], [b]) => (a < b ? -1 : 1));
}
