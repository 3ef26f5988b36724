import { MemoryStorage, type ItemStorage } from './MemoryStorage.ts';

/*
 * The only module that uses localStorage and sessionStorage. A browser may forbid both (reading the property throws) or be out of space:
 * then nothing is stored, and nothing here throws.
 */

/** `tab` survives a reload and ends with the tab (sessionStorage); `device` stays, for all tabs (localStorage). */
type Area = 'tab' | 'device';

interface StoredItem {
  area: Area;
  key: string;
  /** Entered by a guest: removed when somebody signs out, so that the next person at this browser finds none of it. */
  guestInput: boolean;
}

/** Every item of the site's own. What Firebase and the router store by themselves is listed on the cookie page only. */
export const storedItems = {
  requestDraft: { area: 'tab', key: 'request-draft', guestInput: true },
  requestAttempt: { area: 'tab', key: 'request-attempt', guestInput: true },
  contactDraft: { area: 'tab', key: 'contact-draft', guestInput: true },
  confirmation: { area: 'tab', key: 'confirmation', guestInput: true },
  /** A credential to be linked with the account that has its email. */
  pendingLink: { area: 'tab', key: 'sign-in-link', guestInput: true },
  /** The provider for whose page this tab has left the site. */
  redirectProvider: { area: 'tab', key: 'sign-in-away', guestInput: true },
  /** When the page was last loaded again because a part of it could not be fetched, in milliseconds. */
  reloadedAt: { area: 'tab', key: 'reloaded-at', guestInput: false },
  /** The last sign-out that this tab has followed. */
  followedSignOut: { area: 'tab', key: 'last-sign-out', guestInput: false },
  /** The last sign-out on this device, in milliseconds. */
  lastSignOut: { area: 'device', key: 'last-sign-out', guestInput: false },
  guestDetails: { area: 'device', key: 'guest-details', guestInput: true },
  lastStay: { area: 'device', key: 'last-stay', guestInput: true },
  /** Where a sign-in link was sent to. */
  linkEmail: { area: 'device', key: 'sign-in-address', guestInput: true },
  /** Who signed in last and has not signed out. */
  signedInHint: { area: 'device', key: 'signed-in', guestInput: false },
} as const satisfies Record<string, StoredItem>;

export type StoredName = keyof typeof storedItems;

/** Names of the items in one area that a guest has entered. */
export function guestInputIn(area: Area): StoredName[] {
  return (Object.keys(storedItems) as StoredName[]).filter(
    (name) => storedItems[name].area === area && storedItems[name].guestInput,
  );
}

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
