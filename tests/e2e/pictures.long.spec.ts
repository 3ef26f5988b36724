import type { Page } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import property from '../../villa/property.json' with { type: 'json' };
import { messagesOf } from '../support/messagesOf.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * How pictures are delivered: in which file, and without moving the page. headers.spec tests how long they are cached.
 */

interface Shift {
  value: number;
  /** The first characters of each element that moved. */
  moved: string[];
}

/** Everything that has moved by itself since the page began. */
function layoutShifts(page: Page): Promise<Shift[]> {
  return page.locator('html').evaluate(async (html) => {
    const { PerformanceObserver, setTimeout } = html.ownerDocument.defaultView;
    const found: Shift[] = [];
    const read = (list: { getEntries: () => { value: number; sources: { node?: { outerHTML?: string } }[] }[] }) => {
      for (const { value, sources } of list.getEntries()) {
        found.push({ value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? 'text') });
      }
    };
    new PerformanceObserver(read).observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    return found;
  });
}

test('nothing shifts, and every picture is an AVIF', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/', '/apartments', '/apartment/olive', '/about']) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const pictures = page.locator('img[src^="/assets/pictures/"]');
    await expect(pictures.first()).not.toHaveJSProperty('naturalWidth', 0);
    const shown = await pictures.evaluateAll((images: { currentSrc: string; naturalWidth: number }[]) =>
      images.filter(({ naturalWidth }) => naturalWidth > 0).map(({ currentSrc }) => currentSrc),
    );
    for (const source of shown) expect.soft(source, path).toMatch(/-\d+\.avif$/);
    const shifts = (await layoutShifts(page)).filter(({ value }) => value > 0.001);
    expect.soft(shifts, path).toEqual([]);
  }
});

test('the preview picture for other sites exists', async ({ page, request }) => {
  await page.goto(pathTo('apartment', 'pl', 'olive'));
  const content = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect(await content('image:alt')).toBe(messagesOf('pl')('pictures.olive-terrace.alt'));
  const imageUrl = (await content('image'))!;
  expect(imageUrl.startsWith(`${property.url}/assets/pictures/olive-terrace-`)).toBe(true);
  const response = await request.get(imageUrl.slice(property.url.length));
  expect(response.headers()['content-type']).toBe('image/jpeg');
});
