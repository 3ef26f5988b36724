import type { Page } from '@playwright/test';
import type { Language } from '../../functions/src/domain/language.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import { hydrated } from '../e2e/hydrated.ts';
import { restoreSession } from '../e2e/restoreSession.ts';
import { expect, siteTest } from '../e2e/siteTest.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { pageStates } from './pageStates.ts';

const test = siteTest.extend<{ language: Language }>({ language: ['en', { option: true }] });

/** Scrolls down the page like a guest, which loads lazy parts and pictures, and back to the top. @returns missing pictures */
const walkDown = `(async () => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => setTimeout(done, 100));
  }
  scrollTo({ top: 0, behavior: 'instant' });
  const shown = [...document.images].filter((img) => img.checkVisibility());
  return shown.filter((img) => !img.complete || img.naturalWidth === 0).map((img) => img.currentSrc || img.src);
})()`;

async function photograph(page: Page, path: string, fullPage: boolean): Promise<void> {
  await expect(page.locator('main[aria-busy="true"], main [aria-busy="true"]')).toHaveCount(0);
  // Tries again if the page navigates meanwhile.
  if (fullPage) await expect(async () => expect(await page.evaluate(walkDown)).toEqual([])).toPass({ timeout: 45_000 });
  await page.screenshot({ path, fullPage, animations: 'disabled' });
  const [content, width] = await page.evaluate<[number, number]>(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  );
  expect(content, 'width of the page').toBeLessThanOrEqual(width);
}

for (const { name, path, as, floats = false, most = Infinity, reach } of pageStates) {
  test.describe(name, () => {
    test.use({ decided: as !== 'newGuest' });

    for (const colorScheme of as === 'owner' ? (['light', 'dark'] as const) : (['light'] as const)) {
      test(colorScheme, async ({ page, language, viewport }, { project }) => {
        if (viewport!.width > most) return;
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        if (as === 'owner') await restoreSession(page, 'sample-owner');
        await page.goto(path(language));
        await hydrated(page);
        await reach?.(page, messagesOf(language));
        const file = as === 'owner' ? `${name}-${colorScheme}` : name;
        await photograph(page, inProject('.cache', 'screenshots', project.name, `${file}.jpg`), !floats);
      });
    }
  });
}
