import type { Page } from '@playwright/test';

/**
 * Waits until the page is hydrated: React has rendered it and run its effects, one of which handles links. Before that,
 * the browser itself follows links and loads a new document.
 */
export async function hydrated(page: Page): Promise<void> {
  // Polls faster than `expect`, which pauses for up to a second: most pages are hydrated within half a second.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 });
}

export async function isHydrated(page: Page): Promise<boolean> {
  return (await page.locator('html[data-hydrated]').count()) > 0;
}
