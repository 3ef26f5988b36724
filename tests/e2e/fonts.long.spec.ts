import type { Page } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * The fonts contain only the letters in the villa's texts (`web/build/subsetFontsPlugin.ts`). On the villa's pages, no
 * letter may be missing, and what guests write must have the same typeface.
 */

const ours = ['Figtree', 'Marcellus'];

/** How many letters of an element's text each font has drawn, as the browser itself knows. */
async function drawnBy(page: Page, selector: string): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const counts: Record<string, number> = {};
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, glyphCount } of fonts) {
      const family = ours.find((one) => familyName.startsWith(one)) ?? familyName;
      counts[family] = (counts[family] ?? 0) + glyphCount;
    }
  }
  await session.detach();
  return counts;
}

/** Hides stars, because a star is a symbol and may come from any font. */
function leaveStarsOut(page: Page): Promise<void> {
  return page.locator('body').evaluate((body) => {
    const texts = body.ownerDocument.createTreeWalker(body, 4);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.nodeValue?.includes('★')) node.nodeValue = node.nodeValue.replaceAll('★', '');
    }
  });
}

// `web/build/subsetFontsPlugin.test.ts` covers the letters of every language.
test("every letter of a page is drawn in the site's own typefaces, in Polish", async ({ page }) => {
  for (const place of ['home', 'apartments', 'about', 'terms', 'privacyPolicy'] as const) {
    await page.goto(pathTo(place, 'pl'));
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // Text that appears late is drawn in another typeface until ours is loaded.
    await expect(async () => {
      await leaveStarsOut(page);
      const { Figtree = 0, Marcellus = 0, ...others } = await drawnBy(page, 'h1,h2,h3,p,li,a,button,label,dt,dd,th,td');
      expect(others, place).toEqual({});
      expect(Math.min(Figtree, Marcellus), place).toBeGreaterThan(20);
    }).toPass({ timeout: 45_000 });
  }
});
