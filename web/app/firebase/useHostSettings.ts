import type { Settings } from 'functions/contract/settings';
import { settingsDocument } from 'functions/contract/collections';
import { doc } from 'firebase/firestore';
import { useFirestore, useFirestoreDocData } from 'reactfire';

/** `settings/property` with its revision as it is now, for owners: `undefined` while loading. `problem` says what is wrong with it. */
export type HostSettings = Settings & { revision?: number; problem?: string };

export function useHostSettings(): HostSettings | undefined {
  const { status, data } = useFirestoreDocData(doc(useFirestore(), settingsDocument));
  return status === 'loading' ? undefined : (data as unknown as HostSettings);
}
