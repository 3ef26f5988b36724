import { useSyncExternalStore } from 'react';
import { readText, removeItem, writeText } from './browserStorage.ts';
import { savedStays } from './savedStays.ts';
import { guestInputIn } from './storedItems.ts';

/* Signing out removes everything that the guest has entered: in all tabs, including suspended ones, and in visible forms. */

let removals = 0;
const listeners = new Set<() => void>();

/** How often this page has removed the input. */
export const inputRemovals = () => removals;

/** {@link inputRemovals} as a hook. Used as the `key` of a form, it empties the form. */
export function useInputRemovals(): number {
  return useSyncExternalStore(listen, inputRemovals, () => 0);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Removes everything entered, in all tabs. @param now in milliseconds */
export function removeGuestInput(now: number): void {
  for (const name of guestInputIn('device')) removeItem(name);
  writeText('lastSignOut', String(now));
  followSignOut();
}

/** The last sign-out that this page has handled. `undefined` while the page is opening. */
let followed: string | null | undefined;

/** If a guest has signed out since this page last checked, removes what this tab and page still contain of them. */
export function followSignOut(): void {
  const last = readText('lastSignOut') || null;
  const inTab = readText('followedSignOut') || null;
  const opening = followed === undefined;
  const before = opening ? inTab : followed;
  followed = last;
  if (last === before) return;
  if (inTab !== last) {
    for (const name of guestInputIn('tab')) removeItem(name);
    writeText('followedSignOut', last ?? '');
  }
  // A page that is still opening shows no input yet.
  if (opening) return;
  removals += 1;
  for (const listener of [...listeners]) listener();
}

/**
 * Empties restored fields. When a person goes back to a page, the browser restores the text in its fields, which may
 * belong to a guest who has signed out since. The current guest's input is in the drafts.
 */
export function emptyRestoredFields(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'back_forward' || !readText('followedSignOut')) return;
  for (const form of document.forms) form.reset();
}

/** Removes the saved pages of stays and the service worker that serves them. Call this at a sign-out. */
export async function removeSavedStays(): Promise<void> {
  try {
    await caches.delete(savedStays);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  } catch {
    // The browser supports neither, so it has saved nothing.
  }
}
