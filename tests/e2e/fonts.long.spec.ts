import type { Page } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * The fonts are cut to the letters that the villa's texts are written with (`web/build/subsetFontsPlugin.ts`): on its pages no letter may
 * be missing, and what guests write comes in the same face.
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

/** A star is a sign, not a letter: that of any font will do. */
function leaveStarsOut(page: Page): Promise<void> {
  return page.locator('body').evaluate((body) => {
    const texts = body.ownerDocument.createTreeWalker(body, 4);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.nodeValue?.includes('★')) node.nodeValue = node.nodeValue.replaceAll('★', '');
    }
  });
}

// The letters of every language are in `web/build/subsetFontsPlugin.test.ts`.
test("every letter of a page is drawn in the site's own typefaces, in Polish", async ({ page }) => {
  for (const place of ['home', 'apartments', 'about', 'terms', 'privacyPolicy'] as const) {
    await page.goto(pathTo(place, 'pl'));
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // What comes late is drawn in another face until ours is there.
    await expect(async () => {
      await leaveStarsOut(page);
      const { Figtree = 0, Marcellus = 0, ...others } = await drawnBy(page, 'h1,h2,h3,p,li,a,button,label,dt,dd,th,td');
      expect(others, place).toEqual({});
      expect(Math.min(Figtree, Marcellus), place).toBeGreaterThan(20);
    }).toPass({ timeout: 45_000 });
  }
});
