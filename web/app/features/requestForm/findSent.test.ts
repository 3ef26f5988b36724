import type { FoundRequest } from 'functions/contract/callables';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findSent } from './findSent.ts';
import type { SentRequest } from './SentRequest.ts';

const found = { status: 'pending' } as FoundRequest;
const sent: SentRequest = { requestId: 'r', stayKey: 's', sentAt: 0, isChanged: false, isShown: false };

beforeEach(() => void vi.useFakeTimers({ now: 500 }));
afterEach(() => void vi.useRealTimers());

it('finds a request that was still on its way when the page was reloaded', async () => {
  const find = vi.fn(async () => (Date.now() > 4000 ? found : null));
  const result = findSent(sent, find);
  await vi.runAllTimersAsync();
  expect(await result).toBe(found);
  expect(find).toHaveBeenCalledTimes(3);
});

it('gives up ten seconds after the sending', async () => {
  const result = findSent(sent, async () => null);
  await vi.runAllTimersAsync();
  expect(await result).toBeNull();
  expect(Date.now()).toBeLessThan(13_000);
});

it.each([
  { why: 'was sent long ago', change: { sentAt: -60_000 } },
  { why: 'was shown', change: { isShown: true } },
])('asks once about a request that $why', async ({ change }) => {
  const find = vi.fn(async () => null);
  expect(await findSent({ ...sent, ...change }, find)).toBeNull();
  expect(find).toHaveBeenCalledTimes(1);
});
