/** `sessionStorage`, or what stands in for it where a browser forbids it. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An object that was kept under the key; `undefined` for none, and for what nobody here wrote. */
export function readKept(store: Store, key: string): unknown {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Texts by their names, of what was kept; an empty one for each that was not. */
export function readTexts<Name extends string>(names: readonly Name[], kept: unknown): Record<Name, string> {
  const texts = (kept ?? {}) as Partial<Record<Name, unknown>>;
  return Object.fromEntries(names.map((name) => [name, readText(texts[name]) ?? ''])) as Record<Name, string>;
}

export function readText(kept: unknown): string | undefined {
  return typeof kept === 'string' ? kept : undefined;
}

export function keep(store: Store, key: string, value: unknown): void {
  try {
    store.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page itself still holds everything.
  }
}

export function forget(store: Store, key: string): void {
  try {
    store.removeItem(key);
  } catch {
    // Storage is forbidden, so there is nothing to forget.
  }
}
