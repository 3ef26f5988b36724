import type { Page } from '@playwright/test';

/**
 * A finger drawn across the window, by the browser's own input. It is slow and rests before it lets go, because on a busy machine a
 * quick one scrolls further than it went.
 * @param y in px, by default the middle of the window
 */
export async function swipe(page: Page, direction: 'left' | 'right', y?: number): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: share * width, y: y ?? height / 2 }],
    });
  const shares = Array.from({ length: 15 }, (_, step) => 0.85 - step * 0.05);
  if (direction === 'right') shares.reverse();
  await touch('touchStart', shares[0]);
  for (const share of shares.slice(1)) {
    await page.waitForTimeout(20);
    await touch('touchMove', share);
  }
  await page.waitForTimeout(120);
  await touch('touchEnd');
  await session.detach();
}
