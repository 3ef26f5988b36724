import type { Page } from '@playwright/test';
import { callFunction } from '../support/callFunction.ts';
import { BookingWalk } from './BookingWalk.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/** The URLs that a page requests from now on. */
function requestedUrls(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

const toBackend = (url: string) => /:(5001|8080|9099)\//.test(url);
const toFunctions = (url: string) => url.includes(':5001/');
const ofMessages = (url: string) => /\/assets\/(villa|offer|errors|calendar)-[^/]*\.js$/.test(url);
const ofCalendar = (url: string) => url.includes('StayCalendar');

test('the price is shown with the second date, before any request to the server', async ({ page, week }) => {
  const response = await callFunction('checkAvailability', { ...week, adults: 2, children: 0, apartment: 'olive' });
  const quote = response.ok ? response.response.apartments[0]?.quote : undefined;
  if (!quote) throw new Error(`olive is not free from ${week.checkIn}`);
  const urls = requestedUrls(page);
  const walk = new BookingWalk(page);
  await walk.openApartment('olive');
  await walk.chooseDates(week, 'typing');
  await walk.expectQuote(quote);
  await expect(walk.available).toBeHidden();
  expect(urls.filter(toFunctions)).toEqual([]);
});

const openings = {
  home: (walk: BookingWalk) => walk.openHome(),
  'an apartment': (walk: BookingWalk) => walk.openApartment('olive'),
};

for (const [where, open] of Object.entries(openings)) {
  test(`calendar, backend and further messages are loaded after the first touch, not with ${where}`, async ({
    page,
  }) => {
    const urls = requestedUrls(page);
    const walk = new BookingWalk(page);
    await open(walk);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(urls.filter((url) => toBackend(url) || ofCalendar(url) || ofMessages(url))).toEqual([]);
    await walk.checkIn.click();
    await expect(walk.calendar.locator('[data-day]').first()).toBeVisible();
    expect(urls.filter(ofCalendar).length).toBeGreaterThan(0);
    expect(urls.filter(ofMessages).length).toBeGreaterThan(0);
  });
}
