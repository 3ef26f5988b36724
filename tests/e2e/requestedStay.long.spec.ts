import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { book } from '../support/bookingRequest.ts';
import { sampleApartment } from '../support/sampleVilla.ts';
import { BookingWalk, someGuest, type Guest } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* From the search to the request. If the stay is taken, the guest learns that before filling in the form. */

const guest: Guest = { firstName: 'Ada', lastName: 'Novak', email: 'ada@example.net', phone: '+44 20 7946 0018' };

test(
  'a stay that is already taken leads to another apartment, which keeps the typed text, in German',
  { tag: '@only-phone' },
  async ({ page, week }) => {
    await book(sampleApartment('olive'), week);
    const language = 'de';
    const walk = new BookingWalk(page, language);
    await walk.openRequest('olive', week);
    await expect(page.getByRole('status').filter({ hasText: walk.t('errors.dates-taken') })).toBeVisible();
    await expect(page.getByRole('heading', { name: walk.t('offer.nearest') })).toBeVisible();
    await expect(page.getByRole('heading', { name: walk.t('offer.others') })).toBeVisible();
    await expect(page.getByRole('group', { name: walk.t('offer.quote.title') })).toHaveCount(0);
    await expectAccessible(page);
    await walk.fillIn(guest, { consents: false });

    const name = walk.t('villa.apartments.lavender.name');
    await page.getByRole('link', { name: new RegExp(`^${name}.*\\d`) }).click();
    await expect(page).toHaveURL(new RegExp(`${pathTo('request', language, 'lavender')}.*checkIn=${week.checkIn}`));
    await walk.unfoldStay();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(page.getByRole('group', { name: walk.t('offer.quote.title') })).toBeVisible();
    for (const [field, value] of Object.entries(guest)) {
      await expect(walk.field(field as keyof Guest)).toHaveValue(value as string);
    }
    await walk.consent('acceptPrivacy').check();
    await walk.consent('acceptTerms').check();
    await walk.sendButton.click();
    await walk.expectConfirmation();
  },
);

test('nights that are taken while the guest is away are reported on return, with alternative dates', async ({
  page,
  week,
}) => {
  const walk = new BookingWalk(page);
  await walk.openRequest('lavender', week);
  const bill = page.getByRole('group', { name: walk.t('offer.quote.title') });
  await expect(bill).toBeVisible();
  await walk.field('firstName').fill(guest.firstName);
  await book(sampleApartment('lavender'), week);
  await page.locator('html').evaluate((html) => html.ownerDocument.defaultView?.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('status').filter({ hasText: walk.t('errors.dates-taken') })).toBeVisible();
  await expect(bill).toHaveCount(0);
  await expect(walk.field('firstName')).toHaveValue(guest.firstName);

  await page.getByRole('heading', { name: walk.t('offer.nearest') }).waitFor();
  await page.getByRole('button', { name: /–/ }).first().click();
  await expect(page).not.toHaveURL(new RegExp(`checkIn=${week.checkIn}&checkOut=${week.checkOut}`));
  await expect(walk.available).toBeVisible();
  await expect(bill).toBeVisible();
  await expect(walk.field('firstName')).toHaveValue(guest.firstName);
  await expectAccessible(page);
});

test('a request for too many guests offers larger apartments beside the button', async ({ page, week, allow }) => {
  allow(/503/, /40\d/);
  const walk = new BookingWalk(page);
  // The page cannot find out before the guest sends the request.
  for (const question of ['**/calendar/taken.json', '**/checkAvailability'])
    await page.route(question, (route) => route.fulfill({ status: 503 }));
  await walk.openRequest('rosemary', week, { adults: 4, children: 0 });
  await walk.fillIn(guest);
  await page.unrouteAll();
  await walk.sendButton.click();
  const { limits } = sampleApartment('rosemary');
  await expect(page.getByRole('alert')).toHaveText(walk.t('offer.reason.guests', { ...limits }));
  const form = page.locator('form').filter({ has: walk.sendButton });
  await expect(form.getByRole('link', { name: walk.t('request.changeStay') })).toBeVisible();
  await expectAccessible(page);
  await form
    .getByRole('link', { name: new RegExp(`^${walk.t('villa.apartments.olive.name')}.*€`) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(pathTo('request', 'en', 'olive')));
  // The URL changes a moment before the page does.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(walk.field('email')).toHaveValue(guest.email);
  await walk.sendButton.click();
  await walk.expectConfirmation();
});

test('six taps lead from home to the sent request, not counting typing and the two consents', async ({
  page,
  week,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let taps = 0;
  await page.exposeFunction('countTap', () => (taps += 1));
  await page.addInitScript("addEventListener('pointerdown', () => countTap(), true)");
  const walk = new BookingWalk(page);
  // The calendar opens in the next season, and this week is later. Turning the months does not count as a tap, nor do
  // the fields of the form.
  const uncounted = async (step: () => Promise<void>) => {
    const before = taps;
    await step();
    taps = before;
  };
  await walk.openHome();
  await walk.checkIn.click();
  await uncounted(() => walk.turnTo(week.checkIn));
  await walk.day(week.checkIn).click();
  await uncounted(() => walk.turnTo(week.checkOut));
  await walk.day(week.checkOut).click();
  await expect(walk.calendar).toBeHidden();
  const link = page.getByRole('link', { name: walk.t('villa.apartments.olive.name'), exact: true });
  const card = page.getByRole('article').filter({ has: link });
  await expect(card).toContainText(walk.t('offer.freeForYou'));
  await card.getByRole('link', { name: walk.t('villa.apartments.olive.name'), exact: true }).click();
  await walk.requestButton.click();
  await expect(walk.sendButton).toBeVisible();
  await uncounted(() => walk.fillIn(someGuest()));
  await walk.sendButton.click();
  await walk.expectConfirmation();
  expect(taps).toBe(6);
});
