import type { Page } from '@playwright/test';

/**
 * Swipes a finger across the window, through the browser's own input. The finger is slow and rests before it lifts,
 * because a quick one scrolls too far on a busy machine.
 * @param y in px; the middle of the window if missing
 * @param halfway awaited before the finger moves on
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
