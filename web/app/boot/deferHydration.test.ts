import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../storage/browserStorage.ts';
import { deferHydration } from './deferHydration.ts';

const reload = vi.fn();
let page: EventTarget;

/** Opens a page whose modules are never loaded. @param storage whether the browser has storage */
function openPage({ storage = true, onLine = true } = {}) {
  page = new EventTarget();
  const globals = {
    addEventListener: page.addEventListener.bind(page),
    document: { currentScript: { dataset: { modules: '/page.js' } }, documentElement: { dataset: {} } },
    location: { reload },
    navigator: { onLine },
    sessionStorage: storage ? new MemoryStorage() : undefined,
    setTimeout: () => 0,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  deferHydration('reloaded-at', 'set-locale=*');
}

const missPart = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2027, 5, 12), toFake: ['Date'] });
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reloads a page that lacks a part at most once a minute, and otherwise leaves the error to the part', () => {
  openPage();
  expect(missPart()).toBe(true);
  vi.setSystemTime(Date.now() + 59_999);
  missPart();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  missPart();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('keeps the page while there is no network', () => {
  openPage({ onLine: false });
  missPart();
  expect(reload).not.toHaveBeenCalled();
});

it('never reloads without storage, which could not remember the reload', () => {
  openPage({ storage: false });
  missPart();
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload while somebody is typing', () => {
  openPage();
  // Stands for an input from which the event bubbles.
  Object.assign(page, { value: 'ada@', isConnected: true, closest: (): object | null => null });
  page.dispatchEvent(new Event('input'));
  missPart();
  expect(reload).not.toHaveBeenCalled();
  Object.assign(page, { closest: () => ({}) });
  missPart();
  expect(reload).toHaveBeenCalledOnce();
});

it('does not stop a guest who is leaving the page', () => {
  openPage();
  page.dispatchEvent(new Event('beforeunload'));
  missPart();
  expect(reload).not.toHaveBeenCalled();
});
