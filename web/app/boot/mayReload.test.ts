import { beforeEach, expect, it, vi } from 'vitest';
import { mayReload } from './mayReload.ts';
import { MemoryStorage } from '../storage/MemoryStorage.ts';

const now = Date.UTC(2027, 5, 12);

beforeEach(() => vi.stubGlobal('window', { sessionStorage: new MemoryStorage() }));

it('reloads at most once a minute', () => {
  expect(mayReload(true, now)).toBe(true);
  expect(mayReload(true, now + 1)).toBe(false);
  expect(mayReload(true, now + 59_999)).toBe(false);
  expect(mayReload(true, now + 60_000)).toBe(true);
  expect(mayReload(true, now + 119_999)).toBe(false);
});

it('does not give up the page that is there while nothing can be fetched', () => {
  expect(mayReload(false, now)).toBe(false);
  expect(mayReload(true, now)).toBe(true);
});

it('never reloads where nothing remembers that it did', () => {
  vi.stubGlobal('window', {});
  expect(mayReload(true, now)).toBe(false);
});
