import type { Page } from '@playwright/test';
import { languages } from '../../functions/src/domain/language.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import places from '../../villa/pictures.json' with { type: 'json' };
import property from '../../villa/property.json' with { type: 'json' };
import { messagesOf } from '../support/messagesOf.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* How pictures are delivered: in which file, for how long, and without moving the page. */

interface Shift {
  value: number;
  /** The beginnings of what moved. */
  moved: string[];
}

/** What has moved by itself since the page began. */
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

test(
  'pictures come in the width that is needed, as AVIF, for ever; nothing shifts',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const responses: { path: string; type: string | undefined; cache: string | undefined }[] = [];
    const firstOnes: string[] = [];
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      const { 'content-type': type, 'cache-control': cache } = response.headers();
      if (path.startsWith('/assets/pictures/')) responses.push({ path, type, cache });
    });
    // The fifth of a gallery is in sight on a desk; on a phone it waits until a finger comes near.
    const galleries: Record<string, string[]> = places.apartments;
    const fifth = `/${galleries['olive']![4]}-`;
    const hasFifth = () => responses.some(({ path }) => path.includes(fifth));
    for (const path of ['/', '/apartments', '/apartment/olive', '/about']) {
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('img[src^="/assets/pictures/"]').first()).not.toHaveJSProperty('naturalWidth', 0);
      const pictures = await page
        .locator('img[src^="/assets/pictures/"]')
        .evaluateAll((images: { currentSrc: string; naturalWidth: number; fetchPriority: string }[]) =>
          images.map(({ currentSrc, naturalWidth, fetchPriority }) => ({ currentSrc, naturalWidth, fetchPriority })),
        );
      const shown = pictures.filter(({ naturalWidth }) => naturalWidth > 0);
      expect.soft(shown.length, path).toBeGreaterThan(0);
      for (const { currentSrc, fetchPriority } of shown) {
        expect.soft(currentSrc, path).toMatch(/-\d+\.avif$/);
        if (fetchPriority === 'high') firstOnes.push(new URL(currentSrc).pathname.replace(/-\d+\.avif$/, ''));
      }
      const shifts = await layoutShifts(page);
      expect
        .soft(
          shifts.filter(({ value }) => value > 0.001),
          path,
        )
        .toEqual([]);
      if (path === '/apartment/olive' && !isMobile) await expect.poll(hasFifth).toBe(true);
    }
    expect(hasFifth()).toBe(!isMobile);
    expect(responses.length).toBeGreaterThan(3);
    for (const { path, type, cache } of responses) {
      // Chromium looks ahead for what is not lazy. When it pauses within a picture it has forgotten its sources, and guesses the
      // file for other browsers too: seen in one of eight visits on a busy machine, always of a page's first picture.
      const isGuess = path === `${firstOnes.find((one) => path.startsWith(`${one}-`))}-1024.webp`;
      if (isGuess) expect.soft(type, path).toBe('image/webp');
      else expect.soft(path).toMatch(/-\d+\.avif$/);
      if (!isGuess) expect.soft(type, path).toBe('image/avif');
      expect.soft(cache, path).toContain('immutable');
    }
  },
);

test('what other sites show beside a link is there, in its size', async ({ page, request }) => {
  for (const language of languages) {
    await page.goto(pathTo('apartment', language, 'olive'));
    const content = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
    const imageUrl = (await content('image'))!;
    expect(imageUrl.startsWith(`${property.url}/assets/pictures/olive-terrace-`)).toBe(true);
    expect(await content('image:alt')).toBe(messagesOf(language)('pictures.olive-terrace.alt'));
    if (language !== 'en') continue;
    const response = await request.get(imageUrl.slice(property.url.length));
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/jpeg');
  }
});
