import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { writeDateIn } from '../support/messagesOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { expect, siteTest as test } from './siteTest.ts';

const family = { adults: 2, children: 1 };

test.describe('a stay in the URL', () => {
  for (const place of [
    { page: 'apartments', slug: undefined },
    { page: 'apartment', slug: 'lavender' },
  ] as const) {
    test(`opens the ${place.page} page filled in and checked, with the public answers only`, async ({ page, week }) => {
      const walk = new BookingWalk(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        const [what] = /checkAvailability|taken\.json|documents\W/.exec(request.url()) ?? [];
        if (what && request.method() !== 'OPTIONS') asked.push(what);
      });
      // The page reads the nights again after a minute, which may pass on a busy machine.
      await page.clock.setFixedTime(new Date());
      await page.goto(pathTo(place.page, 'en', place.slug) + stayQuery(week, family));
      await expect(walk.checkIn).toHaveValue(writeDateIn('en', week.checkIn));
      await expect(walk.checkOut).toHaveValue(writeDateIn('en', week.checkOut));
      await expect(walk.guests('adults')).toHaveValue('2');
      await expect(walk.guests('children')).toHaveValue('1');
      await expect(walk.available).toBeVisible();
      if (place.slug) {
        await page.getByRole('heading', { name: walk.t('apartment.stay.calendarTitle') }).scrollIntoViewIfNeeded();
        await expect(page.locator('[data-day]').first()).toBeVisible();
      }
      expect(asked).toEqual(['taken.json']);

      // The page asks the server only when the guest asks, or begins the request.
      if (place.slug) {
        await walk.requestButton.click();
        await walk.field('firstName').fill('Ada');
      } else {
        await walk.checkButton.click();
      }
      await expect.poll(() => asked).toEqual(['taken.json', 'checkAvailability']);
    });
  }
});
