import { accessDocument } from 'functions/contract/collections';
import { documentId, where } from 'firebase/firestore';
import { useLiveQuery } from '../useLiveQuery.ts';

const [collection, id] = accessDocument.split('/') as [string, string];

const isThere = () => true;

/**
 * Whether the signed-in person is an owner, that is, whether the rules allow them to read the list of owners. The rules end
 * the subscription when the person stops being one. `loading` until the server has answered, `offline` while it cannot be
 * reached.
 */
export function useIsOwner(): boolean | 'loading' | 'offline' {
  const { data, loading, error } = useLiveQuery(collection, isThere, where(documentId(), '==', id));
  if (data || error) return data !== undefined;
  return loading ? 'loading' : 'offline';
}
