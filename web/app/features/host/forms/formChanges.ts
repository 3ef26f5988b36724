import { isList, isRecord, isSame, partOf } from './mergeEdits.ts';

/** A field that two versions of a form have differently; a part of a list that only one has is `undefined` in the other. */
export interface FormChange {
  /** Names of fields and IDs of parts of lists. */
  path: readonly string[];
  from: unknown;
  to: unknown;
}

/** All fields that differ. Parts of lists are told apart by their `id`; their order does not count. */
export function formChanges(from: unknown, to: unknown, path: readonly string[] = []): FormChange[] {
  if (isList(from) && isList(to)) {
    const ids = new Set([...from, ...to].map(({ id }) => id));
    return [...ids].flatMap((id) => formChanges(partOf(from, id), partOf(to, id), [...path, id]));
  }
  if (isRecord(from) && isRecord(to)) {
    return Object.keys(to).flatMap((name) => formChanges(from[name], to[name], [...path, name]));
  }
  return isSame(from, to) ? [] : [{ path, from, to }];
}
