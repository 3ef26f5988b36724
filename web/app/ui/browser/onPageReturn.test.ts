import { afterEach, expect, it, vi } from 'vitest';
import { onPageReturn } from './onPageReturn.ts';

afterEach(() => vi.unstubAllGlobals());

it('calls back once for each return, even if the browser reports it by several events', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const view = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', view);
  const at = (type: string, timeStamp: number) =>
    Object.defineProperty(new Event(type), 'timeStamp', { value: timeStamp });
  let returns = 0;
  const stop = onPageReturn(() => (returns += 1));
  page.dispatchEvent(at('visibilitychange', 100));
  view.dispatchEvent(at('focus', 103));
  expect(returns).toBe(1);
  view.dispatchEvent(at('focus', 60_000));
  expect(returns).toBe(2);
  stop();
  view.dispatchEvent(at('focus', 120_000));
  expect(returns).toBe(2);
});
