import type { Page } from '@playwright/test';
import { awaitInPage } from '../support/awaitInPage.ts';

const LIMIT_MS = 15_000;

/** Lets every picture come that would wait for a guest to scroll, and answers those that did not. */
async function bringPictures(page: Page): Promise<string[]> {
  await page.evaluate(`document.querySelectorAll('img[loading="lazy"]').forEach((img) => (img.loading = 'eager'))`);
  const all = `[...document.images].filter((img) => img.checkVisibility())`;
  await awaitInPage(page, `${all}.every((img) => img.complete)`, LIMIT_MS);
  await page.evaluate(`Promise.all(${all}.map((img) => img.decode().catch(() => {})))`);
  return page.evaluate(
    `${all}.filter((img) => !img.complete || img.naturalWidth === 0).map((img) => img.currentSrc || img.src)`,
  );
}

/** Waits until the page is hydrated: what is pressed before is not what we want to look at. */
async function awaitLife(page: Page): Promise<void> {
  if (!(await awaitInPage(page, `'hydrated' in document.documentElement.dataset`, LIMIT_MS)))
    throw new Error('the page is not hydrated');
  // What is drawn in the browser alone says so until it is there.
  await awaitInPage(page, `!document.querySelector('main[aria-busy="true"], main [aria-busy="true"]')`, LIMIT_MS / 3);
}

/** Opens a URL and waits until it is loaded, and hydrated if it has scripts. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
  const hasScripts = await page.evaluate(
    `document.querySelector('script[data-start], script[type="module"]') !== null`,
  );
  if (hasScripts) await awaitLife(page);
}

/** Goes down the page as a guest does: some parts come only to those who get that far. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const step = () => new Promise((done) => setTimeout(done, 150));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await step();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await step();
  })()`);
}

/** Takes the picture, and answers what is wrong with what is on it: a page wider than its window, pictures that did not come. */
export async function photographPage(page: Page, file: string, whole: boolean): Promise<string[]> {
  if (whole) await walkDown(page);
  const missing = await bringPictures(page);
  const [content, window] = await page.evaluate<[number, number]>(
    `[document.documentElement.scrollWidth, document.documentElement.clientWidth]`,
  );
  await page.screenshot({ path: file, fullPage: whole, animations: 'disabled' });
  return [
    ...(content > window ? [`is ${content} px wide in a window of ${window} px`] : []),
    ...missing.map((url) => `lacks the picture ${url}`),
  ];
}
