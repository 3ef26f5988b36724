import type { Page } from '@playwright/test';
import { languages } from '../../functions/src/domain/language.ts';
import { everyPlace, pathTo } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import property from '../../villa/property.json' with { type: 'json' };
import { expectAccessible } from './expectAccessible.ts';
import { foreignTexts } from './foreignTexts.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const phone = { width: 360, height: 740 };

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page
    .locator('html')
    .evaluate((html) => ({ content: html.scrollWidth, window: html.clientWidth }));
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(window);
}

for (const language of languages) {
  const places = everyPlace(apartments.map(({ slug }) => slug)).filter((place) => place.language === language);
  for (const { page: name, slug } of places) {
    const path = pathTo(name, language, slug);
    test(`${path} is quiet, in its own language, accessible and never wider than a phone`, async ({ page }) => {
      // On `/` a guest's browser chooses the language; this one speaks English.
      const answer = await page.goto(path);
      expect(foreignTexts((await answer?.text()) ?? '', language)).toEqual([]);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(new RegExp(`(^| · )${property.slug}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('body')).not.toContainText(/undefined|\{\{|\[object/);
      await expectAccessible(page);
      await page.setViewportSize(phone);
      await expectNoSidewaysScroll(page);
    });
  }
}
