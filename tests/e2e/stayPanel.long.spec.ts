import { addDays } from '../../functions/src/domain/isoDate.ts';
import { lowestNightPrice } from '../../functions/src/domain/quote.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { moneyIn } from '../support/messagesOf.ts';
import { sampleApartment } from '../support/sampleVilla.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const couple = { adults: 2, children: 0 };

test(
  'the stay panel says when a limit is reached, and tells a guest who wants more how many fit, in Polish',
  { tag: '@only-phone' },
  async ({ page }) => {
    const walk = new BookingWalk(page, 'pl');
    await walk.openApartment('lavender');
    await hydrated(page);
    const reached = page.getByText(walk.t('stay.limitReached'), { exact: true });
    const here = walk.t('stay.most.here');
    const most = page.getByText(walk.t('stay.most.children', { count: 3, where: here }));
    const more = walk.guests('children').locator('..').getByRole('button').last();
    await more.click();
    await more.click();
    await expect(walk.guests('children')).toHaveValue('2');
    await expect(reached).toHaveCount(0);
    await more.click();
    await expect(walk.guests('children')).toHaveValue('3');
    await expect(reached).toBeVisible();
    await expect(most).toHaveCount(0);
    // The button has `aria-disabled`, but pressing it shows the number.
    await expect(more).toHaveAccessibleName(walk.t('stay.addUpToLimit'));
    await more.click({ force: true });
    await expect(reached).toBeVisible();
    await expect(page.getByRole('status').filter({ has: most })).toBeVisible();
    await expect(walk.guests('children')).toHaveAccessibleDescription(/3/);
    await expectAccessible(page);

    // Two adults and three children are all that fit. Then the limit is that of all guests, which does not count
    // babies.
    const adults = walk.guests('adults').locator('..').getByRole('button').last();
    await adults.click({ force: true });
    await adults.click({ force: true });
    await expect(page.getByText(walk.t('stay.most.guests', { count: 5, where: here }))).toBeVisible();
    await expect(walk.guests('adults')).toHaveValue('2');
    await walk.guests('babies').locator('..').getByRole('button').last().click();
    await expect(page).toHaveURL(/adults=2&children=3&babies=1/);

    // For more guests than fit, the sentence says that the limit is exceeded, not reached.
    await page.goto(`${pathTo('apartment', 'pl', 'rosemary')}?adults=2&children=3`);
    await expect(
      page.getByText(walk.t('stay.most.children', { count: 1, where: here }), { exact: true }),
    ).toBeVisible();
    await expect(reached).toHaveCount(0);
  },
);

test('once dates are chosen, only the price of the stay is shown, and none for a refused stay', async ({
  page,
  week,
}) => {
  const walk = new BookingWalk(page);
  const bill = page.getByRole('group', { name: walk.t('offer.quote.title') });
  const olive = sampleApartment('olive');
  await page.goto(pathTo('apartment', 'en', 'olive'));
  await hydrated(page);
  const panel = page.getByRole('form', { name: walk.t('stay.yourStay') });
  const from = moneyIn('en', lowestNightPrice(olive));
  await expect(panel).toContainText(from);
  await expect(panel).toContainText(walk.t('site.apartment.plusCleaning', { fee: moneyIn('en', olive.cleaningFee) }));
  // A single night, which the guest types because the calendar does not offer it.
  await walk.chooseDates({ ...week, checkOut: addDays(week.checkIn, 1) }, 'typing');
  await expect(panel).not.toContainText('€');
  await expect(bill).toHaveCount(0);
  await walk.checkOut.fill(week.checkOut);
  await walk.checkOut.press('Tab');
  await expect(bill).toBeVisible();

  for (const { path, heading } of [
    { path: pathTo('home', 'en'), heading: 'apartments' },
    { path: pathTo('apartment', 'en', 'olive'), heading: 'others' },
  ]) {
    const rosemary = moneyIn('en', lowestNightPrice(sampleApartment('rosemary')));
    const lowest = page
      .getByRole('article')
      .getByText(walk.t('site.apartment.fromPerNight', { price: rosemary }))
      .filter({ visible: true });
    await page.goto(path);
    await page.locator(`#${heading}`).scrollIntoViewIfNeeded();
    await expect(lowest).toBeVisible();
    await page.goto(path + stayQuery(week, couple));
    await page.locator(`#${heading}`).scrollIntoViewIfNeeded();
    // The price of the stay, not the lowest one of other dates.
    await expect(page.getByRole('article').first()).toContainText(walk.t('offer.totalFor', { count: 7 }));
    await expect(lowest).toHaveCount(0);
  }
});

test('the list keeps its totals while guests change, and shows none if the server cannot answer', async ({
  page,
  week,
  allow,
}) => {
  allow(/503/);
  const walk = new BookingWalk(page);
  await page.goto(pathTo('apartments', 'en') + stayQuery(week, couple));
  const card = page.getByRole('article').first();
  const total = card.getByText(walk.t('offer.totalFor', { count: 7 }));
  await expect(total).toBeVisible();
  await walk.guests('adults').fill('1');
  await expect(page).toHaveURL(/adults=1/);
  await expect(total).toBeVisible();
  await page.route('**/checkAvailability', (route) => route.fulfill({ status: 503 }));
  await walk.guests('adults').press('Enter');
  await expect(page.getByText(walk.t('errors.unexpectedAdvice'))).toBeVisible();
  await expect(total).toHaveCount(0);
});
