import { addDays } from '../../functions/src/domain/isoDate.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { book } from '../support/bookingRequest.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { BookingWalk, type Guest } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* A stay that is taken is said to be so before a guest has filled in the request for it. */

const guest: Guest = { firstName: 'Ada', lastName: 'Novak', email: 'ada@example.net', phone: '+44 20 7946 0018' };
const apartmentOf = (slug: string) => sampleVilla().find((apartment) => apartment.slug === slug)!;

for (const { language, tag } of [
  { language: 'en', tag: '@desk' },
  { language: 'de', tag: '@phone' },
] as const) {
  test(
    `a stay that was taken before leads to another apartment, with what was typed, in ${language}`,
    { tag },
    async ({ page, week }) => {
      await book(apartmentOf('olive'), week);
      const checks: string[] = [];
      page.on('request', (request) => request.url().includes('checkAvailability') && checks.push(request.url()));
      const walk = new BookingWalk(page, language);
      const known = page.waitForResponse('**/calendar/taken.json');
      await walk.openRequest('olive', week);
      await known;
      await expect(page.getByRole('status').filter({ hasText: walk.t('errors.dates-taken') })).toBeVisible();
      await expect(page.getByRole('heading', { name: walk.t('offer.nearest') })).toBeVisible();
      await expect(page.getByRole('heading', { name: walk.t('offer.others') })).toBeVisible();
      await expect(page.getByRole('group', { name: walk.t('offer.quote.title') })).toHaveCount(0);
      await expectAccessible(page);
      // The public nights were enough for that; the server is asked once the guest does something.
      expect(checks).toEqual([]);
      await walk.fillIn(guest, { consents: false });
      await expect.poll(() => checks.length).toBeGreaterThan(0);

      const name = walk.t('villa.apartments.lavender.name');
      await page.getByRole('link', { name: new RegExp(`^${name}.*\\d`) }).click();
      await expect(page).toHaveURL(new RegExp(`${pathTo('request', language, 'lavender')}.*checkIn=${week.checkIn}`));
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
}

test('nights that are taken while the guest is away are said on return, with dates that can be had', async ({
  page,
  week,
}) => {
  const walk = new BookingWalk(page);
  await walk.openRequest('lavender', week);
  const bill = page.getByRole('group', { name: walk.t('offer.quote.title') });
  await expect(bill).toBeVisible();
  await walk.field('firstName').fill(guest.firstName);
  await book(apartmentOf('lavender'), week);
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

for (const { refusal, stay, party } of [
  { refusal: 'stay-too-short', stay: (week: Stay) => ({ ...week, checkOut: addDays(week.checkIn, 1) }), party: 2 },
  { refusal: 'guests-exceeded', stay: (week: Stay) => week, party: 4 },
] as const) {
  test(`a request that is refused as ${refusal} leads to what can be had, beside the button`, async ({
    page,
    week,
    allow,
  }) => {
    allow(/503/, /40\d/);
    const walk = new BookingWalk(page);
    // The page could not find out before the guest sends it.
    for (const question of ['**/calendar/taken.json', '**/checkAvailability'])
      await page.route(question, (route) => route.fulfill({ status: 503 }));
    await walk.openRequest('rosemary', stay(week), { adults: party, children: 0 });
    await walk.fillIn(guest);
    await page.unrouteAll();
    await walk.sendButton.click();
    const { limits } = apartmentOf('rosemary');
    await expect(page.getByRole('alert')).toHaveText(
      refusal === 'guests-exceeded' ? walk.t('offer.reason.guests', { ...limits }) : walk.t(`errors.${refusal}`),
    );
    const form = page.locator('form').filter({ has: walk.sendButton });
    const others = form.getByRole('link', { name: new RegExp(`^${walk.t('villa.apartments.olive.name')}.*€`) });
    await expect(
      form
        .getByRole('heading', { name: walk.t('offer.nearest') })
        .or(others)
        .first(),
    ).toBeVisible();
    await expect(form.getByRole('link', { name: walk.t('request.changeStay') })).toBeVisible();
    await expectAccessible(page);
    if (refusal === 'guests-exceeded') {
      await others.first().click();
      await expect(page).toHaveURL(new RegExp(pathTo('request', 'en', 'olive')));
    } else {
      await form.getByRole('button', { name: /–.*€/ }).first().click();
    }
    // The URL changes a moment before the page does.
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(walk.field('email')).toHaveValue(guest.email);
    await walk.sendButton.click();
    await walk.expectConfirmation();
  });
}

test('nights that are taken while the request is sent lead to what is free, beside the button', async ({
  page,
  week,
  allow,
}) => {
  allow(/409/);
  const walk = new BookingWalk(page);
  await walk.openRequest('rosemary', week);
  await walk.fillIn(guest);
  await book(apartmentOf('rosemary'), week);
  await walk.sendButton.click();
  await expect(page.getByRole('alert')).toHaveText(walk.t('errors.dates-taken'));
  const form = page.locator('form').filter({ has: walk.sendButton });
  await expect(form.getByRole('heading', { name: walk.t('offer.nearest') })).toBeVisible();
  await expect(page.getByText(walk.t('errors.dates-taken'), { exact: true })).toHaveCount(1);
  await form.getByRole('link', { name: new RegExp(walk.t('villa.apartments.olive.name')) }).click();
  await expect(page).toHaveURL(new RegExp(pathTo('request', 'en', 'olive')));
  await expect(walk.field('email')).toHaveValue(guest.email);
});
