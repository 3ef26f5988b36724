import { expect, type Page } from '@playwright/test';

/**
 * Opens a URL that redirects in the browser. Does not wait for the load event, because the redirect may happen before
 * it.
 * @param to the target, as `toHaveURL` takes it
 */
export async function followRedirect(page: Page, from: string, to: string | RegExp): Promise<void> {
  await page.goto(from, { waitUntil: 'commit' });
  // A sign-in link needs a function, which may have to start first.
  await expect(page).toHaveURL(to);
}
