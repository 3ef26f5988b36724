import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { briefly, KeptBriefly } from './KeptBriefly.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Counts reads. */
function reader() {
  const kept = new KeptBriefly<string>();
  const reads: string[][] = [];
  const read = (keys: string[]) => {
    reads.push(keys);
    return Promise.resolve(keys.map((key) => `${key} at ${Date.now()}`));
  };
  return { reads, kept, get: (...keys: string[]) => kept.get(keys, read) };
}

it('reads once in five seconds for all simultaneous callers, and only missing documents', async () => {
  const { reads, get } = reader();
  await Promise.all(Array.from({ length: 100 }, () => get('a', 'b')));
  vi.setSystemTime(briefly - 1);
  expect(await get('c', 'b', 'a')).toEqual([`c at ${briefly - 1}`, 'b at 0', 'a at 0']);
  expect(reads).toEqual([['a', 'b'], ['c']]);
});

it('reads again after five seconds', async () => {
  const { reads, get } = reader();
  await get('a');
  vi.setSystemTime(briefly);
  expect(await get('a')).toEqual([`a at ${briefly}`]);
  expect(reads).toHaveLength(2);
});

it('does not cache failures', async () => {
  const { kept, get } = reader();
  const failing = () => Promise.reject(new Error('offline'));
  await expect(kept.get(['a', 'b'], failing)).rejects.toThrow('offline');
  expect(await get('a', 'b')).toEqual(['a at 0', 'b at 0']);
});

it('caches nothing in the emulator', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  const { reads, get } = reader();
  await get('a');
  await get('a');
  expect(reads).toHaveLength(2);
});
