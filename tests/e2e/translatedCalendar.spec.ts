import { BookingWalk } from './BookingWalk.ts';
import { expect, siteTest as test } from './siteTest.ts';

test.use({ translated: true });

// translatedPages.long.spec.ts covers the other pages.
test('the calendar of an apartment goes on working in a page that Chrome translates', async ({ page, week }) => {
  const walk = new BookingWalk(page);
  await walk.openApartment('lavender');
  await walk.chooseDates(week, 'pointer');
  await expect(walk.available).toBeVisible();
  const more = walk.guests('adults').locator('..').getByRole('button').last();
  await more.click();
  await expect(page.getByRole('form', { name: walk.t('stay.yourStay') })).toContainText(
    walk.t('offer.totalFor', { count: 7 }),
  );
});
