import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const inPage = readFileSync(new URL('./readability.js', import.meta.url), 'utf8');
const phone = { width: 360, height: 740 };
/** The window that is left of a desktop's 1280 x 1024 px at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };
const SMALLEST_TARGET = 24;

/** The text spacing that every page must support (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/**
 * Expects that the page can be read and used on a phone, at 400 % zoom, and with the reader's own spacing of lines,
 * words and letters: nothing scrolls sideways, no text is cut off, no target is too small, and floating elements leave
 * room for the page.
 */
export async function expectReadable(page: Page): Promise<void> {
  const ask = <Result>(question: string) => page.evaluate<Result>(`readability.${question}`);
  /** Findings that persist: a busy page may still be rendering. */
  const find = async (question: string) => {
    let found = await ask<string[]>(question);
    const isNothing = async () => (found = await ask<string[]>(question)).length === 0;
    if (found.length > 0)
      await expect
        .poll(isNothing, { timeout: 10_000 })
        .toBe(true)
        .catch(() => undefined);
    return found;
  };
  const before = page.viewportSize()!;
  await page.evaluate(inPage);
  await resize(page, phone);
  const targets = await find(`smallTargets(${SMALLEST_TARGET})`);
  const onPhone = await find('whatDoesNotFit()');
  await resize(page, zoomed);
  const atZoom = await find('whatDoesNotFit()');
  const covered = await ask<number>('coveredShare()');
  const style = await page.addStyleTag({ content: spacing });
  const withSpacing = await find('whatDoesNotFit()');
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  await page.setViewportSize(before);
  expect.soft(targets, `targets below ${SMALLEST_TARGET} px on ${page.url()}`).toEqual([]);
  expect.soft(onPhone, `${page.url()} on a phone`).toEqual([]);
  expect.soft(atZoom, `${page.url()} at 400 %`).toEqual([]);
  expect.soft(covered, `share of ${page.url()} at 400 % under what floats`).toBeLessThanOrEqual(0.5);
  expect.soft(withSpacing, `${page.url()} with text spacing`).toEqual([]);
}

/**
 * Resizes the window and waits until the page is laid out anew. For example, a calendar of two months then shows one.
 */
async function resize(page: Page, size: typeof phone): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}
