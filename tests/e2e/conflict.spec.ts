import type { Page } from '@playwright/test';
import { takenNightsPath } from '../../functions/src/contract/takenNights.ts';
import { addDays } from '../../functions/src/domain/isoDate.ts';
import { book } from '../support/bookingRequest.ts';
import { sampleApartment } from '../support/sampleVilla.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { BookingWalk, stayQuery, type Guest } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';

/** Answers the page with the current taken nights from now on, like an old copy of the CDN. */
async function serveOldNights(page: Page): Promise<void> {
  const body = await (await page.request.get(takenNightsPath)).text();
  await page.route(`**${takenNightsPath}`, (route) => route.fulfill({ contentType: 'application/json', body }));
}

const guest: Guest = { firstName: 'Ada', lastName: 'Novak', email: 'ada@example.net', phone: '+44 20 7946 0018' };
const slower: Guest = { ...guest, firstName: 'Sam', email: 'sam@example.net' };

test('of two guests who send at once the slower one gets an error, and keeps what was typed', async ({
  page,
  anotherGuest,
  week,
  allow,
}) => {
  allow(/409/);
  const first = new BookingWalk(page);
  const second = new BookingWalk(await anotherGuest());
  // The CDN's copy stays older than the other guest's booking.
  await serveOldNights(second.page);
  for (const [walk, who] of [
    [first, guest],
    [second, slower],
  ] as const) {
    await walk.openRequest('olive', week);
    await walk.fillIn(who);
  }
  await first.sendButton.click();
  await first.expectConfirmation();
  await second.sendButton.click();

  await expect(second.page.getByRole('alert')).toHaveText(second.t('errors.dates-taken'));
  await expect(second.field('firstName')).toHaveValue(slower.firstName);
  await expectAccessible(second.page);
});

test('an old copy of the taken nights shows a stay as free until the guest checks it', async ({ page, week }) => {
  const walk = new BookingWalk(page);
  await serveOldNights(page);
  const taken = { checkIn: week.checkIn, checkOut: addDays(week.checkIn, 4) };
  await book(sampleApartment('lavender'), taken);
  const name = walk.t('villa.apartments.lavender.name');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  await page.goto(pathTo('apartments', 'en') + stayQuery(week, { adults: 2, children: 0 }));
  await expect(card).toContainText(walk.t('offer.freeForYou'));
  await walk.checkButton.click();
  await expect(card).toContainText(walk.t('offer.reason.taken'));
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByText(walk.t('errors.dates-taken'), { exact: true })).toBeVisible();
  await expect(walk.requestButton).toBeHidden();
  await walk.checkIn.click();
  await expect(walk.day(addDays(week.checkIn, 1))).toHaveAttribute('data-kind', 'taken');
  // The page has asked Firestore which of the nights are taken.
  await expect(walk.day(addDays(week.checkIn, 5))).not.toHaveAttribute('data-kind', 'taken');
});
