/** A stored value, if it is a text. */
export function textOf(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}

/** Texts by their names, of a stored object; an empty one for each that is missing. */
export function readTexts<Name extends string>(names: readonly Name[], stored: unknown): Record<Name, string> {
  const texts = (stored ?? {}) as Partial<Record<Name, unknown>>;
  return Object.fromEntries(names.map((name) => [name, textOf(texts[name]) ?? ''])) as Record<Name, string>;
}
