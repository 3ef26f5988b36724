import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { apartmentPath, platformReadsDocument } from '../../functions/src/contract/collections.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { moneyIn } from '../support/messagesOf.ts';
import { callFunction } from '../support/callFunction.ts';
import { FeedServer } from '../support/FeedServer.ts';
import { airbnbFeed } from '../support/feedSamples.ts';
import { removeCalendars } from '../support/removeCalendars.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { BookingWalk, type Guest } from './BookingWalk.ts';
import { changeApartments } from './changeApartments.ts';
import { stored } from './guestWithBooking.ts';
import { expectAccessible } from './expectAccessible.ts';
import { newGuest, visitSignedIn } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* An apartment that is booked at once. */

/** A guest with an email of their own. */
function newcomer(): Guest {
  const email = `instant-${randomUUID()}@example.net`;
  return { firstName: 'Ada', lastName: 'Novak', email, phone: '+44 20 7946 0018' };
}

/**
 * Makes Olive an instant apartment for this page alone. The page reads Olive's facts with that booking mode, and its
 * requests go to an instant apartment of this test. The rest of the suite is not affected.
 */
async function makeInstant(page: Page, platformsUnreadSince?: string): Promise<Apartment> {
  const { slug: _, ...olive } = (await firestore().doc(apartmentPath('olive')).get()).data() as Apartment;
  const own = await createTestApartment({ ...olive, bookingMode: 'instant' });
  await changeApartments(page, (apartment) => {
    if (apartment.slug !== 'olive') return;
    apartment.bookingMode = 'instant';
    if (platformsUnreadSince) apartment.platformsUnreadSince = platformsUnreadSince;
  });
  await page.route('**/requestBooking', (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace('"olive"', JSON.stringify(own.slug)) }),
  );
  return own;
}

/** Gives the apartment a platform calendar that can no longer be read. */
async function connectUnreadable(apartment: string, feeds: FeedServer, unreadSince: Date): Promise<void> {
  const { idToken } = await signInAsOwner();
  const feedUrl = feeds.serve('/own.ics', airbnbFeed([]));
  const listing = { apartment, platform: 'airbnb', feedUrl, ignoresBlocked: false, revision: 0 } as const;
  const outcome = await callFunction('savePlatformCalendar', { ...listing, requestId: randomUUID() }, idToken);
  if (!outcome.ok) throw new Error(outcome.body);
  feeds.serve('/own.ics', (_, response) => void response.writeHead(503).end());
  const readAt = Timestamp.fromDate(unreadSince);
  await firestore()
    .doc(platformReadsDocument)
    .update({ [`feeds.${outcome.response.calendar}.readAt`]: readAt });
}

test(
  'a guest who is signed in reads that the button binds, and has booked after it',
  { tag: '@only-phone' },
  async ({ page, week }) => {
    const own = await makeInstant(page);
    try {
      const walk = new BookingWalk(page, 'de');
      const guest = newcomer();
      await visitSignedIn(page, await newGuest({ email: guest.email, emailVerified: true }));
      await walk.openRequest('olive', week);
      await expect(page.getByRole('heading', { level: 1, name: walk.t('instant.title') })).toBeVisible();
      await expect(walk.sendButton).toHaveCount(0);
      const { totalPayment } = quoteStay(week, { adults: 2, children: 0 }, own, own.propertyTerms);
      await expect(page.getByText(walk.t('instant.binds', { total: moneyIn('de', totalPayment) }))).toBeVisible();
      await expect(page.getByText(walk.t('request.bindsNothing'))).toHaveCount(0);
      await expect(page.getByRole('listitem').filter({ hasText: walk.t('instant.next.one') })).toBeVisible();
      await expectAccessible(page);
      await walk.fillIn(guest);
      await walk.button('instant.send').click();
      await expect(page.getByRole('heading', { level: 1, name: walk.t('confirmation.booked') })).toBeVisible();
      await expect(page.getByText(walk.t('confirmation.status.confirmed'))).toBeVisible();
      await expect(page.getByText(walk.t('confirmation.next.answer'))).toHaveCount(0);
      const booking = await stored(await page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText());
      expect(booking).toMatchObject({ apartment: own.slug, status: 'confirmed', emailProven: true, boundBy: 'button' });
    } finally {
      await removeTestApartment(own);
    }
  },
);

test('while a platform’s calendar has not been read for hours, a guest reads since when, and sends a request only', async ({
  page,
  week,
}) => {
  const unreadSince = new Date(Date.now() - 150 * 60_000);
  const own = await makeInstant(page, unreadSince.toISOString());
  const feeds = await FeedServer.start();
  try {
    await connectUnreadable(own.slug, feeds, unreadSince);
    const walk = new BookingWalk(page, 'pl');
    const sentence = page.getByText(walk.t('offer.platformsUnread').split('{{')[0]!);
    await walk.openApartment('olive', week);
    await expect(sentence).toBeVisible();
    await expect(page.getByText(walk.t('offer.bindsNothing'))).toBeVisible();
    await expectAccessible(page);
    await walk.openRequest('olive', week);
    await expect(sentence).toBeVisible();
    await expect(page.getByText(walk.t('request.bindsNothing'))).toBeVisible();
    await walk.fillIn(newcomer());
    await walk.sendButton.click();
    const number = await walk.expectConfirmation();
    await expect(page.getByText(walk.t('confirmation.next.lookFirst'))).toBeVisible();
    await expectAccessible(page);
    const booking = await stored(number);
    expect(booking).toMatchObject({ apartment: own.slug, status: 'pending', platformsUnread: true });
  } finally {
    await feeds.stop();
    await removeCalendars(own.slug);
    await removeTestApartment(own);
  }
});
