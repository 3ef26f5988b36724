import type { Page } from '@playwright/test';
import { callFunction } from '../support/callFunction.ts';
import { BookingWalk } from './BookingWalk.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/** The addresses that a page asks for from now on. */
function asked(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

const toBackend = (address: string) => /:(5001|8080|9099)\//.test(address);
const toFunctions = (address: string) => address.includes(':5001/');
const ofCalendar = (address: string) => address.includes('StayCalendar');

test('the price stands there with the second date, before anything is asked of the server', async ({ page, week }) => {
  const answer = await callFunction('checkAvailability', { ...week, adults: 2, children: 0, apartment: 'olive' });
  const quote = answer.ok ? answer.answer.apartments[0]?.quote : undefined;
  if (!quote) throw new Error(`olive is not free from ${week.checkIn}`);
  const addresses = asked(page);
  const walk = new BookingWalk(page);
  await walk.openApartment('olive');
  await walk.chooseDates(week, 'typing');
  await walk.expectQuote(quote);
  await expect(walk.available).toBeHidden();
  expect(addresses.filter(toFunctions)).toEqual([]);
});

test('calendar and backend come with the first touch, not with the page', async ({ page }) => {
  const addresses = asked(page);
  const walk = new BookingWalk(page);
  await walk.openHome();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(addresses.filter((address) => toBackend(address) || ofCalendar(address))).toEqual([]);
  await walk.checkIn.click();
  await expect(walk.calendar.locator('[data-day]').first()).toBeVisible();
  expect(addresses.filter(ofCalendar).length).toBeGreaterThan(0);
});
