import type { Store } from './keptValue.ts';

const kept = new Map<string, string>();

/** Where a browser forbids its storage, things are kept as long as the page lives. */
const memory: Store = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
};

/** The storage of this tab, which a reload survives and closing the tab ends. */
export function sessionStore(): Store {
  try {
    return window.sessionStorage;
  } catch {
    return memory;
  }
}
