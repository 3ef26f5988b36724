import type { Conflict, Standing } from './mergeEdits.ts';

/**
 * What stands at which field by now.
 * @param fieldOf name of a field by its path in the form, such as `seasons.0.name`
 */
export function standingsAt(
  form: object,
  conflicts: readonly Conflict[],
  fieldOf: (path: string) => string = (path) => path,
): ReadonlyMap<string, Standing> {
  const placed = conflicts.flatMap(({ path, standing }): [string, Standing][] => {
    const place = placeIn(form, path);
    return place ? [[fieldOf(place), standing]] : [];
  });
  return new Map(placed);
}

/** The path with the places of parts of lists, `undefined` if one is no longer there. */
function placeIn(form: object, path: readonly string[]): string | undefined {
  let part: unknown = form;
  const names: (string | number)[] = [];
  for (const name of path) {
    const at = Array.isArray(part) ? part.findIndex((one: { id?: string }) => one.id === name) : name;
    if (at === -1) return undefined;
    names.push(at);
    part = (part as Record<string | number, unknown> | undefined)?.[at];
  }
  return names.join('.');
}
