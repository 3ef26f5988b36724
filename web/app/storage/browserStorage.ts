import { storedItems, type Area, type StoredName } from './storedItems.ts';

/** The methods of `localStorage` and `sessionStorage` that the site uses. */
type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Used while the browser's storage is not available. Its items are lost with the page. */
export class MemoryStorage implements ItemStorage {
  readonly entries = new Map<string, string>();
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.entries.set(key, text);
  }
  removeItem(key: string): void {
    this.entries.delete(key);
  }
}

/*
 * The only module that uses localStorage and sessionStorage, except for `deferHydration`, which runs before any module.
 * A browser may forbid both, so that reading the property throws. This module then keeps items of the tab in memory, and
 * loses items of the device. A browser may also be out of space, and then stores nothing more. Nothing here throws.
 */

const memory = new MemoryStorage();

/** Throws if the browser forbids storage. */
const open = (area: Area): ItemStorage => (area === 'tab' ? window.sessionStorage : window.localStorage);

export function storesOnDevice(): boolean {
  const probe = 'storage-probe';
  try {
    const storage = open('device');
    storage.setItem(probe, '');
    storage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** A stored text, or `null`. */
export function readText(name: StoredName): string | null {
  const { area, key } = storedItems[name];
  try {
    return open(area).getItem(key);
  } catch {
    return area === 'tab' ? memory.getItem(key) : null;
  }
}

/**
 * Stores a text. Without storage, an item of the tab lasts as long as the page, and an item of the device is lost.
 * @returns whether it survives a reload
 */
export function writeText(name: StoredName, text: string): boolean {
  const { area, key } = storedItems[name];
  try {
    open(area).setItem(key, text);
    return true;
  } catch {
    if (area === 'tab') memory.setItem(key, text);
    return false;
  }
}

/** A stored object; `undefined` if missing or not an object. */
export function readObject(name: StoredName): object | undefined {
  try {
    const value: unknown = JSON.parse(readText(name) ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Like `writeText`. */
export function writeObject(name: StoredName, value: object): boolean {
  return writeText(name, JSON.stringify(value));
}

export function removeItem(name: StoredName): void {
  removeKey(storedItems[name].area, storedItems[name].key);
}

/** Removes an item by its key, for items that the consent terms list. */
export function removeKey(area: Area, key: string): void {
  memory.removeItem(key);
  try {
    open(area).removeItem(key);
  } catch {
    // Storage is forbidden, so it holds nothing.
  }
}

/** A stored value if it is a string. */
export function textOf(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}

/** The named strings in a stored object; missing ones are empty. */
export function readTexts<Name extends string>(names: readonly Name[], stored: unknown): Record<Name, string> {
  const texts = (stored ?? {}) as Partial<Record<Name, unknown>>;
  return Object.fromEntries(names.map((name) => [name, textOf(texts[name]) ?? ''])) as Record<Name, string>;
}
