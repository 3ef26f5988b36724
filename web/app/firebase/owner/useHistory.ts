import { historyCollection } from 'functions/contract/collections';
import type { HistoryEntry } from 'functions/contract/history';
import { collection, limit, orderBy, query, where, type Timestamp } from 'firebase/firestore';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';

/** An entry with its ID. */
export type ShownEntry = HistoryEntry<Timestamp> & { id: string };

/** So many changes are shown. */
const most = 50;

/**
 * What was done to a document, the latest first: `undefined` while loading.
 * @param subject its path
 */
export function useHistory(subject: string): readonly ShownEntry[] | undefined {
  const { status, data } = useFirestoreCollectionData(
    query(
      collection(useFirestore(), historyCollection),
      where('subject', '==', subject),
      orderBy('at', 'desc'),
      limit(most),
    ),
    { idField: 'id' },
  );
  return status === 'loading' ? undefined : (data as unknown as ShownEntry[]);
}
