import { expect, type Page } from '@playwright/test';

/** Expects that the page is no wider than its window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  await expect.poll(() => page.evaluate<number>(overflow)).toBeLessThanOrEqual(0);
}
