import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Presses Tab until the control has the focus. Fails after `most` presses, because the control must be reachable by
 * keyboard.
 */
export async function tabTo(page: Page, control: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await control.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
