import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchTime } from './useTimed.ts';

/* A page on a phone's home screen may run for weeks without a reload. */

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.useFakeTimers({ now: new Date('2027-06-12T23:55:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const today = () => new Date().toISOString().slice(0, 10);

/** Watches the time. `seen` returns the days that were read, each once. */
function daysSeen() {
  const seen = [today()];
  const stop = watchTime(() => seen.push(today()));
  return { seen: () => [...new Set(seen)], stop };
}

it('the date changes at midnight', () => {
  const { seen } = daysSeen();
  vi.advanceTimersByTime(4 * 60_000);
  expect(seen()).toEqual(['2027-06-12']);
  vi.advanceTimersByTime(2 * 60_000);
  expect(seen()).toEqual(['2027-06-12', '2027-06-13']);
});

it('the date is read again when the page becomes visible, because timers were suspended', () => {
  const { seen } = daysSeen();
  vi.setSystemTime(new Date('2027-06-13T06:00:00Z'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(seen()).toEqual(['2027-06-12', '2027-06-13']);
});

it('the date is no longer read without subscribers', () => {
  const { seen, stop } = daysSeen();
  stop();
  vi.advanceTimersByTime(60 * 60_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(seen()).toEqual(['2027-06-12']);
  expect(vi.getTimerCount()).toBe(0);
});
