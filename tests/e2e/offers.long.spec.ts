import type { Page } from '@playwright/test';
import { addDays } from '../../functions/src/domain/isoDate.ts';
import { stayRefusal, type StayRefusal } from '../../functions/src/domain/availability.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import { longestStay, type Stay } from '../../functions/src/domain/stay.ts';
import { rulesFor } from '../../functions/src/domain/stayRules.ts';
import { book, inDays, stayIn } from '../support/bookingRequest.ts';
import { moneyIn } from '../support/messagesOf.ts';
import { sampleApartment } from '../support/sampleVilla.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const couple = { adults: 2, children: 0 };

/**
 * The first stay of that length that the apartment's rules refuse for this reason, before the weeks that tests book.
 */
function refusedStay(refusal: StayRefusal, nights: number, slug: string, firstDay = 40): Stay {
  for (let day = firstDay; day < 600; day += 1) {
    if (day > 290 && day < 440) continue;
    const stay = stayIn(day, nights);
    if (stayRefusal(stay, couple, sampleApartment(slug), new Set(), inDays(0)) === refusal) return stay;
  }
  throw new Error(`no stay of ${nights} nights is refused as ${refusal}`);
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

test('the list says why a stay is refused, and leads to the nearest dates that are free, in German', async ({
  page,
}) => {
  const walk = new BookingWalk(page, 'de');
  const name = walk.t('villa.apartments.lavender.name');
  const card = cardOf(page, name);
  const { rules, seasons } = sampleApartment('lavender');
  const reasons = {
    'arrival-day': () => walk.t('offer.reason.arrivalDays', { days: walk.t('format.weekdays.6') }),
    'stay-too-short': ({ minNights }) => walk.t('offer.reason.leastNights', { count: minNights }),
    'stay-too-long': ({ maxNights }) => walk.t('offer.reason.mostNights', { count: maxNights }),
    'too-soon': ({ minNoticeDays }) => walk.t('offer.reason.notice', { count: minNoticeDays }),
    'too-far-ahead': () => walk.t('offer.reason.until', { date: '' }).replace(/[. ]+$/, ''),
  } satisfies Partial<Record<StayRefusal, (rules: ReturnType<typeof rulesFor>) => string>>;
  const nights = { 'arrival-day': 7, 'stay-too-short': 1, 'stay-too-long': 61, 'too-soon': 3, 'too-far-ahead': 7 };
  for (const [refusal, reason] of Object.entries(reasons) as [
    keyof typeof reasons,
    (rules: ReturnType<typeof rulesFor>) => string,
  ][]) {
    const stay = refusedStay(refusal, nights[refusal], 'lavender', refusal === 'too-soon' ? 0 : undefined);
    await page.goto(pathTo('apartments', 'de') + stayQuery(stay, couple));
    await expect(card).toContainText(reason(rulesFor(stay.checkIn, rules, seasons)));
    await expect(card.getByRole('button', { name: new RegExp(`^${name}: `) }).first()).toBeVisible();
  }
  await expectAccessible(page);
  await card
    .getByRole('button', { name: new RegExp(`^${name}: `) })
    .first()
    .click();
  await expect(card).toContainText(walk.t('offer.freeForYou'));
  await expect(walk.available).toBeVisible();
});

test('the list leads from taken nights to the nearest free ones, with the free apartments first', async ({
  page,
  week,
}) => {
  await book(sampleApartment('lavender'), week);
  const walk = new BookingWalk(page);
  await page.goto(pathTo('apartments', 'en') + stayQuery(week, couple));
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(
    ['olive', 'rosemary', 'lavender'].map((slug) => walk.t(`villa.apartments.${slug}.name`)),
  );
  await expect(page.getByText(walk.t('offer.freeCount', { count: 2 }))).toBeVisible();
  const card = cardOf(page, walk.t('villa.apartments.lavender.name'));
  await expect(card).toContainText(walk.t('offer.reason.taken'));
  await expect(card.getByText(walk.t('offer.nearest'))).toBeVisible();
  const totalOf = (slug: string, stay: Stay) => {
    const apartment = sampleApartment(slug);
    return moneyIn('en', quoteStay(stay, couple, apartment, apartment.propertyTerms).totalPayment);
  };
  for (const slug of ['olive', 'rosemary'])
    await expect(cardOf(page, walk.t(`villa.apartments.${slug}.name`))).toContainText(
      `${totalOf(slug, week)} ${walk.t('offer.totalFor', { count: 7 })}`,
    );
  await expectAccessible(page);

  await page.goto(pathTo('apartment', 'en', 'lavender') + stayQuery(week, couple));
  const others = page
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: new RegExp(`^${walk.t('villa.apartments.olive.name')}`) }) })
    .getByRole('link', { name: /€/ });
  await expect(page.getByRole('heading', { name: walk.t('offer.others') })).toBeVisible();
  await expect(others).toHaveText(
    ['olive', 'rosemary'].map((slug) => walk.t(`villa.apartments.${slug}.name`) + totalOf(slug, week)),
  );
  await page.getByRole('heading', { name: walk.t('offer.nearest') }).waitFor();
  const nearest = page.getByRole('button', { name: /–.*€/ }).first();
  const said = await nearest.innerText();
  await nearest.click();
  await expect(page).not.toHaveURL(new RegExp(`checkIn=${week.checkIn}&checkOut=${week.checkOut}`));
  await expect(walk.available).toBeVisible();
  const { searchParams } = new URL(page.url());
  const chosen = { checkIn: searchParams.get('checkIn'), checkOut: searchParams.get('checkOut') } as Stay;
  expect(said).toContain(totalOf('lavender', chosen));
});

