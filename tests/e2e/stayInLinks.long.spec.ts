import type { BrowserContext, Page } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { writeDateIn } from '../support/messagesOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* Dates and guests go along with a guest through the site, by its links alone: nothing of them is stored. */

test.use({ decided: false });

const family = { adults: 3, children: 1 };

/** The router says so itself, as a warning and by its script in the page. */
const noScrollPositions = /Failed to save scroll positions in sessionStorage|insecure.*\/assets\/page-\w+\.js/;

async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(`{
    const refuse = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
    for (const name of ['localStorage', 'sessionStorage', 'caches']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  }`);
}

/** Links to other pages of the site that have lost the stay. */
function linksWithout(page: Page, query: string): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll(
      (links, search) => links.map((link) => link.getAttribute('href')!).filter((href) => !href.includes(search)),
      query,
    );
}

for (const { language, other } of [
  { language: 'en', other: 'it' },
  { language: 'hr', other: 'en' },
] as const) {
  test(`every link carries the stay without anything being stored, in ${language}`, async ({
    page,
    context,
    week,
    allow,
  }) => {
    allow(noScrollPositions);
    await forbidStorage(context);
    const walk = new BookingWalk(page, language);
    const query = stayQuery(week, family);
    for (const path of [
      pathTo('apartment', language, 'lavender'),
      pathTo('request', language, 'lavender'),
      pathTo('contact', language),
      pathTo('home', language),
    ]) {
      await page.goto(path + query);
      await hydrated(page);
      await expect.poll(() => linksWithout(page, query)).toEqual([]);
    }

    await walk.button('consent.rejectAll').click();

    // By the header, the footer, a link in the page, the name of the villa and the language.
    const here = (path: string) => expect(page).toHaveURL(new RegExp(`${path.replace('/', '\\/')}\\${query}$`));
    await page
      .getByRole('banner')
      .getByRole('link', { name: walk.t('site.nav.about'), exact: true })
      .click();
    await here(pathTo('about', language));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: walk.t('site.nav.apartments'), exact: true })
      .click();
    await here(pathTo('apartments', language));
    await expect(walk.checkIn).toHaveValue(writeDateIn(language, week.checkIn));
    await page.getByRole('banner').getByRole('link', { name: 'Villa Murtela', exact: true }).click();
    await here(pathTo('home', language));
    await expect(walk.checkOut).toHaveValue(writeDateIn(language, week.checkOut));
    await expect(walk.guests('adults')).toHaveValue('3');
    await expect(walk.guests('children')).toHaveValue('1');
    // The home page's sections are prerendered and not hydrated.
    await page
      .locator('#below-hero')
      .getByRole('link', { name: walk.t('villa.apartments.olive.name') })
      .first()
      .click();
    await here(pathTo('apartment', language, 'olive'));
    // The URL changes before the page does, and with it the links of the menu.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(walk.t('villa.apartments.olive.name'));
    await page.getByRole('button', { name: walk.t('site.language') }).click();
    await page.locator(`#language-menu a[lang="${other}"]`).click();
    await here(pathTo('apartment', other, 'olive'));
    await expect(new BookingWalk(page, other).guests('adults')).toHaveValue('3');
  });
}
