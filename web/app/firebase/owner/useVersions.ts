import { versionsCollection } from 'functions/contract/collections';
import type { SavedVersion } from 'functions/contract/savedVersion';
import { collection, limit, orderBy, query, type Timestamp } from 'firebase/firestore';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';

/** So many can be gone back to. */
const shown = 20;

/** The last versions of an apartment or of settings before the present one, latest first; `undefined` while loading. */
export function useVersions(path: string): readonly SavedVersion<Timestamp>[] | undefined {
  const { status, data } = useFirestoreCollectionData(
    query(collection(useFirestore(), versionsCollection(path)), orderBy('replacedAt', 'desc'), limit(shown)),
  );
  return status === 'loading' ? undefined : (data as SavedVersion<Timestamp>[]);
}
