import { expect, type Page } from '@playwright/test';

/** Waits until the prerendered page has come alive. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page)).toBe(true);
}

/** Has React taken over the page's content? */
export function isHydrated(page: Page): Promise<boolean> {
  return page.locator('main').evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
}
