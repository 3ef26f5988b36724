/**
 * What became of a field that the owner has changed and somebody else too: `now` is what stands there, `removed` a part of a
 * list that is no longer there, `kept` one that the owner had removed.
 */
export type Standing = { now: unknown } | 'removed' | 'kept';

/** @param path names of fields and IDs of parts of lists */
export interface Conflict {
  path: readonly string[];
  standing: Standing;
}

export interface MergedEdits<Form> {
  form: Form;
  conflicts: readonly Conflict[];
}

/**
 * What an owner has typed, on top of what somebody else has saved meanwhile: fields that the owner has not changed are as
 * they are saved now, all others as they were typed. Parts of lists are told apart by their `id`.
 * @param base what the owner began with; fields that it lacks are never saved and stay as typed
 */
export function mergeEdits<Form extends object>(
  base: Partial<Form>,
  typed: Form,
  now: Partial<Form>,
): MergedEdits<Form> {
  const conflicts: Conflict[] = [];
  return { form: merge(base, typed, now, []) as Form, conflicts };

  function merge(old: unknown, mine: unknown, theirs: unknown, path: readonly string[]): unknown {
    if (isSame(old, theirs)) return mine;
    if (isSame(mine, old) || isSame(mine, theirs)) return theirs;
    if (isList(old) && isList(mine) && isList(theirs)) return mergeLists(old, mine, theirs, path);
    if (isRecord(old) && isRecord(mine) && isRecord(theirs)) {
      const names = Object.keys(mine);
      return Object.fromEntries(
        names.map((name) => [name, merge(old[name], mine[name], theirs[name], [...path, name])]),
      );
    }
    conflicts.push({ path, standing: { now: theirs } });
    return mine;
  }

  function mergeLists(old: List, mine: List, theirs: List, path: readonly string[]): List {
    const there = theirs.flatMap((part): List => {
      const [before, typedPart] = [partOf(old, part.id), partOf(mine, part.id)];
      const at = [...path, part.id];
      if (typedPart) return [merge(before ?? {}, typedPart, part, at) as Part];
      if (before && isSame(before, part)) return [];
      if (before) conflicts.push({ path: at, standing: 'kept' });
      return [part];
    });
    const own = mine.filter(({ id }) => !partOf(theirs, id));
    const kept = own.filter((part) => !isSame(part, partOf(old, part.id)));
    for (const { id } of kept) {
      if (partOf(old, id)) conflicts.push({ path: [...path, id], standing: 'removed' });
    }
    return [...there, ...kept];
  }
}

type Fields = Readonly<Record<string, unknown>>;
type Part = Fields & { readonly id: string };
type List = readonly Part[];

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is List {
  return Array.isArray(value) && value.every((part) => isRecord(part) && typeof part.id === 'string');
}

export function partOf(list: List, id: string): Part | undefined {
  return list.find((part) => part.id === id);
}

export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame((a as Fields)[name], (b as Fields)[name]));
}
