import { expect, type Page } from '@playwright/test';

/** Waits until the prerendered page has come alive: React has taken over its content. */
export async function hydrated(page: Page): Promise<void> {
  const main = page.locator('main');
  await expect
    .poll(() => main.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
