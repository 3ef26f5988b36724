import type { Page } from '@playwright/test';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { apartmentPath, bookingPath } from '../../functions/src/contract/collections.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { moneyIn } from '../support/messagesOf.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { BookingWalk, type Guest } from './BookingWalk.ts';
import { changeApartments } from './changeApartments.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* An apartment that is booked at once. */

const guest: Guest = { firstName: 'Ada', lastName: 'Novak', email: 'ada@example.net', phone: '+44 20 7946 0018' };

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

for (const { language, tag } of [
  { language: 'de', tag: '@desk' },
  { language: 'en', tag: '@phone' },
] as const) {
  test(
    `a guest reads in ${language} that the button binds, and has booked after it`,
    { tag },
    async ({ page, week }) => {
      const own = await makeInstant(page);
      try {
        const walk = new BookingWalk(page, language);
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
        await expect(page.getByRole('heading', { level: 1, name: walk.t('confirmation.booked') })).toBeVisible();
        await expect(page.getByText(walk.t('confirmation.status.confirmed'))).toBeVisible();
        await expect(page.getByText(walk.t('confirmation.next.answer'))).toHaveCount(0);
        const number = await page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText();
        const booking = (await firestore().doc(bookingPath(number)).get()).data() as StoredBooking;
        expect(booking).toMatchObject({ apartment: own.slug, status: 'confirmed', language });
      } finally {
        await removeTestApartment(own);
      }
    },
  );
}
