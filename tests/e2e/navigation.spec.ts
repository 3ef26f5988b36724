import type { Page } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { isFirebase, readModule } from '../pageWeights/weigh.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const t = messagesOf('en');

function scrolled(page: Page): Promise<number> {
  return page.locator('html').evaluate((html) => Math.round(html.ownerDocument.defaultView?.scrollY ?? -1));
}

/** Marks the document, so that a reload would be noticed. */
async function markDocument(page: Page): Promise<void> {
  await page.locator('html').evaluate((html) => html.setAttribute('data-first-document', ''));
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-first-document', '');
}

test('a new page begins at its top, and "back" restores the scroll position', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await markDocument(page);
  const card = page.getByRole('link', { name: t('villa.apartments.rosemary.name'), exact: true });
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  // The scroll position at the moment of leaving, because late content may have moved the page.
  await page.evaluate(
    `addEventListener('click', () => (document.documentElement.dataset.leftAt = Math.round(scrollY)), { capture: true, once: true })`,
  );
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('villa.apartments.rosemary.name'));
  await expect.poll(() => scrolled(page)).toBe(0);
  await expectSameDocument(page);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.heading'));
  const before = Number(await page.locator('html').getAttribute('data-left-at'));
  expect(before).toBeGreaterThan(300);
  await expect.poll(() => scrolled(page)).toBe(before);
  await expectSameDocument(page);
});

test('a URL with a fragment opens at its target', async ({ page }) => {
  const target = `#others`;
  await page.goto(`/apartment/lavender${target}`);
  await hydrated(page);
  await expect(page.locator(target)).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
});

test('the menus lead through the site without reloading the page', { tag: '@only-phone' }, async ({ page }) => {
  await page.goto('/hr');
  const messages = messagesOf('hr');
  await hydrated(page);
  await markDocument(page);
  for (const name of ['apartments', 'about', 'contact'] as const) {
    await page.getByRole('button', { name: messages('site.nav.open') }).click();
    const menu = page.getByRole('navigation').filter({ visible: true }).first();
    await menu.getByRole('link', { name: messages(`site.nav.${name}`), exact: true }).click();
    await expect(page).toHaveTitle(new RegExp(`^${messages(`${name}.title`)} · `));
    await expectSameDocument(page);
  }
});

test('pages load no Firebase until the guest acts', async ({ page }) => {
  for (const path of ['/', pathTo('apartments', 'en'), pathTo('apartment', 'en', 'lavender')]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const modules = loaded.map((url) => new URL(url).pathname).filter((pathname) => pathname.endsWith('.js'));
    expect(modules.length).toBeGreaterThan(20);
    expect(modules.filter((url) => isFirebase(readModule(url)))).toEqual([]);
  }
});
