import type { Query, QuerySnapshot } from 'firebase/firestore';
import { useEffect } from 'react';
import { useObservable } from 'reactfire';
import { fromRef } from 'rxfire/firestore';

/** IDs of queries that have had a result since the page was loaded. Whoever signs out leaves the page. */
const withResult = new Set<string>();

/**
 * A query's latest result; `undefined` while loading. Unlike that of `useFirestoreCollection`, it changes too when the network only
 * confirms what the cache had, such as that there is nothing.
 *
 * `isKnown` is false while there is no connection and was none since the page was loaded: that the cache has nothing says nothing then.
 * @param id of the query among all that the page has
 */
export function useQuerySnapshot<Data>(
  query: Query<Data>,
  id: string,
): { snapshot: QuerySnapshot<Data> | undefined; isKnown: boolean } {
  const snapshots = fromRef(query, { includeMetadataChanges: true });
  const snapshot = useObservable(id, snapshots).data as QuerySnapshot<Data> | undefined;
  const hasResult = snapshot !== undefined && !(snapshot.empty && snapshot.metadata.fromCache);
  useEffect(() => {
    if (hasResult) withResult.add(id);
  }, [hasResult, id]);
  return { snapshot, isKnown: hasResult || withResult.has(id) };
}
