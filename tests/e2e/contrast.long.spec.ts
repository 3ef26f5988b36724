import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * Text over a picture. axe cannot judge it, and the contrast of the theme's colours (`web/app/ui/theme/tokens.test.ts`)
 * says nothing about it. Measures the picture without its text, where the text was. An overlay may hide at most a
 * quarter of the picture, because the text must be legible on a picture that is dark there itself.
 */

type Rgb = [red: number, green: number, blue: number];
type Line = { text: string; x: number; y: number; width: number; height: number; color: string };

/** WCAG 2.2, relative luminance. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** WCAG 2.2, contrast ratio: 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const inPage = (script: string) => readFileSync(join(import.meta.dirname, script), 'utf8');
const readLines = inPage('readLines.js');
const readOverlay = inPage('readOverlay.js');

const sizes = {
  phone: ['360x640', '360x780', '390x844'],
  desk: ['768x1024', '844x390', '1024x768', '1280x720', '1440x900', '1920x1080'],
};

// The language with the longest texts.
for (const language of ['de'] as const) {
  test(
    `text over the first picture can be read in ${language}, whatever lies behind it`,
    { tag: '@phone' },
    async ({ page, isMobile }) => {
      await page.goto(pathTo('home', language));
      for (const size of sizes[isMobile ? 'phone' : 'desk']) {
        const [width, height] = size.split('x').map(Number) as [number, number];
        await page.setViewportSize({ width, height });
        await page.waitForLoadState('networkidle');
        await expect(page.locator('picture img').first()).toHaveJSProperty('complete', true);
        expect(await page.evaluate<number>(readOverlay), `veil at ${size}`).toBeLessThanOrEqual(0.25);
        const lines = await page.evaluate<Line[]>(readLines);
        expect(lines.length).toBeGreaterThan(4);
        const screenshot = await page.screenshot({
          scale: 'css',
          animations: 'disabled',
          style: '[data-ground="dark"] * { color: transparent !important }',
        });
        const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        for (const { text, x, y, width, height, color } of lines) {
          const ink = color
            .match(/[\d.]+/g)!
            .slice(0, 3)
            .map(Number) as Rgb;
          const behind: number[] = [];
          for (let row = Math.ceil(y); row < y + height - 1; row += 1) {
            for (let column = Math.ceil(x); column < x + width - 1; column += 1) {
              const at = (row * info.width + column) * info.channels;
              behind.push(contrast(ink, [data[at]!, data[at + 1]!, data[at + 2]!]));
            }
          }
          // A few bright pixels behind a line do not make the line illegible.
          const worst = behind.sort((a, b) => a - b)[Math.floor(behind.length / 50)];
          expect.soft(worst, `${language}, ${size}: ${text}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    },
  );
}
