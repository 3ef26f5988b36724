import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { apartmentPath, bookingPath } from '../../functions/src/contract/collections.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { caughtMails } from '../support/caughtMails.ts';
import { moneyIn } from '../support/messagesOf.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { BookingWalk, type Guest } from './BookingWalk.ts';
import { changeApartments } from './changeApartments.ts';
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
 * Olive as an instant apartment for this page alone: its facts are read with that booking mode, and what is sent goes to
 * an instant apartment of the test's own. Everything else of the suite goes on with the sample.
 */
async function makeInstant(page: Page): Promise<Apartment> {
  const { slug: _, ...olive } = (await firestore().doc(apartmentPath('olive')).get()).data() as Apartment;
  const own = await createTestApartment({ ...olive, bookingMode: 'instant' });
  await changeApartments(page, (apartment) => {
    if (apartment.slug === 'olive') apartment.bookingMode = 'instant';
  });
  await page.route('**/requestBooking', (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace('"olive"', JSON.stringify(own.slug)) }),
  );
  return own;
}

/** Opens the form, checks that it says what the button does, and presses it. */
async function pressBindingButton(walk: BookingWalk, guest: Guest, week: Stay, own: Apartment): Promise<void> {
  const { page, language } = walk;
  await walk.openRequest('olive', week);
  await expect(page.getByRole('heading', { level: 1, name: walk.t('instant.title') })).toBeVisible();
  await expect(walk.sendButton).toHaveCount(0);
  const { totalPayment } = quoteStay(week, { adults: 2, children: 0 }, own, own.propertyTerms);
  const total = moneyIn(language, totalPayment);
  await expect(page.getByText(walk.t('instant.binds', { total }))).toBeVisible();
  await expect(page.getByText(walk.t('request.bindsNothing'))).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: walk.t('instant.next.one') })).toBeVisible();
  await expectAccessible(page);
  await walk.fillIn(guest);
  await walk.button('instant.send').click();
}

async function expectBooked(number: string, own: Apartment, language: string): Promise<void> {
  const booking = (await firestore().doc(bookingPath(number)).get()).data() as StoredBooking;
  expect(booking).toMatchObject({ apartment: own.slug, status: 'confirmed', emailProven: true, language });
}

test(
  'a guest who is signed in reads in English that the button binds, and has booked after it',
  { tag: '@phone' },
  async ({ page, week }) => {
    const own = await makeInstant(page);
    try {
      const walk = new BookingWalk(page, 'en');
      const guest = newcomer();
      await visitSignedIn(page, await newGuest({ email: guest.email, emailVerified: true }));
      await pressBindingButton(walk, guest, week, own);
      await expect(page.getByRole('heading', { level: 1, name: walk.t('confirmation.booked') })).toBeVisible();
      await expect(page.getByText(walk.t('confirmation.status.confirmed'))).toBeVisible();
      await expect(page.getByText(walk.t('confirmation.next.answer'))).toHaveCount(0);
      await expectBooked(await page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText(), own, 'en');
    } finally {
      await removeTestApartment(own);
    }
  },
);

test(
  'a guest who is not signed in reads in German that the button binds, and has booked after a click in the mail',
  { tag: '@desk' },
  async ({ page, week }) => {
    const own = await makeInstant(page);
    try {
      const walk = new BookingWalk(page, 'de');
      const guest = newcomer();
      await pressBindingButton(walk, guest, week, own);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(walk.t('confirmation.unconfirmed.title'));
      await expect(page.getByRole('main')).toContainText(walk.t('confirmation.unconfirmed.then'));
      const find = async () => {
        const texts = (await caughtMails(guest.email)).toGuest.map(({ text }) => text);
        return texts.map((text) => /http\S+\/request\/confirm\S+/.exec(text)?.[0]).find(Boolean);
      };
      await expect.poll(find).toBeTruthy();
      const link = new URL((await find())!);
      await page.goto(link.href);
      await walk.button('mail.unconfirmed.page.openInstant.button').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        walk.t('mail.unconfirmed.page.bookedInstant.title'),
      );
      await expectBooked(link.searchParams.get('number')!, own, 'de');
    } finally {
      await removeTestApartment(own);
    }
  },
);
