import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * Text over a picture: axe cannot judge it, and the contrast of colours among themselves (`web/app/ui/tokens.test.ts`) says nothing
 * about it. The picture is looked at without its text, where the text stood.
 */

type Rgb = [red: number, green: number, blue: number];
type Line = { text: string; x: number; y: number; width: number; height: number; color: string; large: boolean };

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

const takeTextAway = readFileSync(join(import.meta.dirname, 'takeTextAway.js'), 'utf8');

test(
  'text over the first picture can be read, whatever lies behind it',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const sizes = isMobile ? [page.viewportSize()!] : [768, 1024, 1440].map((width) => ({ width, height: 900 }));
    for (const [language, size] of sizes.flatMap(
      (size) =>
        [
          ['en', size],
          ['de', size],
        ] as const,
    )) {
      await page.setViewportSize(size);
      await page.goto(pathTo('home', language));
      await page.waitForLoadState('networkidle');
      const lines = await page.evaluate<Line[]>(takeTextAway);
      expect(lines.length).toBeGreaterThan(4);
      const { data, info } = await sharp(await page.screenshot({ scale: 'css' }))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const { text, x, y, width, height, color, large } of lines) {
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
        // A few bright pixels behind a line do not keep anybody from reading it.
        const worst = behind.sort((a, b) => a - b)[Math.floor(behind.length / 50)];
        expect.soft(worst, `${language}, ${size.width} px: ${text}`).toBeGreaterThanOrEqual(large ? 3 : 4.5);
      }
    }
  },
);
