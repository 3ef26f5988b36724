import type { Page } from '@playwright/test';

/** Any module of the site. Held back after a page has loaded, it stands for everything that the page loads later. */
export const anyModule = /\/assets\/[^/]+\.js$/;

/** Holds back requests that match the pattern until the returned function is called. */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(pattern, (route) => held.then(() => route.continue()));
  return letGo;
}
