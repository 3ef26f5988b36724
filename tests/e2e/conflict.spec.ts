import { addDays } from '../../functions/src/domain/isoDate.ts';
import { apartmentFactsSchema, propertyTermsSchema, type Apartment } from '../../functions/src/contract/apartment.ts';
import villaApartments from '../../villa/apartments.json' with { type: 'json' };
import villaSettings from '../../villa/settings.json' with { type: 'json' };
import { book } from '../support/bookingRequest.ts';
import { BookingWalk, type Guest } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { serveOldNights } from './serveOldNights.ts';
import { expect, siteTest as test } from './siteTest.ts';

const guest: Guest = { firstName: 'Ada', lastName: 'Novak', email: 'ada@example.net', phone: '+44 20 7946 0018' };
const slower: Guest = { ...guest, firstName: 'Sam', email: 'sam@example.net' };

function apartmentOf(slug: string): Apartment {
  const facts = apartmentFactsSchema.parse(villaApartments.find((apartment) => apartment.slug === slug));
  return { ...facts, propertyTerms: propertyTermsSchema.parse(villaSettings) };
}

test('of two guests who send at once the slower one gets an error with free alternatives', async ({
  page,
  anotherGuest,
  week,
  allow,
}) => {
  allow(/409/);
  const first = new BookingWalk(page);
  const second = new BookingWalk(await anotherGuest());
  // The CDN's copy is of before the other's booking, until the end.
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

  await second.page
    .getByRole('link', { name: second.t('request.changeStay') })
    .first()
    .click();
  // The form says the same: only the heading tells that the apartment's page is there.
  await expect(second.page.getByRole('heading', { level: 1 })).toHaveText(second.t('villa.apartments.olive.name'));
  await expect(second.page.getByText(second.t('errors.dates-taken'), { exact: true })).toBeVisible();
  const nearest = second.page.getByRole('list').filter({
    has: second.page.getByRole('button', { name: /–/ }),
  });
  await expect(second.page.getByRole('heading', { name: second.t('offer.nearest') })).toBeVisible();
  await expect(second.page.getByRole('heading', { name: second.t('offer.others') })).toBeVisible();
  await expect(nearest.getByRole('button').first()).toBeVisible();
  await expectAccessible(second.page);

  const other = second.page.getByRole('link', { name: new RegExp(second.t('villa.apartments.lavender.name')) }).first();
  await other.click();
  await expect(second.page.getByRole('heading', { level: 1 })).toHaveText(second.t('villa.apartments.lavender.name'));
  await expect(second.available).toBeVisible();
});

test('by an old copy of the taken nights a stay is free until the guest asks', async ({ page, week }) => {
  const walk = new BookingWalk(page);
  await serveOldNights(page);
  const taken = { checkIn: week.checkIn, checkOut: addDays(week.checkIn, 4) };
  await book(apartmentOf('lavender'), taken);
  await walk.openApartment('lavender', week);
  await expect(walk.available).toBeVisible();
  await walk.checkButton.click();
  await expect(page.getByText(walk.t('errors.dates-taken'), { exact: true })).toBeVisible();
  await expect(walk.requestButton).toBeHidden();
  await walk.checkIn.click();
  await expect(walk.day(addDays(week.checkIn, 1))).toHaveAttribute('data-kind', 'taken');
  // Firestore was asked which of the nights are taken.
  await expect(walk.day(addDays(week.checkIn, 5))).not.toHaveAttribute('data-kind', 'taken');
});

test('an offered alternative can be booked', async ({ page, week, allow }) => {
  allow(/409/);
  await book(apartmentOf('rosemary'), week);
  const walk = new BookingWalk(page);
  await walk.openApartment('rosemary', week);
  await expect(page.getByText(walk.t('errors.dates-taken'), { exact: true })).toBeVisible();
  const offers = page.getByRole('button', { name: /\d.* – .*\d/ });
  await offers.first().click();
  await expect(walk.available).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`checkIn=${week.checkIn}`));
});

test('nights that were taken meanwhile are shown when the guest returns to the page', async ({
  page,
  context,
  week,
}) => {
  const walk = new BookingWalk(page);
  await page.clock.install();
  await walk.openApartment('lavender', week);
  await expect(walk.available).toBeVisible();
  await walk.checkIn.click();
  await expect(walk.day(week.checkIn)).toHaveAttribute('aria-disabled', 'false');

  // To another tab and back, while somebody else books.
  const elsewhere = await context.newPage();
  await elsewhere.bringToFront();
  await book(apartmentOf('lavender'), week);
  await elsewhere.close();
  await page.clock.fastForward('01:01');
  await page.bringToFront();
  await page.locator('html').evaluate((html) => html.ownerDocument.defaultView?.dispatchEvent(new Event('focus')));

  await expect(walk.day(addDays(week.checkIn, 1))).toHaveAttribute('data-kind', 'taken');
  await expect(walk.day(addDays(week.checkIn, 1))).toHaveAccessibleName(new RegExp(walk.t('calendar.day.taken')));
  await expect(page.getByText(walk.t('errors.dates-taken'), { exact: true })).toBeVisible();
  await expect(walk.requestButton).toBeHidden();
});

test('a guest may leave on the day another arrives, and cannot span a taken night', async ({
  page,
  week,
  nextWeek,
}) => {
  await book(apartmentOf('olive'), nextWeek);
  const walk = new BookingWalk(page);
  await walk.openApartment('olive');
  await walk.checkIn.click();
  await walk.turnTo(week.checkIn);
  await walk.day(week.checkIn).click();

  await walk.turnTo(week.checkOut);
  await expect(walk.day(week.checkOut)).toHaveAccessibleName(new RegExp(walk.t('calendar.day.departureOnly')));
  await expect(walk.day(week.checkOut)).toHaveAttribute('aria-disabled', 'false');
  // A day behind the taken nights begins a new stay instead of spanning them.
  await walk.turnTo(nextWeek.checkOut);
  await expect(walk.day(addDays(nextWeek.checkOut, -1))).toHaveAttribute('aria-disabled', 'true');
  await walk.day(nextWeek.checkOut).click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${nextWeek.checkOut}`));
  await expect(page).not.toHaveURL(/checkOut/);

  await page.keyboard.press('Escape');
  await walk.openApartment('olive');
  await walk.chooseDates(week, 'pointer');
  await walk.checkButton.click();
  await expect(walk.available).toBeVisible();
});

test('typed dates across a taken night are refused with a message', async ({ page, week, nextWeek }) => {
  await book(apartmentOf('lavender'), nextWeek);
  const walk = new BookingWalk(page);
  await walk.openApartment('lavender');
  await walk.chooseDates({ checkIn: week.checkIn, checkOut: nextWeek.checkOut }, 'typing');
  await walk.checkButton.click();
  await expect(page.getByText(walk.t('errors.dates-taken'), { exact: true })).toBeVisible();
  await expect(walk.requestButton).toBeHidden();
});

test('the list reports that every apartment is taken, and has the nearest dates', async ({ page, week }) => {
  for (const { slug } of villaApartments) await book(apartmentOf(slug), week);
  const walk = new BookingWalk(page);
  await page.goto(`/apartments?checkIn=${week.checkIn}&checkOut=${week.checkOut}&adults=2&children=0`);
  await expect(page.getByText(walk.t('errors.no-apartments'), { exact: true })).toBeVisible();
  await expect(page.getByText(walk.t('offer.noneExactly'), { exact: true })).toBeVisible();
});
