import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const STEP_MS = 50;

/**
 * Waits until an expression holds in the page. Playwright's own wait evaluates inside the page, which the
 * Content-Security-Policy forbids.
 * @returns whether it held in time
 */
export async function awaitInPage(page: Page, expression: string, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (await page.evaluate<boolean>(`!!(${expression})`)) return true;
    await setTimeout(STEP_MS);
  }
  return false;
}
