import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  readObject,
  readText,
  removeItem,
  storesOnDevice,
  writeObject,
  writeText,
  MemoryStorage,
} from './browserStorage.ts';
import { guestInputIn, storedItems } from './storedItems.ts';

function openBrowser() {
  const browser = { localStorage: new MemoryStorage(), sessionStorage: new MemoryStorage() };
  vi.stubGlobal('window', browser);
  return browser;
}

/** Safari with "Block all cookies": reading the property throws. */
function forbidStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal(
    'window',
    Object.defineProperties({}, { localStorage: { get: refuse }, sessionStorage: { get: refuse } }),
  );
}

afterEach(() => {
  removeItem('requestDraft');
  vi.unstubAllGlobals();
});

describe('browserStorage', () => {
  it('stores an item in its area under its key, and removes it', () => {
    const { localStorage, sessionStorage } = openBrowser();
    expect(storesOnDevice()).toBe(true);
    expect(writeText('linkEmail', 'ada@example.net')).toBe(true);
    expect(writeObject('requestDraft', { fields: {} })).toBe(true);
    expect([...localStorage.entries]).toEqual([['sign-in-email', 'ada@example.net']]);
    expect([...sessionStorage.entries]).toEqual([['request-draft', '{"fields":{}}']]);
    expect(readText('linkEmail')).toBe('ada@example.net');
    expect(readObject('requestDraft')).toEqual({ fields: {} });
    removeItem('linkEmail');
    removeItem('requestDraft');
    expect(localStorage.entries.size + sessionStorage.entries.size).toBe(0);
    expect(readText('linkEmail')).toBeNull();
    expect(readObject('requestDraft')).toBeUndefined();
  });

  it.each(['', '{', 'null', '7', '"text"'])('reads no object from %j', (text) => {
    openBrowser();
    writeText('requestDraft', text);
    expect(readObject('requestDraft')).toBeUndefined();
  });

  it.each(['forbidden', 'missing'])('keeps the tab’s items in memory while storage is %s', (why) => {
    if (why === 'forbidden') forbidStorage();
    else vi.stubGlobal('window', {});
    expect(storesOnDevice()).toBe(false);
    expect(writeText('requestDraft', 'x')).toBe(false);
    expect(readText('requestDraft')).toBe('x');
    removeItem('requestDraft');
    expect(readText('requestDraft')).toBeNull();
    expect(writeText('linkEmail', 'x')).toBe(false);
    expect(readText('linkEmail')).toBeNull();
    expect(() => removeItem('linkEmail')).not.toThrow();
  });

  it('reports that there is no space left', () => {
    const { localStorage } = openBrowser();
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(writeText('lastStay', 'x')).toBe(false);
  });

  it('has no two items with the same key in an area', () => {
    const places = Object.values(storedItems).map(({ area, key }) => `${area} ${key}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('knows which items contain guest input', () => {
    expect(guestInputIn('device')).toEqual(['registerDraft', 'guestDetails', 'lastStay', 'linkEmail', 'linkBack']);
    expect(guestInputIn('tab')).not.toContain('reloadedAt');
  });
});
