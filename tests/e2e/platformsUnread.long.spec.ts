import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { apartmentPath, bookingPath, platformReadsDocument } from '../../functions/src/contract/collections.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { callFunction } from '../support/callFunction.ts';
import { FeedServer } from '../support/FeedServer.ts';
import { airbnbFeed } from '../support/feedSamples.ts';
import { removeCalendars } from '../support/removeCalendars.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { BookingWalk, stayQuery, type Guest } from './BookingWalk.ts';
import { changeApartments } from './changeApartments.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* While a platform's calendar has not been read for hours. */

const guest: Guest = { firstName: 'Ada', lastName: 'Novak', email: 'ada@example.net', phone: '+44 20 7946 0018' };
const unreadSince = new Date(Date.now() - 150 * 60_000);

/**
 * Olive as an instant apartment whose calendar cannot be read, for this page alone: its facts are read so, and what is sent goes
 * to an apartment of the test's own, with such a calendar.
 */
async function makeUnread(page: Page, feeds: FeedServer): Promise<Apartment> {
  const { slug: _, ...olive } = (await firestore().doc(apartmentPath('olive')).get()).data() as Apartment;
  const own = await createTestApartment({ ...olive, bookingMode: 'instant' });
  const { idToken } = await signInAsOwner();
  const feedUrl = feeds.serve('/own.ics', airbnbFeed([]));
  const listing = { apartment: own.slug, platform: 'airbnb', feedUrl, ignoresBlocked: false } as const;
  const outcome = await callFunction(
    'savePlatformCalendar',
    { ...listing, requestId: randomUUID(), revision: 0 },
    idToken,
  );
  if (!outcome.ok) throw new Error(outcome.body);
  feeds.serve('/own.ics', (_, response) => void response.writeHead(503).end());
  const readAt = Timestamp.fromDate(unreadSince);
  await firestore()
    .doc(platformReadsDocument)
    .update({ [`feeds.${outcome.response.calendar}.readAt`]: readAt });
  await changeApartments(page, (apartment) => {
    if (apartment.slug !== 'olive') return;
    apartment.bookingMode = 'instant';
    apartment.platformsUnreadSince = unreadSince.toISOString();
  });
  await page.route('**/requestBooking', (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace('"olive"', JSON.stringify(own.slug)) }),
  );
  return own;
}

let feeds: FeedServer;
test.beforeEach(async () => {
  feeds = await FeedServer.start();
});
test.afterEach(() => feeds.stop());

for (const { language, tag } of [
  { language: 'it', tag: '@desk' },
  { language: 'en', tag: '@phone' },
] as const) {
  test(
    `a guest reads in ${language} since when, and an instant apartment takes a request only`,
    { tag },
    async ({ page, week }) => {
      const own = await makeUnread(page, feeds);
      try {
        const walk = new BookingWalk(page, language);
        const sentence = page.getByText(walk.t('offer.platformsUnread').split('{{')[0]!);
        await page.goto(pathTo('apartment', language, 'olive') + stayQuery(week, { adults: 2, children: 0 }));
        await expect(sentence).toBeVisible();
        await expect(page.getByText(walk.t('offer.bindsNothing'))).toBeVisible();
        await expectAccessible(page);

        await walk.openRequest('olive', week);
        await expect(sentence).toBeVisible();
        await expect(page.getByText(walk.t('request.bindsNothing'))).toBeVisible();
        await expectAccessible(page);
        await walk.fillIn(guest);
        await walk.sendButton.click();
        const number = await walk.expectConfirmation();
        await expect(page.getByText(walk.t('confirmation.next.lookFirst'))).toBeVisible();
        await page.reload();
        await expect(page.getByText(walk.t('confirmation.next.lookFirst'))).toBeVisible();
        await expectAccessible(page);
        const booking = (await firestore().doc(bookingPath(number)).get()).data();
        expect(booking).toMatchObject({ apartment: own.slug, status: 'pending', platformsUnread: true, language });
      } finally {
        await removeCalendars(own.slug);
        await removeTestApartment(own);
      }
    },
  );
}
