import type { Page } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { writeDateIn } from '../support/messagesOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* Links contain the dates and guests on the whole site. consent.spec tests that nothing is stored without consent. */

const family = { adults: 3, children: 1 };

/** Links to other pages of the site that have lost the stay. */
function linksWithout(page: Page, query: string): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll(
      (links, search) => links.map((link) => link.getAttribute('href')!).filter((href) => !href.includes(search)),
      query,
    );
}

test('every link contains the stay, in Polish', async ({ page, week }) => {
  const language = 'pl';
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
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: walk.t('site.nav.apartments'), exact: true })
    .click();
  await expect(page).toHaveURL(pathTo('apartments', language) + query);
  await expect(walk.checkIn).toHaveValue(writeDateIn(language, week.checkIn));
  await expect(walk.guests('adults')).toHaveValue('3');
  await expect(walk.guests('children')).toHaveValue('1');
});
