import { randomUUID } from 'node:crypto';
import { blockPath, bookingPath } from '../../functions/src/contract/collections.ts';
import { addDays } from '../../functions/src/domain/isoDate.ts';
import type { Language } from '../../functions/src/domain/language.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book } from '../support/bookingRequest.ts';
import { callFunction } from '../support/callFunction.ts';
import { FeedServer } from '../support/FeedServer.ts';
import { airbnbFeed } from '../support/feedSamples.ts';
import { formatIn } from '../support/messagesOf.ts';
import { removeCalendars } from '../support/removeCalendars.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { expectAccessible } from './expectAccessible.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* Calendars of other platforms at the owner's desk. The sample's olive has them in these tests only. */

const olive = sampleVilla().find(({ slug }) => slug === 'olive')!;

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

  async expectNoOverflow() {
    await expect
      .poll(() => this.page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'))
      .toBe(0);
  }

  /** Waits for the answer: what was found is there before it, and while it is under way nothing else is read. */
  async readAll() {
    await this.button('hostPlatforms.readAll').click();
    await expect(this.button('hostPlatforms.readAll')).not.toHaveAttribute('aria-busy');
  }

  async connect(feedUrl: string) {
    await this.region
      .getByRole('button', { name: this.t('hostPlatforms.addTo', { apartment: this.apartment }) })
      .click();
    await this.dialog.getByLabel(this.address).fill(feedUrl);
    await this.submit('hostPlatforms.adding.submit').click();
  }
}

for (const [language, width] of [
  ['en', 1280],
  ['pl', 360],
] as const satisfies [Language, number][]) {
  test(`a calendar is connected, read, seen in the season and removed, in ${language} on ${width} px`, async ({
    page,
    week,
    nextWeek,
    allow,
  }) => {
    // What is refused on purpose.
    allow(/savePlatformCalendar/, /decideBooking/);
    await page.setViewportSize({ width, height: 800 });
    const desk = new PlatformDesk(page, language);
    await desk.open('more');
    await desk.button('hostMore.parts.calendars').click();
    await expect(desk.region).toBeVisible();
    await expectAccessible(page);

    await test.step('an address that cannot be one is said at its field, and stays', async () => {
      await desk.connect('airbnb.com/calendar');
      const field = desk.dialog.getByLabel(desk.address);
      await expect(field).toHaveAccessibleDescription(desk.t('hostPlatforms.in.wrong'));
      await expect(field).toHaveValue('airbnb.com/calendar');
      await expectAccessible(page);
      await desk.inDialog('hostBooking.actions.back').click();
    });

    const stay = { checkIn: addDays(week.checkOut, -2), checkOut: addDays(week.checkOut, 2), kind: 'sold' as const };
    const number = await book(olive, week);
    await test.step('it is read at once, and says what it found', async () => {
      await desk.connect(feeds.serve('/olive.ics', airbnbFeed([stay])));
      await expect(desk.dialog).toBeHidden();
      await expect(desk.listing).toContainText(desk.t('hostPlatforms.moment.now'));
      await expect(desk.listing).toContainText(desk.t('hostPlatforms.state.events', { count: 1 }));
      await expectAccessible(page);
      await desk.expectNoOverflow();
    });

    await test.step('one that is broken says so, and keeps its nights', async () => {
      feeds.serve('/olive.ics', '<!doctype html><title>Log in</title>');
      await desk.listing
        .getByRole('button', {
          name: desk.t('hostPlatforms.readNowOf', { platform: 'Airbnb', apartment: desk.apartment }),
        })
        .click();
      await expect(desk.listing.getByRole('alert')).toContainText(desk.t('hostPlatforms.problems.not-a-calendar'));
      await expect(desk.listing).toContainText(desk.t('hostPlatforms.state.kept'));
      await expectAccessible(page);
      await desk.expectNoOverflow();
      feeds.serve('/olive.ics', airbnbFeed([]));
      await desk.readAll();
      await expect(desk.listing).toContainText(desk.t('hostPlatforms.problems.empty'));
      await expect(desk.listing.getByRole('button', { name: desk.t('hostPlatforms.accept') })).toBeVisible();
      feeds.serve('/olive.ics', airbnbFeed([stay]));
      await desk.readAll();
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
      await desk.dialog.getByRole('link', { name: desk.t('hostPlatforms.sheet.open'), exact: true }).click();
      await expect(desk.listing).toBeVisible();
    });

    await test.step('today names the conflict, and confirming asks first', async () => {
      await desk.open();
      const there = formatIn(language).stay(stay);
      await expect(
        page.getByRole('link').filter({ hasText: 'Airbnb' }).filter({ hasText: there }).first(),
      ).toBeVisible();
      await desk.open('bookings', number);
      await desk.button('hostBooking.actions.confirm').click();
      await expect(desk.dialog).toContainText(desk.t('hostPlatforms.doubt.taken', { platforms: 'Airbnb' }));
      await expectAccessible(page);
      await desk.inDialog('hostBooking.actions.back').click();
      await expect(desk.dialog).toBeHidden();
      expect((await firestore().doc(bookingPath(number)).get()).get('status')).toBe('pending');
      await desk.button('hostBooking.actions.confirm').click();
      await desk.submit('hostPlatforms.doubt.submit').click();
      await expect(desk.dialog).toBeHidden();
      await expect.poll(async () => (await firestore().doc(bookingPath(number)).get()).get('status')).toBe('confirmed');
    });

    await test.step('today names a sale of closed nights until it was seen', async () => {
      const closed = { checkIn: addDays(nextWeek.checkIn, 3), checkOut: addDays(nextWeek.checkIn, 5) };
      const { idToken } = await signInAsOwner();
      const closing = { requestId: randomUUID(), apartments: ['olive'], ...closed, reason: '' };
      const blocked = await callFunction('blockNights', closing, idToken);
      if (!blocked.ok) throw new Error(blocked.body);
      feeds.serve('/olive.ics', airbnbFeed([stay, { ...closed, kind: 'sold' }]));
      expect(await callFunction('readPlatformCalendars', { requestId: randomUUID() }, idToken)).toMatchObject({
        ok: true,
      });
      await desk.open();
      const told = page.getByRole('listitem').filter({ hasText: 'Airbnb' });
      const sale = told.filter({ hasText: formatIn(language).stay(closed) });
      await expectAccessible(page);
      await sale.getByRole('button', { name: new RegExp(`^${desk.t('hostToday.trouble.seen')}: `) }).click();
      await expect(sale).toBeHidden();
      await firestore().doc(blockPath(blocked.response.blocks[0]!.block)).delete();
    });

    await test.step('what is removed frees what only it had', async () => {
      await desk.open('more?part=calendars');
      const removal = desk.t('hostPlatforms.removeOf', { platform: 'Airbnb', apartment: desk.apartment });
      await desk.listing.getByRole('button', { name: removal }).click();
      await desk.submit('hostPlatforms.removing.submit').click();
      await expect(desk.dialog).toBeHidden();
      await expect(desk.listing).toBeHidden();
      await desk.open('calendar');
      await desk.showMonthOf(nextWeek.checkIn);
      await expect(desk.night('olive', nextWeek.checkIn)).not.toHaveAccessibleName(/Airbnb/);
    });
  });
}
