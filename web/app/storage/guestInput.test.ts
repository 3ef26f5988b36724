import { beforeEach, expect, it, vi } from 'vitest';
import { guestInputIn, storedItems } from './storedItems.ts';
import { MemoryStorage } from './browserStorage.ts';

let device: MemoryStorage;
beforeEach(() => {
  device = new MemoryStorage();
});

/** A page that the guest has just opened in a tab. */
async function openIn(tab: MemoryStorage) {
  vi.resetModules();
  vi.stubGlobal('window', { localStorage: device, sessionStorage: tab });
  const page = await import('./guestInput.ts');
  const here = <T>(work: () => T): T => {
    vi.stubGlobal('window', { localStorage: device, sessionStorage: tab });
    return work();
  };
  here(page.followSignOut);
  return {
    ...page,
    removeGuestInput: (now: number) => here(() => page.removeGuestInput(now)),
    followSignOut: () => here(page.followSignOut),
  };
}

/** Fills the storage as if a guest had filled in everything. */
function fill(store: MemoryStorage, area: 'tab' | 'device'): void {
  for (const name of guestInputIn(area)) store.setItem(storedItems[name].key, 'x');
}

it('removes everything that a guest has entered when they sign out, on the device and in the tab, and nothing else', async () => {
  const tab = new MemoryStorage();
  const page = await openIn(tab);
  fill(tab, 'tab');
  fill(device, 'device');
  tab.setItem('reloaded-at', '1');
  page.removeGuestInput(7);
  expect([...tab.entries]).toEqual([
    ['reloaded-at', '1'],
    ['last-sign-out', '7'],
  ]);
  expect([...device.entries]).toEqual([['last-sign-out', '7']]);
  expect(page.inputRemovals()).toBe(1);
});

it('removes the input in other tabs too, open or suspended, and only once in each', async () => {
  const [tab, open, suspended] = [new MemoryStorage(), new MemoryStorage(), new MemoryStorage()];
  const listening = await openIn(open);
  fill(open, 'tab');
  fill(suspended, 'tab');
  (await openIn(tab)).removeGuestInput(7);
  listening.followSignOut();
  expect([...open.entries.keys()]).toEqual(['last-sign-out']);
  expect(listening.inputRemovals()).toBe(1);
  listening.followSignOut();
  expect(listening.inputRemovals()).toBe(1);
  await openIn(suspended);
  expect([...suspended.entries.keys()]).toEqual(['last-sign-out']);
  // What the next person enters stays, even after a reload.
  fill(suspended, 'tab');
  await openIn(suspended);
  expect(suspended.getItem('request-draft')).toBe('x');
});

it('empties a page restored from the browser’s cache, but keeps what was entered in the tab since', async () => {
  const tab = new MemoryStorage();
  const before = await openIn(tab);
  const after = await openIn(tab);
  after.removeGuestInput(7);
  fill(tab, 'tab');
  before.followSignOut();
  expect(before.inputRemovals()).toBe(1);
  expect(tab.getItem('request-draft')).toBe('x');
});

it('removes nothing unless somebody has signed out', async () => {
  const tab = new MemoryStorage();
  await openIn(tab);
  fill(tab, 'tab');
  await openIn(tab);
  expect(tab.entries.size).toBe(guestInputIn('tab').length);
});
