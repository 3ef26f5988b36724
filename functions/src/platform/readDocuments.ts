import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

/** Reads documents by path, in one round trip and in their order. */
export type ReadDocuments = (paths: readonly string[]) => Promise<DocumentSnapshot[]>;

export const readDocuments: ReadDocuments = async (paths) => {
  const db = firestore();
  return paths.length === 0 ? [] : db.getAll(...paths.map((path) => db.doc(path)));
};
