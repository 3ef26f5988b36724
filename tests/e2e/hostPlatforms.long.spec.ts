import { addDays } from '../../functions/src/domain/isoDate.ts';
import { book } from '../support/bookingRequest.ts';
import { FeedServer } from '../support/FeedServer.ts';
import { airbnbFeed } from '../support/feedSamples.ts';
import { formatIn } from '../support/messagesOf.ts';
import { removeCalendars } from '../support/removeCalendars.ts';
import { sampleApartment } from '../support/sampleVilla.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoOverflow } from './expectNoOverflow.ts';
import { stored } from './guestWithBooking.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* Calendars of other platforms at the owner's desk. The sample's olive has them in these tests only. */

const olive = sampleApartment('olive');

let feeds: FeedServer;
test.beforeEach(async () => {
  feeds = await FeedServer.start();
});
test.afterEach(async () => {
  await removeCalendars('olive');
  await feeds.stop();
});

class PlatformDesk extends HostDesk {
  get apartment() {
    return this.t('villa.apartments.olive.name');
  }

  get region() {
    return this.page.getByRole('region', { name: this.apartment, exact: true });
  }

  get listing() {
    return this.page.getByRole('region', { name: `Airbnb, ${this.apartment}`, exact: true });
  }

  get address() {
    return this.t('hostPlatforms.in.label', { platform: 'Airbnb' });
  }

  async connect(feedUrl: string) {
    await this.region
      .getByRole('button', { name: this.t('hostPlatforms.addTo', { apartment: this.apartment }) })
      .click();
    await this.dialog.getByLabel(this.address).fill(feedUrl);
    await this.submit('hostPlatforms.adding.submit').click();
  }
}

test('a platform calendar with nights of a booking is named in the calendar and on Today, and confirming asks first, in Polish', async ({
  page,
  week,
  nextWeek,
  allow,
}) => {
  // Expected refusals.
  allow(/savePlatformCalendar/, /decideBooking/);
  const language = 'pl';
  await page.setViewportSize({ width: 360, height: 800 });
  const desk = new PlatformDesk(page, language);
  await desk.open('more');
  await desk.button('hostMore.parts.calendars').click();
  await expect(desk.region).toBeVisible();

  await test.step('an address that cannot be one is said at its field, and stays', async () => {
    await desk.connect('airbnb.com/calendar');
    const field = desk.dialog.getByLabel(desk.address);
    await expect(field).toHaveAccessibleDescription(desk.t('hostPlatforms.in.wrong'));
    await expect(field).toHaveValue('airbnb.com/calendar');
    await expectAccessible(page);
    await desk.discardDialog();
  });

  const stay = { checkIn: addDays(week.checkOut, -2), checkOut: addDays(week.checkOut, 2), kind: 'sold' as const };
  const number = await book(olive, week);
  await desk.connect(feeds.serve('/olive.ics', airbnbFeed([stay])));
  await expect(desk.dialog).toBeHidden();
  await expect(desk.listing).toContainText(desk.t('hostPlatforms.state.events', { count: 1 }));

  await test.step('a reading that finds it empty keeps its nights until the owner accepts that', async () => {
    feeds.serve('/olive.ics', airbnbFeed([]));
    await desk.button('hostPlatforms.readAll').click();
    await expect(desk.listing).toContainText(desk.t('hostPlatforms.problems.empty'));
    await expect(desk.listing).toContainText(desk.t('hostPlatforms.state.kept'));
    await expect(desk.listing.getByRole('button', { name: desk.t('hostPlatforms.accept') })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    feeds.serve('/olive.ics', airbnbFeed([stay]));
    await expect(desk.button('hostPlatforms.readAll')).not.toHaveAttribute('aria-busy');
    await desk.button('hostPlatforms.readAll').click();
    await expect(desk.listing).not.toContainText(desk.t('hostPlatforms.state.kept'));
  });

  await test.step('its nights are in the season, with what both have', async () => {
    await desk.open('calendar');
    await desk.showMonthOf(nextWeek.checkIn);
    const first = desk.night('olive', nextWeek.checkIn);
    await expect(first).toHaveAccessibleName(new RegExp(desk.t('hostPlatforms.kind.sold')));
    const both = desk.night('olive', stay.checkIn);
    await expect(both).toHaveAccessibleName(new RegExp(desk.t('hostPlatforms.conflict.spoken')));
    await expectAccessible(page);
    await first.click();
    await expect(desk.dialog).toContainText(desk.t('hostPlatforms.sheet.hint', { platform: 'Airbnb' }));
    await expectAccessible(page);
  });

  await test.step('Today names the conflict, and confirming asks first', async () => {
    await desk.open();
    const there = formatIn(language).stay(stay);
    await expect(page.getByRole('link').filter({ hasText: 'Airbnb' }).filter({ hasText: there }).first()).toBeVisible();
    await desk.open('bookings', number);
    await desk.button('hostBooking.actions.confirm').click();
    await expect(desk.dialog).toContainText(desk.t('hostPlatforms.platformConflict.taken', { platforms: 'Airbnb' }));
    await expectAccessible(page);
    await desk.inDialog('hostBooking.actions.back').click();
    await expect(desk.dialog).toBeHidden();
    expect((await stored(number)).status).toBe('pending');
    await desk.button('hostBooking.actions.confirm').click();
    await desk.submit('hostPlatforms.platformConflict.submit').click();
    await expect(desk.dialog).toBeHidden();
    await expect.poll(async () => (await stored(number)).status).toBe('confirmed');
  });
});
