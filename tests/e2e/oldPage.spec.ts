import type { Page } from '@playwright/test';
import { messagesOf } from '../support/messagesOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { anyModule } from './holdBack.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* A page that stayed open during a deployment. Parts that it loads later are gone until it reloads. */

const t = messagesOf('en');

/** The answers of a host for a file that is gone, with or without a proxy in front of it. */
const answers = {
  '404': { status: 404, contentType: 'text/html', body: '<!doctype html>' },
  '200 with a page': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
};

test.beforeEach(async ({ page, allow }) => {
  allow(/answer 404: \S+\.(js|data)$/, /Failed to load resource/);
  allow(/dynamically imported module/, /Failed to load module script/);
  allow(/Error loading route module/, /turbo-stream/);
  // Without a network, the browser counts as offline, and an offline page does not reload.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
});

/**
 * Removes files that the open page has not loaded. A reloaded page belongs to the new build and has them, unless they
 * are gone for good.
 */
async function takeAway(
  page: Page,
  files: RegExp,
  { answer = answers['404'], forGood = false } = {},
): Promise<{ documents: () => number }> {
  // The files that the page has loaded by itself are in its cache.
  await page.waitForLoadState('networkidle');
  const known = await page.evaluate<string[]>(`performance.getEntriesByType('resource').map(({ name }) => name)`);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(files, (route) => {
    const isThere = known.includes(route.request().url()) || (documents > 0 && !forGood);
    return isThere ? route.continue() : route.fulfill(answer);
  });
  return { documents: () => documents };
}

for (const [what, files, answer] of [
  // The last tests of this file remove modules that answer 404.
  ['a route', anyModule, '200 with a page'],
  ['the data of a route', /\/about\.data/, '404'],
] as const) {
  test(`a link to a page works although ${what} is gone: ${answer}`, async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    const { documents } = await takeAway(page, files, { answer: answers[answer] });
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('site.nav.about'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('about.heading'));
    await hydrated(page);
    await expect(page).toHaveURL('/about');
    expect(documents()).toBe(1);
  });
}

test('the calendar opens although its file is gone, and the stay is kept', async ({ page, week }) => {
  const walk = new BookingWalk(page);
  await walk.openApartment('olive', week);
  await hydrated(page);
  const { documents } = await takeAway(page, anyModule);
  await walk.checkIn.click();
  await expect.poll(documents).toBe(1);
  await hydrated(page);
  await walk.checkIn.click();
  await expect(walk.calendar.locator('[data-day]').first()).toBeVisible();
  await expect(page).toHaveURL(`/apartment/olive${stayQuery(week, { adults: 2, children: 0 })}`);
});

test('a guest’s input is kept while a part of the form is gone', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const { documents } = await takeAway(page, anyModule);
  const field = page.getByRole('textbox', { name: t('form.firstName'), exact: true });
  await field.fill('Ada');
  await expect.poll(documents).toBe(1);
  await hydrated(page);
  await expect(field).toHaveValue('Ada');
});

test('a missing part reloads a page once; then the page says so and offers to try again', async ({ page }) => {
  const about = page.getByRole('banner').getByRole('link', { name: t('site.nav.about'), exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/contact');
  await hydrated(page);
  const { documents } = await takeAway(page, anyModule, { forGood: true });
  await about.click();
  // The new document has the text of the page, and the removed part again.
  await expect(heading).toHaveText(t('about.heading'));
  expect(documents()).toBe(1);
  await page.goto('/contact');
  await hydrated(page);
  await about.click();
  await expect(heading).toHaveText(t('errorPage.title'));
  await expect(page.getByText(t('errorPage.failed'))).toBeVisible();
  await expectAccessible(page);
  expect(documents()).toBe(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: t('errorPage.tryAgain') }).click();
  await expect(heading).toHaveText(t('about.heading'));
  await hydrated(page);
});
