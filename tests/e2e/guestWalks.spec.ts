import type { Page } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { book } from '../support/bookingRequest.ts';
import { sampleApartment } from '../support/sampleVilla.ts';
import { BookingWalk, stayQuery, type Guest } from './BookingWalk.ts';
import { expectNoOverflow } from './expectNoOverflow.ts';
import { bookingsOf } from './guestWithBooking.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * Walks of guests whose search cannot be met as asked, or who come by a slow line or with large letters. The Italian couple who look
 * for a week in June are in searchCalendar.long.spec.ts, the English guest who cancels in tests/browsers/guestWalk.spec.ts, and
 * 300 random searches in web/app/features/booking/availability/offers/offersFor.test.ts.
 */

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

test.describe('a German family at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('finds its week taken in its preferred apartment, and requests the nearest dates', async ({
    page,
    week,
    nextWeek,
  }) => {
    // Of two equally near weeks the earlier one is offered: the other week of this test.
    await book(sampleApartment('lavender'), nextWeek);
    const walk = new BookingWalk(page, 'de');
    const { t } = walk;
    const name = t('villa.apartments.lavender.name');
    const family = { adults: 2, children: 2, babies: 1 };
    await page.goto(pathTo('apartments', 'de') + stayQuery(nextWeek, family));
    const card = cardOf(page, name);
    await expect(card).toContainText(t('offer.reason.taken'));
    await expect(page.getByText(t('offer.freeCount', { count: 1 }))).toBeVisible();
    const nearest = card.getByRole('button', { name: new RegExp(`^${name}: .*–`) });
    await nearest.first().click();
    await expect(card).toContainText(t('offer.freeForYou'));
    await card.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(walk.available).toBeVisible();
    await walk.requestButton.click();
    await walk.fillIn({ firstName: 'Jürgen', lastName: 'Weiß', email: 'weiss@example.net', phone: '+49 30 901820' });
    await walk.sendButton.click();
    await walk.expectConfirmation();
    const found = await bookingsOf({ email: 'weiss@example.net' });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ apartment: 'lavender', ...week, ...family });
  });
});

test.describe('a Polish guest on a slow line', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('types before the page is hydrated, loses the network while sending, and books once', async ({
    page,
    context,
    week,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED/, /requestBooking/);
    const session = await context.newCDPSession(page);
    const bytesPerSecond = 400_000 / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    const walk = new BookingWalk(page, 'pl');
    await page.goto(pathTo('request', 'pl', 'rosemary') + stayQuery(week, { adults: 2, children: 0 }), {
      waitUntil: 'commit',
    });
    const guest: Guest = {
      firstName: 'Łucja',
      lastName: 'Żądło',
      email: 'lucja@example.net',
      phone: '+48 22 695 0000',
    };
    await walk.fillIn(guest);
    const line = '**/requestBooking';
    await page.route(line, (route) => route.abort('internetdisconnected'));
    await walk.sendButton.tap();
    await expect(page.getByRole('alert').first()).toBeVisible();
    for (const [name, value] of Object.entries(guest)) {
      await expect(walk.field(name as keyof Guest)).toHaveValue(value as string);
    }
    await page.unroute(line);
    await walk.sendButton.tap();
    await walk.expectConfirmation();
    expect(await bookingsOf(guest)).toHaveLength(1);
  });
});

test.describe('a Croatian guest at 200 % zoom', () => {
  // A window of 1280 by 800 px.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('chooses dates and books without scrolling sideways', async ({ page, week }) => {
    const walk = new BookingWalk(page, 'hr');
    await walk.openHome();
    await expectNoOverflow(page);
    await walk.chooseDates(week, 'pointer');
    await walk.checkButton.click();
    await expect(walk.available).toBeVisible();
    await expectNoOverflow(page);
    const name = walk.t('villa.apartments.olive.name');
    await cardOf(page, name).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(walk.available).toBeVisible();
    await expectNoOverflow(page);
    await walk.requestButton.click();
    await walk.fillIn({ firstName: 'Đuro', lastName: 'Čičak', email: 'duro@example.net', phone: '+385 91 234 5678' });
    await expectNoOverflow(page);
    await walk.sendButton.click();
    await walk.expectConfirmation();
    await expectNoOverflow(page);
  });
});
