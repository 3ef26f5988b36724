import { currentApartmentsPath } from '../../functions/src/contract/currentApartments.ts';
import { formatMoney } from '../../functions/src/domain/formatNumber.ts';
import { isoDate } from '../../functions/src/domain/isoDate.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import { BookingWalk } from './BookingWalk.ts';
import { changeApartments } from './changeApartments.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { inDays } from '../support/bookingRequest.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { expect, siteTest as test } from './siteTest.ts';

const slug = 'lavender';
const built = apartments.find((apartment) => apartment.slug === slug)!;
const cheaper = 98_00;
const dearerSummer = 251_00;
const later = '16:30';

test('prices that changed since the build are shown wherever a price is', async ({ page }) => {
  await changeApartments(page, (apartment) => {
    if (apartment.slug !== slug) return;
    apartment.nightPrice = cheaper;
    apartment.seasons[0]!.nightPrice = dearerSummer;
    apartment.propertyTerms.checkInFrom = later;
  });
  const now = formatMoney('de', cheaper);
  const before = formatMoney('de', built.nightPrice);

  await page.goto(pathTo('apartment', 'de', slug));
  const table = page.locator('[aria-labelledby="prices"] table');
  await expect(table).toContainText(now);
  await expect(table).toContainText(formatMoney('de', dearerSummer));
  await expect(table).not.toContainText(before);
  await expect(page.locator('#stay')).toContainText(now);
  await expect(page.locator('[aria-labelledby="rules"]')).toContainText(
    messagesOf('de')('apartment.rules.arrival', { from: later, until: settings.checkInUntil }),
  );

  await page.goto(pathTo('apartments', 'de'));
  await expect(page.locator('article').first()).toContainText(now);
  await expect(page.getByRole('table')).toContainText(now);

  await page.goto(pathTo('home', 'de'));
  await expect(page.locator('main article').first()).toContainText(now);
  await expect(page.locator('main')).not.toContainText(before);

  // Five guests fit into Lavender alone, so the calendar of the search shows its prices.
  const walk = new BookingWalk(page, 'de');
  await page.goto(`${pathTo('home', 'de')}?adults=3&children=2`);
  await expect(page.locator('main article').first()).toContainText(now);
  await walk.checkIn.click();
  // A day outside every season, whenever the test runs.
  const [year, month] = inDays(0).split('-').map(Number) as [number, number];
  const november = `${month > 10 ? year + 1 : year}-11`;
  await walk.turnTo(isoDate(`${november}-15`));
  const price = walk.calendar.locator(`[data-day^="${november}"][data-price]`).first();
  await expect(price).toHaveAttribute('data-price', now);
});

test('without an answer a page shows the prices of the build', async ({ page, allow }) => {
  allow(/503/);
  const answered = page.waitForResponse(`**${currentApartmentsPath}`);
  await page.route(`**${currentApartmentsPath}`, (route) => route.fulfill({ status: 503 }));
  await page.goto(pathTo('apartment', 'en', slug));
  await answered;
  await expect(page.locator('[aria-labelledby="prices"] table')).toContainText(formatMoney('en', built.nightPrice));
});
