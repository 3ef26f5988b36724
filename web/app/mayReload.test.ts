import { beforeEach, expect, it } from 'vitest';
import { mayReload } from './mayReload.ts';

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const now = Date.UTC(2027, 5, 12);

beforeEach(() => kept.clear());

it('reloads at most once a minute', () => {
  expect(mayReload(true, now, store)).toBe(true);
  expect(mayReload(true, now + 1, store)).toBe(false);
  expect(mayReload(true, now + 59_999, store)).toBe(false);
  expect(mayReload(true, now + 60_000, store)).toBe(true);
  expect(mayReload(true, now + 119_999, store)).toBe(false);
});

it('does not give up the page that is there while nothing can be fetched', () => {
  expect(mayReload(false, now, store)).toBe(false);
  expect(mayReload(true, now, store)).toBe(true);
});
