import { platformReadsDocument } from 'functions/contract/collections';
import { useMemo } from 'react';
import { millisOf } from './usePlatformCalendars.ts';
import { usePossibleDocument } from './usePossibleDocument.ts';

/** When each platform calendar was last read without a problem, by ID, in milliseconds since 1970: `undefined` while loading. */
export function usePlatformReads(): ReadonlyMap<string, number> | undefined {
  const { status, data } = usePossibleDocument(platformReadsDocument);
  return useMemo(() => (status === 'loading' ? undefined : readingsIn(data)), [status, data]);
}

/** @param stored as in `StoredPlatformReads`; what an edit in the console has broken is left out */
export function readingsIn(stored: unknown): ReadonlyMap<string, number> {
  const feeds = (stored as { feeds?: unknown } | null | undefined)?.feeds ?? {};
  return new Map(
    Object.entries(feeds).flatMap(([id, feed]: [string, unknown]) => {
      const readAt = millisOf((feed as { readAt?: unknown } | null)?.readAt);
      return readAt === undefined ? [] : [[id, readAt] as const];
    }),
  );
}
