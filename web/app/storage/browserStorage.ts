import { MemoryStorage, type ItemStorage } from './MemoryStorage.ts';
import { storedItems, type Area, type StoredName } from './storedItems.ts';

/*
 * The only module that uses localStorage and sessionStorage, but for `deferHydration`, which runs before any module. A browser may forbid both (reading the property throws) or be out of space:
 * then nothing is stored, and nothing here throws.
 */

const memory = new MemoryStorage();

/** Throws where a browser forbids its storage. */
const open = (area: Area): ItemStorage => (area === 'tab' ? window.sessionStorage : window.localStorage);

/** Does the browser store anything on this device? */
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

/** A stored text; `null` for none. */
export function readText(name: StoredName): string | null {
  const { area, key } = storedItems[name];
  try {
    return open(area).getItem(key);
  } catch {
    return area === 'tab' ? memory.getItem(key) : null;
  }
}

/**
 * Stores a text. Without storage, an item of the tab lasts as long as the page and one of the device is lost.
 * @returns will it survive a reload?
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

/** A stored object; `undefined` for none, and for anything that is not one. */
export function readObject(name: StoredName): object | undefined {
  try {
    const value: unknown = JSON.parse(readText(name) ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The same as `writeText`. */
export function writeObject(name: StoredName, value: object): boolean {
  return writeText(name, JSON.stringify(value));
}

export function removeItem(name: StoredName): void {
  removeKey(storedItems[name].area, storedItems[name].key);
}

/** By its key, for lists of what a guest has allowed to be stored. */
export function removeKey(area: Area, key: string): void {
  memory.removeItem(key);
  try {
    open(area).removeItem(key);
  } catch {
    // Storage is forbidden, so it holds nothing.
  }
}
