import type { Settings } from 'functions/contract/settings';
import { settingsDocument } from 'functions/contract/collections';
import { doc } from 'firebase/firestore';
import { useFirestore, useFirestoreDocData } from 'reactfire';

/** `settings/property` as it is now, for owners: `undefined` while loading. */
export function useHostSettings(): Settings | undefined {
  const { status, data } = useFirestoreDocData(doc(useFirestore(), settingsDocument));
  return status === 'loading' ? undefined : (data as unknown as Settings);
}
