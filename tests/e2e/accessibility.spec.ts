import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * axe on what only shows on the way to a booking. The pages as they open are in pages.spec, the request and its
 * confirmation in bookings.spec, the form's errors in form.spec.
 */
test.describe('axe finds nothing', { tag: '@phone' }, () => {
  test('with the calendar open at the search bar', async ({ page }) => {
    const walk = new BookingWalk(page);
    await walk.openHome();
    await walk.checkIn.click();
    await expect(walk.calendar.locator('[data-day]').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('with the calendar open at an apartment, a stay chosen and taken nights in sight', async ({ page }) => {
    const walk = new BookingWalk(page);
    await walk.openApartment('lavender');
    await walk.checkIn.click();
    const free = walk.calendar.locator('[data-day][aria-disabled="false"]').first();
    await expect(walk.calendar.locator('[data-kind="taken"]').first()).toBeVisible();
    await free.click();
    await expectAccessible(page);
  });

  test('when dates are missing, and when a date cannot be read', async ({ page }) => {
    const walk = new BookingWalk(page);
    await walk.openApartment('olive');
    await walk.checkButton.click();
    await expect(page.getByText(walk.say('errors.dates-required'), { exact: true })).toBeVisible();
    await walk.checkOut.fill('some day');
    await walk.checkOut.press('Enter');
    await expect(walk.checkOut).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });

  test('on the list with the answer for a stay', async ({ page, week }) => {
    const walk = new BookingWalk(page, 'de');
    await page.goto(`/de/wohnungen${stayQuery(week, { adults: 3, children: 1 })}`);
    await expect(walk.available).toBeVisible();
    await expectAccessible(page);
  });
});
