import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoMotion } from './expectNoMotion.ts';

/**
 * axe finds nothing on the page as it stands now, by WCAG 2.2 AA and its own best practice.
 * @param part a selector, where only what has just opened is to be looked at
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Between two documents, and while its route loads, a page has no content yet.
  for (const awaited of part ? [part] : ['main', 'h1']) await expect(page.locator(awaited)).not.toHaveCount(0);
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
  // Contrast is what it is once a dialog has faded in.
  await expectNoMotion(page);
  const axe = new AxeBuilder({ page })
    // Only what is wrong is written out: the rest takes most of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // In the page itself instead of a further one: there are no frames.
    .setLegacyMode();
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html.slice(0, 200)}`).join('\n')}`,
  );
  expect.soft(found, `axe on ${page.url()}`).toEqual([]);
}
