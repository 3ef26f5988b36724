import type * as z from 'zod/mini';
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  FirestoreDataConverter,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import * as log from './log.ts';
import { firestore } from './firestore.ts';

/**
 * A collection whose documents are parsed by a schema: `data()` of a snapshot throws for an invalid document.
 * @param schema schema of the fields that are read, including `id`; with `select`, of the selected fields only
 * @see readable
 */
export function storedCollection<Schema extends z.ZodMiniType<DocumentData>>(
  name: string,
  schema: Schema,
): CollectionReference<z.output<Schema>> {
  return firestore().collection(name).withConverter(converterOf(schema));
}

export function storedDocument<Schema extends z.ZodMiniType<DocumentData>>(
  path: string,
  schema: Schema,
): DocumentReference<z.output<Schema>> {
  return firestore().doc(path).withConverter(converterOf(schema));
}

function converterOf<Schema extends z.ZodMiniType<DocumentData>>(
  schema: Schema,
): FirestoreDataConverter<z.output<Schema>> {
  return {
    fromFirestore: (document) => schema.parse({ ...document.data(), id: document.id }),
    toFirestore: (data: DocumentData) => data,
  };
}

/** Precondition of a write to an existing document: it has not changed since it was read. */
export function ifUnchanged({ updateTime }: { updateTime?: Timestamp | undefined }): { lastUpdateTime: Timestamp } {
  return { lastUpdateTime: updateTime as Timestamp };
}

/** The data of a document; `undefined` if it does not exist or is unreadable. Logs an unreadable document. */
export function dataOf<Data>(document: DocumentSnapshot<Data>): Data | undefined {
  try {
    return document.data();
  } catch (error) {
    log.error('document cannot be read', { path: document.ref.path, error });
    return undefined;
  }
}

export interface Read<Data> {
  id: string;
  document: QueryDocumentSnapshot<Data>;
  data: Data;
}

/** The documents of a list with their data. Leaves out and logs unreadable documents. */
export function readable<Data>(documents: readonly QueryDocumentSnapshot<Data>[]): Read<Data>[] {
  return documents.flatMap((document) => {
    const data = dataOf(document);
    return data === undefined ? [] : [{ id: document.id, document, data }];
  });
}

/**
 * The documents of a query, with one page in memory at a time.
 * @param get reads a page; given only inside a transaction
 */
export async function* pagesOf<Data>(
  query: Query<Data>,
  size: number,
  get = (page: Query<Data>): Promise<QuerySnapshot<Data>> => page.get(),
): AsyncGenerator<QueryDocumentSnapshot<Data>> {
  for (let rest = query.limit(size); ;) {
    const { docs } = await get(rest);
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < size) return;
    rest = rest.startAfter(last);
  }
}

/** Reads documents in one round trip, in the given order. Typed here, because the SDK's types of `getAll` ignore converters. */
export async function getAll<Data>(references: readonly DocumentReference<Data>[]): Promise<DocumentSnapshot<Data>[]> {
  if (references.length === 0) return [];
  return (await firestore().getAll(...(references as unknown as DocumentReference[]))) as DocumentSnapshot<Data>[];
}

/** Reads documents in one round trip, in the order of the paths. */
export type ReadDocuments = (paths: readonly string[]) => Promise<DocumentSnapshot[]>;

export const readDocuments: ReadDocuments = async (paths) => {
  const db = firestore();
  return paths.length === 0 ? [] : db.getAll(...paths.map((path) => db.doc(path)));
};
