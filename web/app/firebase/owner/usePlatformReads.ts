import { platformReadsDocument } from 'functions/contract/collections';
import { useMemo } from 'react';
import { millisOf } from '../millisOf.ts';
import { useLiveDocument } from '../useLiveQuery.ts';

/** When each platform calendar was last read successfully, by ID, in milliseconds since 1970; `undefined` while loading. */
export function usePlatformReads(): ReadonlyMap<string, number> | undefined {
  const fields = useLiveDocument(platformReadsDocument);
  return useMemo(() => (fields === undefined ? undefined : readingsIn(fields)), [fields]);
}

/** @param stored as in `StoredPlatformReads`. Leaves out entries that an edit in the console has broken. */
export function readingsIn(stored: unknown): ReadonlyMap<string, number> {
  const feeds = (stored as { feeds?: unknown } | null | undefined)?.feeds ?? {};
  return new Map(
    Object.entries(feeds).flatMap(([id, feed]: [string, unknown]) => {
      const readAt = millisOf((feed as { readAt?: unknown } | null)?.readAt);
      return readAt === undefined ? [] : [[id, readAt] as const];
    }),
  );
}
