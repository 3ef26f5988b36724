import { isoDate } from 'functions/domain/isoDate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VillaNightsStore, type VillaNights } from './VillaNightsStore.ts';

const before: VillaNights = new Map([['lavender', new Set([isoDate('2027-06-12')])]]);
const after: VillaNights = new Map([['lavender', new Set([isoDate('2027-06-13')])]]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('all who ask within a minute share one request, later ones get the nights anew', async () => {
  const read = vi.fn().mockResolvedValueOnce(before).mockResolvedValueOnce(after);
  const store = new VillaNightsStore(read);
  const states: string[] = [];
  store.subscribe(() => states.push(store.view().state));
  expect(await Promise.all([store.read(), store.read()])).toEqual([before, before]);
  vi.advanceTimersByTime(59_000);
  expect(await store.read()).toBe(before);
  expect(read).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(2_000);
  const reading = store.read();
  expect(store.view()).toEqual({ nights: before, state: 'loading' });
  expect(await reading).toBe(after);
  expect(store.view()).toEqual({ nights: after, state: 'ready' });
  expect(states).toEqual(['loading', 'ready', 'loading', 'ready']);
});

test('a failure leaves the known nights, and the next call tries again', async () => {
  const read = vi
    .fn()
    .mockResolvedValueOnce(before)
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(after);
  const store = new VillaNightsStore(read);
  await store.read();
  vi.advanceTimersByTime(61_000);
  await expect(store.read()).rejects.toThrow('offline');
  expect(store.view()).toEqual({ nights: before, state: 'failed' });
  expect(await store.read()).toBe(after);
});
