import type { Query, QuerySnapshot } from 'firebase/firestore';
import { useObservable } from 'reactfire';
import { fromRef } from 'rxfire/firestore';

/**
 * A query's latest result; `undefined` while loading. Unlike that of `useFirestoreCollection`, it changes too when the network only
 * confirms what the cache had, such as that there is nothing.
 * @param id of the query among all that the page has
 */
export function useQuerySnapshot<Data>(query: Query<Data>, id: string): QuerySnapshot<Data> | undefined {
  const snapshots = fromRef(query, { includeMetadataChanges: true });
  return useObservable(id, snapshots).data as QuerySnapshot<Data> | undefined;
}
