import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { usePossibleDocument } from './usePossibleDocument.ts';

/** A document of settings with the revision that a change of it has to name. */
export interface SavedSettings<Values> {
  values: Values;
  revision: number;
}

/**
 * A document of settings as it is now, for owners: `undefined` while loading, `null` if it cannot be read. One that does not exist is
 * read as an empty one.
 */
export function useSavedSettings<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): SavedSettings<z.output<Schema>> | null | undefined {
  const { status, data } = usePossibleDocument(path);
  return useMemo(() => {
    if (status === 'loading') return undefined;
    const stored = (data ?? {}) as { revision?: number };
    const parsed = schema.safeParse(stored);
    return parsed.success ? { values: parsed.data, revision: stored.revision ?? 0 } : null;
  }, [status, data, schema]);
}
