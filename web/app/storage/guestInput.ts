import { useSyncExternalStore } from 'react';
import { readText, removeItem, writeText } from './browserStorage.ts';
import { guestInputIn } from './storedItems.ts';

/*
 * What a guest has entered is removed when somebody signs out: in all tabs, also in those that were suspended meanwhile, and from
 * the forms on the screen.
 */

let removals = 0;
const listeners = new Set<() => void>();

/** How often this page has removed what was entered. */
export const inputRemovals = () => removals;

/** The same for a component: as the `key` of a form it empties the form. */
export function useInputRemovals(): number {
  return useSyncExternalStore(listen, inputRemovals, () => 0);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Removes everything that was entered, in all tabs. @param now in milliseconds */
export function removeGuestInput(now: number): void {
  for (const name of guestInputIn('device')) removeItem(name);
  writeText('lastSignOut', String(now));
  followSignOut();
}

/** The last sign-out that this page has followed; `undefined` while it is being opened. */
let followed: string | null | undefined;

/** Removes what this tab, or this page, still has of somebody who has signed out meanwhile. */
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
  // A page that is just being opened shows nothing yet.
  if (opening) return;
  removals += 1;
  for (const listener of [...listeners]) listener();
}

/**
 * A browser that goes back to a page fills its fields with the texts that were there when it was left. Since then somebody may
 * have signed out; what is theirs now is in the drafts.
 */
export function emptyRestoredFields(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'back_forward' || !readText('followedSignOut')) return;
  for (const form of document.forms) form.reset();
}
