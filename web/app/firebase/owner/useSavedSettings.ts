import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { versionsCollection } from 'functions/contract/collections';
import { savedVersionSchema, type SavedVersion } from 'functions/contract/savedVersion';
import { limit, orderBy, type DocumentData } from 'firebase/firestore';
import { useLiveDocument, dataOf, useLiveQuery } from '../useLiveQuery.ts';

/** A settings document with its revision, which a change must send. */
export interface SavedSettings<Values> {
  values: Values;
  revision: number;
}

/**
 * A settings document, live, for owners: `undefined` while loading, `null` if unreadable. A missing document is read as an
 * empty one.
 */
export function useSavedSettings<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): SavedSettings<z.output<Schema>> | null | undefined {
  const fields = useLiveDocument(path);
  return useMemo(() => {
    if (fields === undefined) return undefined;
    const stored = (fields ?? {}) as { revision?: number };
    const parsed = schema.safeParse(stored);
    return parsed.success ? { values: parsed.data, revision: stored.revision ?? 0 } : null;
  }, [fields, schema]);
}

const maxShown = 20;

/** Previous versions of an apartment or of settings, latest first; `undefined` while loading. */
export function useVersions(path: string): readonly SavedVersion[] | undefined {
  return dataOf(useLiveQuery(versionsCollection(path), readVersion, orderBy('replacedAt', 'desc'), limit(maxShown)));
}

const readVersion = (_id: string, fields: DocumentData) => savedVersionSchema.safeParse(fields).data;