test('a stay that is longer than allowed leads to the hosts', async ({ page, week, allow }) => {
  allow(/400/);
  const walk = new BookingWalk(page);
  const long = { ...week, checkOut: addDays(week.checkIn, longestStay + 1) };
  for (const path of [pathTo('apartments', 'en'), pathTo('apartment', 'en', 'olive')]) {
    await page.goto(path + stayQuery(long, couple));
    await expect(page.getByText(walk.t('errors.stay-too-long'), { exact: true })).toBeVisible();
    const way = page.getByRole('main').getByRole('link', { name: walk.t('offer.writeToUs'), exact: true });
    await expect(way).toHaveAttribute('href', pathTo('contact', 'en') + stayQuery(long, couple));
  }
});

test('if the taken nights cannot be read, the list says so, and tries again when asked', async ({
  page,
  week,
  allow,
}) => {
  allow(/503/);
  const walk = new BookingWalk(page);
  await page.route('**/calendar/taken.json', (route) => route.fulfill({ status: 503 }));
  await page.goto(pathTo('apartments', 'en') + stayQuery(week, { adults: 5, children: 1 }));
  await hydrated(page);
  await walk.checkButton.click();
  const no = page.getByText(walk.t('errors.no-apartments'), { exact: true });
  await expect(no).toBeVisible();
  await expect(page.getByText(walk.t('offer.unknown'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: walk.t('offer.writeToUs') })).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await walk.button('stay.tryAgain').click();
  await expect(page.getByText(walk.t('offer.severalFit'), { exact: true })).toBeVisible();
  await expect(no).toHaveCount(0);
});

test('if the taken nights cannot be read, a guest can ask the server at an apartment', async ({
  page,
  week,
  allow,
}) => {
  allow(/503/);
  const walk = new BookingWalk(page);
  await page.route('**/calendar/taken.json', (route) => route.fulfill({ status: 503 }));
  await walk.openApartment('olive', week);
  await walk.checkButton.click();
  await expect(walk.available).toBeVisible();
  // The button that was pressed has become the next one.
  await expect(walk.requestButton).toBeFocused();
});
