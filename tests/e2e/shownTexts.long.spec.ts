import { sampleBookings } from '../../emulator-data/sampleBookings.ts';
import { sampleGuests } from '../../emulator-data/sampleGuests.ts';
import { addDays, addMonths, firstDayOf, monthOf, weekdayOf } from '../../functions/src/domain/isoDate.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { inDays } from '../support/bookingRequest.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { restoreSession } from './restoreSession.ts';
import { expectNoTextFaults } from './expectNoTextFaults.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * Every dialog and every state of the pages: no placeholder, untranslated or otherwise faulty text
 * (tests/support/textFaults.ts). tests/locales checks the messages of all languages, and pages.spec the pages as they
 * open.
 */

test.describe.configure({ mode: 'parallel' });

for (const language of ['pl'] as const) {
  test(`the texts of search and request are valid: ${language}`, async ({ page, week, allow }) => {
    test.setTimeout(900_000);
    allow(/404/);
    const walk = new BookingWalk(page, language);
    await walk.openApartment('lavender', week, { adults: 4, children: 1 });
    await expect(walk.requestButton).toBeVisible();
    await expectNoTextFaults(page, language, 'a free stay');

    // In the season with rules of its own, so that alternatives with dates are shown.
    const july = Array.from({ length: 12 }, (_, month) => addMonths(monthOf(inDays(30)), month)).find((month) =>
      month.endsWith('-07'),
    )!;
    const wednesday = Array.from({ length: 7 }, (_, day) => addDays(firstDayOf(july), day)).find(
      (day) => weekdayOf(day) === 3,
    )!;
    const refusal = page.getByText(walk.t('errors.stay-too-short')).or(page.getByText(walk.t('errors.arrival-day')));
    for (const nights of [2, 21]) {
      const stay = { checkIn: wednesday, checkOut: addDays(wednesday, nights) };
      await walk.openApartment('lavender', stay);
      await expect(refusal.first()).toBeVisible();
      await expectNoTextFaults(page, language, `${nights} nights from ${wednesday}`);
    }

    await walk.openApartment('lavender');
    await hydrated(page);
    await walk.checkIn.first().click();
    await expect(walk.calendar.locator('[data-day]').first()).toBeVisible();
    await expectNoTextFaults(page, language, 'the calendar');

    await walk.openRequest('lavender', week, { adults: 2, children: 1 });
    await walk.sendButton.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectNoTextFaults(page, language, 'the request form');

    await page.goto(`${pathTo('apartments', language)}${stayQuery(week, { adults: 2, children: 0 })}`);
    await hydrated(page);
    await expectNoTextFaults(page, language, 'the apartments for a stay');

    await page.goto(`/${language}/no-such-page`);
    await expectNoTextFaults(page, language, 'a page that is not there');
  });

  test(`the texts of a guest's own pages are valid: ${language}`, async ({ page }) => {
    test.setTimeout(900_000);
    const walk = new BookingWalk(page, language);
    await restoreSession(page, sampleGuests.guest.uid);
    const own = sampleBookings.filter(({ guest }) => guest === 'guest');
    await page.goto(pathTo('myBookings', language));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(own.length);
    await expectNoTextFaults(page, language, 'my bookings');
    for (const { number, status } of own) {
      await page.goto(pathTo('myBooking', language, number));
      const state = status === 'confirmed' ? 'booked' : `status.${status}`;
      await expect(page.getByRole('main')).toContainText(walk.t(`confirmation.${state}`));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectNoTextFaults(page, language, number);
      if (status === 'cancelled') continue;
      await walk.button('myBookings.cancel.button').click();
      await expect(walk.button('myBookings.cancel.keep')).toBeVisible();
      await expectNoTextFaults(page, language, `cancelling ${number}`);
    }
  });
}
