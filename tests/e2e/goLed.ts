import { expect, type Page } from '@playwright/test';

/**
 * Opens an address whose page leads on by itself. Its load is not waited for: the page may have left before, and with it what
 * was to be awaited.
 *
 * @param to where it leads, as `toHaveURL` takes it
 */
export async function goLed(page: Page, from: string, to: string | RegExp): Promise<void> {
  await page.goto(from, { waitUntil: 'commit' });
  await expect(page).toHaveURL(to);
}
