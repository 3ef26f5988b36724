import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const STEP_MS = 50;

/**
 * Waits until an expression holds in the page, and answers whether it did in time. Playwright's own way would evaluate it
 * inside the page, which the pages' Content-Security-Policy forbids.
 */
export async function awaitInPage(page: Page, expression: string, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (await page.evaluate<boolean>(`!!(${expression})`)) return true;
    await setTimeout(STEP_MS);
  }
  return false;
}
