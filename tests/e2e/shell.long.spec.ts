import type { Page } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { tabTo } from './tabTo.ts';

const t = messagesOf('en');

/**
 * Parts around every page: the booking modal, elements that appear while scrolling, and the page that is left when
 * something fails.
 */
const modalOf = (page: Page) => page.getByRole('dialog', { name: t('stay.yourStay') });
const bookLink = (page: Page) =>
  page.getByRole('link', { name: t('site.book'), exact: true }).filter({ visible: true });

test('a guest can book in the modal from any page by keyboard', async ({ page, week }) => {
  await page.goto('/contact');
  await hydrated(page);
  await tabTo(page, bookLink(page));
  await page.keyboard.press('Enter');
  const modal = modalOf(page);
  await expect(modal.getByRole('heading', { level: 2 })).toHaveText(t('stay.yourStay'));
  const walk = new BookingWalk(page);
  // The form reports missing input, and the first wrong field gets the focus.
  await tabTo(page, walk.checkButton);
  await page.keyboard.press('Enter');
  await expect(modal.getByText(t('errors.dates-required'), { exact: true })).toBeVisible();
  await expect(walk.checkIn).toBeFocused();
  // Escape closes the calendar that it opened, not the modal around it.
  await expect(walk.calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(walk.calendar).toBeHidden();
  await walk.chooseDates(week, 'typing');
  await tabTo(page, walk.checkButton);
  await page.keyboard.press('Enter');
  await expect(walk.available).toBeVisible();
  await expectAccessible(page);
  const request = modal.getByRole('link', { name: t('offer.requestToBook') });
  await expect(request).toHaveCount(3);
  await tabTo(page, request.nth(1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/request/olive${stayQuery(week, { adults: 2, children: 0 })}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('request.title'));
  await expect(modal).toBeHidden();
  // "Back" restores the results.
  await page.goBack();
  await expect(request).toHaveCount(3);
});

test(
  'closing the modal restores the focus and leaves the stay unchanged',
  { tag: '@only-phone' },
  async ({ page, week }) => {
    const stay = stayQuery(week, { adults: 3, children: 0 });
    await page.goto(`/about${stay}`);
    await hydrated(page);
    const menu = page.getByRole('button', { name: t('site.nav.open') });
    const open = async (adults: number) => {
      await menu.click();
      // The URL changes a moment before the links that contain its stay.
      await expect(bookLink(page)).toHaveAttribute('href', new RegExp(`adults=${adults}`));
      await bookLink(page).click();
      await expect(modalOf(page)).toBeVisible();
    };
    await open(3);
    const walk = new BookingWalk(page);
    // The modal takes over the stay in the URL and checks it.
    await expect(walk.guests('adults')).toHaveValue('3');
    await expect(walk.available).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(modalOf(page)).toBeHidden();
    await expect(menu).toBeFocused();
    await expect(page).toHaveURL(`/about${stay}`);
    await open(3);
    await page.getByRole('button', { name: t('stay.addAdult') }).click();
    await page.goBack();
    await expect(modalOf(page)).toBeHidden();
    await expect(page).toHaveURL(`/about${stay.replace('adults=3', 'adults=4')}`);
    await open(4);
    await modalOf(page)
      .getByRole('button', { name: t('stay.close'), exact: true })
      .click();
    await expect(modalOf(page)).toBeHidden();
  },
);

test(
  '"back to top" leads to the top of a scrolled page, and covers nothing on a phone',
  { tag: '@only-phone' },
  async ({ page }) => {
    await page.goto('/apartment/olive');
    await hydrated(page);
    const toTop = page.getByRole('button', { name: t('site.toTop') });
    await expect(toTop).toBeHidden();
    await page.evaluate(`scrollTo({ top: 2000, behavior: 'instant' })`);
    // The button does not cover elements at the bottom of a phone's window.
    await expect(toTop).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await toTop.click();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    await expect(toTop).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  },
);

test('offline, every page says so, and so does a page that is not loaded, within the site', async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/, /Error loading route module/, /dynamically imported module/, /Failed to fetch/);
  const polish = messagesOf('pl');
  // Fires the event here, because the browser fires none on a test machine that has no network anyway.
  const tell = (name: 'offline' | 'online') => page.evaluate(`dispatchEvent(new Event('${name}'))`);
  await page.goto(pathTo('contact', 'pl'));
  await hydrated(page);
  await context.setOffline(true);
  await tell('offline');
  const line = page.getByRole('status').getByText(polish('errorPage.offline'));
  await expect(line).toBeVisible();
  await expectAccessible(page);
  const pages = page.getByRole('navigation', { name: polish('site.nav.label') });
  await pages.getByRole('link', { name: polish('site.nav.about') }).click();
  await expect(page.getByRole('main').getByText(polish('errorPage.offline'))).toBeVisible();
  await expect(pages).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(false);
  await tell('online');
  await expect(line).toBeHidden();
});
