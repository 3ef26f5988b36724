import type { Page } from '@playwright/test';
import { bookingsCollection } from '../../functions/src/contract/collections.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book } from '../support/bookingRequest.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { BookingWalk, stayQuery, type Guest } from './BookingWalk.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * Walks of guests whose wish cannot be met as asked, or who come by a slow line or with large letters. The Italian couple who look
 * for a week in June are in searchCalendar.long.spec.ts, the English guest who cancels in tests/browsers/guestWalk.spec.ts, and
 * 300 random wishes in tests/integration/randomWishes.long.test.ts.
 */

const apartmentOf = (slug: string) => sampleVilla().find((apartment) => apartment.slug === slug)!;

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

test.describe('a German family at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('finds its week taken in the apartment that it wanted, and requests the nearest dates', async ({
    page,
    week,
    nextWeek,
  }) => {
    // Of two weeks that are equally near the earlier one is offered: the other of this test.
    await book(apartmentOf('lavender'), nextWeek);
    const walk = new BookingWalk(page, 'de');
    const { t } = walk;
    const name = t('villa.apartments.lavender.name');
    const family = { adults: 2, children: 2 };
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
    const found = await bookingsOf('weiss@example.net');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ apartment: 'lavender', ...week, ...family });
  });
});

test.describe('a Polish guest on a slow line', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('types before the page is there, loses the line while sending, and books once', async ({
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
    expect(await bookingsOf(guest.email)).toHaveLength(1);
  });
});

test.describe('a Croatian guest at 200 % zoom', () => {
  // A window of 1280 by 800 px.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('chooses dates and books, and nothing has to be scrolled sideways', async ({ page, week }) => {
    const walk = new BookingWalk(page, 'hr');
    const expectNothingSideways = async () =>
      expect
        .poll(() => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'))
        .toBeLessThanOrEqual(0);
    await walk.openHome();
    await expectNothingSideways();
    await walk.chooseDates(week, 'pointer');
    await walk.checkButton.click();
    await expect(walk.available).toBeVisible();
    await expectNothingSideways();
    const name = walk.t('villa.apartments.olive.name');
    await cardOf(page, name).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(walk.available).toBeVisible();
    await expectNothingSideways();
    await walk.requestButton.click();
    await walk.fillIn({ firstName: 'Đuro', lastName: 'Čičak', email: 'duro@example.net', phone: '+385 91 234 5678' });
    await expectNothingSideways();
    await walk.sendButton.click();
    await walk.expectConfirmation();
    await expectNothingSideways();
  });
});

async function bookingsOf(email: string) {
  const found = await firestore().collection(bookingsCollection).where('email', '==', email).get();
  return found.docs.map((booking) => booking.data());
}
