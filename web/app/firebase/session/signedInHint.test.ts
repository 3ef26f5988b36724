import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../../storage/browserStorage.ts';
import { readHint, watchHint, writeHint } from './signedInHint.ts';

/** A device with several tabs. This page is one of them. */
class Device {
  readonly listeners = new Set<() => void>();
  readonly localStorage = new MemoryStorage();
  /** Simulates another tab's change and the event that the browser then fires here. */
  elsewhere(change: () => void): void {
    change();
    for (const listener of this.listeners) listener();
  }
}

let device: Device;

beforeEach(() => {
  device = new Device();
  vi.stubGlobal('window', { localStorage: device.localStorage });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => device.listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => device.listeners.delete(listener));
});
afterEach(() => vi.unstubAllGlobals());

describe('the hint that somebody is signed in', () => {
  it('names the guest, and stays the same object until it changes', () => {
    expect(readHint()).toBeUndefined();
    writeHint({ name: 'Grace Hollis', email: 'guest@example.com' });
    const hint = readHint();
    expect(hint).toEqual({ name: 'Grace Hollis', email: 'guest@example.com' });
    expect(readHint()).toBe(hint);
    writeHint(undefined);
    expect(readHint()).toBeUndefined();
    expect(device.localStorage.entries.size).toBe(0);
  });

  it('notifies listeners of changes, here or in another tab, until they unsubscribe', () => {
    const heard: unknown[] = [];
    const stop = watchHint(() => heard.push(readHint()?.email));
    writeHint({ name: null, email: 'a@example.com' });
    device.elsewhere(() => device.localStorage.entries.clear());
    stop();
    writeHint({ name: null, email: 'b@example.com' });
    device.elsewhere(() => device.localStorage.entries.clear());
    expect(heard).toEqual(['a@example.com', undefined]);
  });

  it.each(['', 'null', '7', '"x"', '{', '[]'])('treats %j as signed out', (text) => {
    device.localStorage.setItem('signed-in', text);
    expect(readHint()?.name ?? null).toBeNull();
  });

  it('works without storage', () => {
    vi.stubGlobal('window', {});
    expect(() => writeHint({ name: null, email: null })).not.toThrow();
    expect(readHint()).toBeUndefined();
  });
});
