import type { Locator } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* What stands around and within pages without being in the way. */

const t = messagesOf('en');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing is shown there');
  return { ...box, bottom: box.y + box.height };
}

test.describe('the question of consent', () => {
  test.use({ decided: false });

  test('says cookies, is one line in a low window, and stands below a form that asks for a person', async ({
    page,
  }) => {
    const card = page.getByRole('dialog', { name: t('consent.heading') });
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto('/');
    await expect(card).toContainText(/cookie/i);
    await expect.poll(async () => (await boxOf(card)).height).toBeLessThan(72);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/contact');
    await expect(card).toBeVisible();
    const form = page.getByRole('main').locator('form');
    const below = async () => (await boxOf(card)).y - (await boxOf(form)).bottom;
    await expect.poll(below).toBeGreaterThan(0);
  });
});

test('words stay together, and the language button says which language it is', async ({ page }) => {
  const polish = messagesOf('pl');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathTo('home', 'pl'));
  await hydrated(page);
  const language = page.getByRole('button', { name: polish('site.language'), exact: true });
  await expect(language).toHaveAccessibleDescription('Polski');
  const subscribe = page.getByRole('contentinfo').getByRole('button', { name: polish('newsletter.subscribe') });
  // Its field is loaded when the foot of the page is near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(subscribe).toBeVisible();
  await expect.poll(async () => (await boxOf(subscribe)).height).toBeLessThan(60);

  await page.setViewportSize({ width: 320, height: 700 });
  const stars = page.getByText(polish('home.claims.stars.figure'), { exact: true });
  await expect.poll(async () => (await boxOf(stars)).height).toBeLessThan(60);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
});

test('the search says what is missing above its calendar, and Enter searches once nothing is', async ({
  page,
  week,
}) => {
  const walk = new BookingWalk(page);
  await page.goto('/apartments');
  await hydrated(page);
  await walk.checkButton.click();
  const problem = page.getByText(t('errors.dates-required'), { exact: true });
  await expect(problem).toBeVisible();
  await expect(walk.calendar).toBeVisible();
  const above = async () => (await boxOf(walk.calendar)).y - (await boxOf(problem)).bottom;
  await expect.poll(above).toBeGreaterThanOrEqual(0);

  await page.goto(`/${stayQuery(week, { adults: 2, children: 0 })}`);
  await hydrated(page);
  await expect(walk.checkOut).not.toHaveValue('');
  await walk.checkOut.press('Enter');
  await expect(page).toHaveURL(/\/apartments\?/);
  await expect(walk.available).toBeVisible();

  // So it does in the number of guests, unless that changes to what fits: that is to be seen first.
  const again = page.waitForRequest(/checkAvailability/);
  await walk.guests('adults').fill('3');
  await walk.guests('adults').press('Enter');
  await again;
  await expect(walk.available).toBeVisible();
  await walk.guests('children').fill('9');
  await walk.guests('children').press('Enter');
  await expect(walk.guests('children')).not.toHaveValue('9');
  await expect(walk.available).toHaveCount(0);
});

test('offline, a page that is not there says so within the site', async ({ page, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/, /Error loading route module/, /dynamically imported module/, /Failed to fetch/);
  await page.goto('/contact');
  await hydrated(page);
  await context.setOffline(true);
  // Where the tests run there may be no network but the machine itself: then nothing changes, and no browser says so.
  await page.locator('html').evaluate((html) => {
    const { defaultView: window } = html.ownerDocument;
    window!.dispatchEvent(new window!.Event('offline'));
  });
  const pages = page.getByRole('navigation', { name: t('site.nav.label') });
  await pages.getByRole('link', { name: t('site.nav.about') }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(t('errorPage.offline'))).toBeVisible();
  await expect(pages).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('what was typed into a request is there in a second tab', async ({ page, context, week }) => {
  const walk = new BookingWalk(page);
  await walk.openRequest('olive', week);
  await hydrated(page);
  await walk.field('firstName').fill('Ada');
  const second = new BookingWalk(await context.newPage());
  await second.openRequest('olive', week);
  await expect(second.field('firstName')).toHaveValue('Ada');
});
