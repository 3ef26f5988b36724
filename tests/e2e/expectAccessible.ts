import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoMotion } from './expectNoMotion.ts';

const listsWithoutRole = `[...document.querySelectorAll(':is(ul, ol):not([role], [aria-hidden])')]
  .filter((list) => getComputedStyle(list).listStyleType === 'none')
  .map((list) => list.outerHTML.slice(0, 200))`;

/**
 * Expects that axe finds nothing on the current page, by WCAG 2.2 AA and its own best practices.
 * @param part selector of the part to look at; the whole page if missing
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Between two documents, and while a route loads, a page has no content.
  for (const awaited of part ? [part] : ['main', 'h1']) await expect(page.locator(awaited)).not.toHaveCount(0);
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
  // Contrast is final once a dialog has faded in.
  await expectNoMotion(page);
  // WebKit does not treat a list without visible markers as a list, unless it has the role.
  expect.soft(await page.evaluate(listsWithoutRole), 'lists without markers and without a role').toEqual([]);
  const axe = new AxeBuilder({ page })
    // Reports violations only, because everything else takes most of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Runs in the page itself instead of another one, because there are no frames.
    .setLegacyMode();
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html.slice(0, 200)}`).join('\n')}`,
  );
  expect.soft(found, `axe on ${page.url()}`).toEqual([]);
}
