import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { writeDateIn } from '../support/messagesOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const family = { adults: 2, children: 1 };

test.describe('a stay in the URL', () => {
  for (const place of [
    { page: 'apartments', slug: undefined },
    { page: 'apartment', slug: 'lavender' },
  ] as const) {
    test(`opens the ${place.page} page filled in and checked, for which nothing but public answers is read`, async ({
      page,
      week,
    }) => {
      const walk = new BookingWalk(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        const [what] = /checkAvailability|taken\.json|documents\W/.exec(request.url()) ?? [];
        if (what && request.method() !== 'OPTIONS') asked.push(what);
      });
      // The nights are read again after a minute, which the test may need on a busy machine.
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

      // The server is asked when the guest asks, and once the request is begun.
      await walk.checkButton.click();
      await expect.poll(() => asked).toEqual(['taken.json', 'checkAvailability']);
      await expect(walk.available).toBeVisible();
      if (!place.slug) return;
      await walk.requestButton.click();
      await walk.field('firstName').fill('Ada');
      await expect.poll(() => asked).toEqual(['taken.json', 'checkAvailability', 'checkAvailability']);
    });
  }

  const malformed = [
    '?checkIn=2027-02-30&checkOut=soon&adults=two&children=-1',
    '?checkIn=&checkOut=&adults=&children=',
    '?checkIn=12.06.2027&adults=0&children=1.5',
    '?checkIn=2027-06-12%00&checkOut=<script>alert(1)</script>&adults=99999999999&children=NaN',
    '?checkIn[]=2027-06-12&checkOut=2027-06-19T00:00:00Z',
  ];
  for (const query of malformed) {
    test(`ignores what is malformed: ${query}`, async ({ page }) => {
      const walk = new BookingWalk(page);
      for (const path of ['/apartments', '/apartment/olive']) {
        await page.goto(path + query);
        await hydrated(page);
        await expect(walk.checkIn).toHaveValue('');
        await expect(walk.guests('adults')).toHaveValue('2');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(walk.t('errors.dates-required'))).toBeHidden();
        await expect(page.getByText(walk.t('errors.dates-invalid'))).toBeHidden();
      }
    });
  }

  test('reads the valid parts beside malformed ones', async ({ page, week }) => {
    const walk = new BookingWalk(page);
    await page.goto(`/apartment/olive?checkIn=${week.checkIn}&checkOut=never&adults=3&children=x`);
    await expect(walk.checkIn).toHaveValue(writeDateIn('en', week.checkIn));
    await expect(walk.checkOut).toHaveValue('');
    await expect(walk.guests('adults')).toHaveValue('3');
    await expect(walk.guests('children')).toHaveValue('0');
  });

  test('says so when more guests are wanted than fit', async ({ page, week }) => {
    const walk = new BookingWalk(page);
    await walk.openApartment('rosemary', week, { adults: 2, children: 1 });
    await expect(walk.available).toBeVisible();
    // It has `aria-disabled`, but a press shows the reason.
    await page
      .getByRole('button', { name: walk.t('stay.addUpToLimit') })
      .first()
      .click({ force: true });
    await expect(page.getByText(walk.t('stay.limitReached')).first()).toBeVisible();
    const here = walk.t('stay.most.here');
    await expect(page.getByText(walk.t('stay.most.adults', { count: 2, where: here }))).toBeVisible();
    await expect(walk.guests('adults')).toHaveValue('2');
    await expect(walk.guests('children')).toHaveValue('1');
  });

  test('both dates are required', async ({ page }) => {
    const walk = new BookingWalk(page);
    await walk.openApartment('lavender');
    await walk.checkButton.click();
    await expect(page.getByText(walk.t('errors.dates-required'), { exact: true })).toBeVisible();
    await expect(walk.checkIn).toBeFocused();
  });
});
