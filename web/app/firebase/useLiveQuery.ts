import {
  collection,
  documentId,
  onSnapshot,
  query,
  queryEqual,
  where,
  type DocumentData,
  type FirestoreError,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';

export interface LiveQuery<Result> {
  /**
   * All results, from the server's first response on. Offline the last results stay. `undefined` if the server has never
   * responded, because the cache may have only part of them.
   */
  data: readonly Result[] | undefined;
  loading: boolean;
  error: FirestoreError | undefined;
}

const isLoading = { data: undefined, loading: true, error: undefined };

/** Queries that the server has answered since the page was loaded. A sign-out loads another page, which empties the list. */
const answered: Query[] = [];
const isAnswered = (asked: Query) => answered.some((one) => queryEqual(one, asked));

/**
 * A query's documents, live while the component is mounted. Components with equal queries share one Firestore listener.
 * @param read converts a document to a result, or returns `undefined` to skip it; must be the same function each time
 */
export function useLiveQuery<Result>(
  path: string,
  read: (id: string, fields: DocumentData) => Result | undefined,
  ...constraints: readonly QueryConstraint[]
): LiveQuery<Result> {
  const wanted = query(collection(useFirestore(), path), ...constraints);
  const [asked, setAsked] = useState(wanted);
  if (!queryEqual(asked, wanted)) setAsked(wanted);
  const [latest, setLatest] = useState<{ asked: Query; result: LiveQuery<Result> }>();
  useEffect(() => {
    const show = (result: Partial<LiveQuery<Result>>) =>
      setLatest({ asked, result: { ...isLoading, loading: false, ...result } });
    return onSnapshot(
      asked,
      // Otherwise there would be no snapshot when the server only confirms the cache, for example that no document matches.
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        const wasAnswered = isAnswered(asked);
        if (!metadata.fromCache && !wasAnswered) answered.push(asked);
        // A first snapshot from the cache may have only the documents that other queries have read. If it is empty,
        // Firestore is offline.
        if (metadata.fromCache && !wasAnswered) show({ loading: docs.length > 0 });
        else show({ data: docs.map((one) => read(one.id, one.data())).filter((one) => one !== undefined) });
      },
      (error) => show({ error }),
    );
  }, [asked, read]);
  return latest?.asked === asked ? latest.result : isLoading;
}

/**
 * A document's fields, live: `undefined` while loading, `null` while it does not exist.
 *
 * Queries by ID instead of listening to the document. A listener to a document that does not exist yet records its
 * absence with every snapshot of another listener on the page. After a commit, the emulator sends such a snapshot before
 * the documents. The SDK then considers the document that this commit created outdated, and drops it
 * (https://github.com/firebase/firebase-tools/issues/3867).
 * @throws like `dataOf`
 */
export function useLiveDocument(path: string): DocumentData | null | undefined {
  const end = path.lastIndexOf('/');
  const data = dataOf(useLiveQuery(path.slice(0, end), fieldsOf, where(documentId(), '==', path.slice(end + 1))));
  return data && (data[0] ?? null);
}

const fieldsOf = (_id: string, fields: DocumentData) => fields;

/** @throws while rendering, for the error boundary, if the query fails for a reason other than a missing network */
export function dataOf<Result>({ data, error }: LiveQuery<Result>): readonly Result[] | undefined {
  if (error) throw error;
  return data;
}

/** The previous data while another query is loading, so that an open dialog keeps its content. */
export function useLatest<Data>(data: Data | undefined): Data | undefined {
  const [latest, setLatest] = useState(data);
  if (data !== undefined && data !== latest) setLatest(data);
  return data ?? latest;
}
