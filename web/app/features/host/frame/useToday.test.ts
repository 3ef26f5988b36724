import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { today } from './useToday.ts';
import { watchTime } from './watchTime.ts';

/* A page on a phone's home screen is not loaded anew for weeks. */

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('document', page);
  // In Zagreb it is five minutes before midnight.
  vi.useFakeTimers({ now: new Date('2027-06-12T21:55:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The days that were read, each once. */
function daysSeen() {
  const seen = [today()];
  const stop = watchTime(() => seen.push(today()));
  return { seen: () => [...new Set(seen)], stop };
}

it('is the next day from midnight at the property on', () => {
  const { seen } = daysSeen();
  vi.advanceTimersByTime(4 * 60_000);
  expect(seen()).toEqual(['2027-06-12']);
  vi.advanceTimersByTime(2 * 60_000);
  expect(seen()).toEqual(['2027-06-12', '2027-06-13']);
});

it('is read at once when the page is shown again, for timers stood still', () => {
  const { seen } = daysSeen();
  vi.setSystemTime(new Date('2027-06-13T06:00:00Z'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(seen()).toEqual(['2027-06-12', '2027-06-13']);
});

it('is no longer read once nobody looks', () => {
  const { seen, stop } = daysSeen();
  stop();
  vi.advanceTimersByTime(60 * 60_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(seen()).toEqual(['2027-06-12']);
  expect(vi.getTimerCount()).toBe(0);
});
