import type { Page } from '@playwright/test';

/**
 * A finger swiped across the window by the browser's own input. It is slow and rests before it lifts, because on a busy machine a quick one
 * scrolls too far.
 * @param y in px, by default the middle of the window
 * @param halfway awaited before the finger goes on
 */
export async function swipe(
  page: Page,
  direction: 'left' | 'right',
  y?: number,
  halfway?: () => Promise<void>,
): Promise<void> {
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
  for (const [step, share] of shares.slice(1).entries()) {
    if (step === 5) await halfway?.();
    await page.waitForTimeout(20);
    await touch('touchMove', share);
  }
  await page.waitForTimeout(120);
  await touch('touchEnd');
  await session.detach();
}
