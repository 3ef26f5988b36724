import { platformReadsDocument } from 'functions/contract/collections';
import type { StoredPlatformReads } from 'functions/contract/platformCalendar';
import { doc, type Timestamp } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreDocData } from 'reactfire';

/** When each platform calendar was last read without a problem, by ID, in milliseconds since 1970: `undefined` while loading. */
export function usePlatformReads(): ReadonlyMap<string, number> | undefined {
  const { status, data } = useFirestoreDocData(doc(useFirestore(), platformReadsDocument));
  return useMemo(() => {
    if (status === 'loading') return undefined;
    const { feeds = {} } = (data ?? {}) as Partial<StoredPlatformReads<Timestamp>>;
    return new Map(Object.entries(feeds).map(([id, { readAt }]) => [id, readAt.toMillis()]));
  }, [status, data]);
}
