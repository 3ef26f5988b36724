import type { Page } from '@playwright/test';
import { addDays } from '../../functions/src/domain/isoDate.ts';
import { stayRefusal, type StayRefusal } from '../../functions/src/domain/availability.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import { longestStay, type Stay } from '../../functions/src/domain/stay.ts';
import { rulesFor } from '../../functions/src/domain/stayRules.ts';
import { book, inDays, stayIn } from '../support/bookingRequest.ts';
import { moneyIn } from '../support/messagesOf.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';

const villa = sampleVilla();
const apartmentOf = (slug: string) => villa.find((apartment) => apartment.slug === slug)!;
const couple = { adults: 2, children: 0 };

/** The first stay of that length that an apartment's rules refuse so, before the weeks that tests book. */
function refusedStay(refusal: StayRefusal, nights: number, slug: string, firstDay = 40): Stay {
  for (let day = firstDay; day < 600; day += 1) {
    if (day > 290 && day < 440) continue;
    const stay = stayIn(day, nights);
    if (stayRefusal(stay, couple, apartmentOf(slug), new Set(), inDays(0)) === refusal) return stay;
  }
  throw new Error(`no stay of ${nights} nights is refused as ${refusal}`);
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

const stayRules = [
  { refusal: 'arrival-day', language: 'en', nights: 7, tag: '@desk' },
  { refusal: 'stay-too-short', language: 'de', nights: 1, tag: '@phone' },
  { refusal: 'stay-too-long', language: 'en', nights: 61, tag: '@desk' },
  { refusal: 'too-soon', language: 'it', nights: 3, tag: '@phone' },
  { refusal: 'too-far-ahead', language: 'en', nights: 7, tag: '@desk' },
] as const;

for (const { refusal, language, nights, tag } of stayRules) {
  test(
    `the list leads from ${refusal} to the nearest dates that are free, in ${language}`,
    { tag },
    async ({ page }) => {
      const walk = new BookingWalk(page, language);
      const stay = refusedStay(refusal, nights, 'lavender', refusal === 'too-soon' ? 0 : undefined);
      const { rules, seasons } = apartmentOf('lavender');
      const held = rulesFor(stay.checkIn, rules, seasons);
      const name = walk.t('villa.apartments.lavender.name');
      await page.goto(pathTo('apartments', language) + stayQuery(stay, couple));
      const card = cardOf(page, name);
      const reasons = {
        'arrival-day': walk.t('offer.reason.arrivalDays', { days: walk.t('format.weekdays.6') }),
        'stay-too-short': walk.t('offer.reason.leastNights', { count: held.minNights }),
        'stay-too-long': walk.t('offer.reason.mostNights', { count: held.maxNights }),
        'too-soon': walk.t('offer.reason.notice', { count: held.minNoticeDays }),
        'too-far-ahead': walk.t('offer.reason.until', { date: '' }).replace(/[. ]+$/, ''),
      };
      await expect(card).toContainText(reasons[refusal]);
      const nearest = card.getByRole('button', { name: new RegExp(`^${name}: `) });
      await expect(nearest.first()).toBeVisible();
      await expectAccessible(page);
      await nearest.first().click();
      await expect(page).not.toHaveURL(new RegExp(`checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`));
      await expect(card).toContainText(walk.t('offer.freeForYou'));
      await expect(walk.available).toBeVisible();
    },
  );
}

test('the list leads from taken nights to the nearest free ones, with the free apartments first', async ({
  page,
  week,
}) => {
  await book(apartmentOf('lavender'), week);
  await page.goto(pathTo('apartments', 'en') + stayQuery(week, { adults: 3, children: 2 }));
  const walk = new BookingWalk(page);
  // Only Lavender has room for five, and Olive and Rosemary together.
  const parts = page.getByRole('listitem').filter({ hasText: walk.t('offer.together.how') });
  await expect(page.getByText(walk.t('offer.severalFit'))).toBeVisible();
  await expect(parts.getByRole('listitem').getByRole('link')).toHaveCount(2);

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
    const apartment = apartmentOf(slug);
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

test('an apartment that is too small leads to other dates of those that are large enough, also from its request', async ({
  page,
  week,
}) => {
  const four = { adults: 4, children: 0 };
  for (const slug of ['lavender', 'olive']) await book(apartmentOf(slug), week);
  const walk = new BookingWalk(page);
  for (const where of ['apartment', 'request'] as const) {
    await page.goto(pathTo(where, 'en', 'rosemary') + stayQuery(week, four));
    // The limit is exceeded, not reached, and said once.
    const limit = page.getByText(walk.t('offer.reason.guests', { ...apartmentOf('rosemary').limits }), { exact: true });
    await expect(limit).toHaveCount(1);
    await expect(page.getByText(walk.t('errors.guests-exceeded'), { exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: walk.t('offer.nearest') })).toBeVisible();
    for (const slug of ['lavender', 'olive']) {
      const name = walk.t(`villa.apartments.${slug}.name`);
      await expect(page.getByRole('link', { name: new RegExp(`^${name} · .*€`) }).first()).toBeVisible();
    }
    await expectAccessible(page);
  }
  const olive = page.getByRole('link', { name: new RegExp(`^${walk.t('villa.apartments.olive.name')} · `) }).first();
  const said = await olive.innerText();
  await olive.click();
  await expect(page).toHaveURL(new RegExp(`${pathTo('request', 'en', 'olive')}.*adults=4`));
  const { searchParams } = new URL(page.url());
  const chosen = { checkIn: searchParams.get('checkIn'), checkOut: searchParams.get('checkOut') } as Stay;
  expect(chosen).not.toEqual(week);
  const { totalPayment } = quoteStay(chosen, four, apartmentOf('olive'), apartmentOf('olive').propertyTerms);
  expect(said).toContain(moneyIn('en', totalPayment));
  await expect(walk.sendButton).toBeVisible();
  await expect(page.getByRole('group', { name: walk.t('offer.quote.title') })).toBeVisible();
});

test('a stay that is longer than any leads to the hosts', async ({ page, week, allow }) => {
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

test('where the taken nights cannot be read, the list says so and looks again', async ({ page, week, allow }) => {
  allow(/503/);
  const walk = new BookingWalk(page);
  // The first is on arrival, where the server is asked instead.
  let answers: 'none' | 'late' | 'now' = 'none';
  let answer = () => {};
  const isAsked = new Promise<void>((asked) => {
    answer = asked;
  });
  await page.route('**/calendar/taken.json', async (route) => {
    const asked = answers;
    if (asked === 'none') answers = 'late';
    if (asked === 'late') await isAsked;
    if (answers === 'now') await route.continue();
    else await route.fulfill({ status: 503 });
  });
  await page.goto(pathTo('apartments', 'en') + stayQuery(week, { adults: 5, children: 1 }));
  await expect(cardOf(page, walk.t('villa.apartments.olive.name'))).toContainText(
    walk.t('offer.reason.guests', { ...apartmentOf('olive').limits }),
  );
  // No "no" before it is known whether several together are free.
  const no = page.getByText(walk.t('errors.no-apartments'), { exact: true });
  await expect(page.getByRole('status').filter({ hasText: walk.t('stay.checking') })).toBeVisible();
  await expect(no).toHaveCount(0);
  answer();
  await expect(no).toBeVisible();
  await expect(page.getByText(walk.t('offer.unknown'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: walk.t('offer.writeToUs') })).toBeVisible();
  await expectAccessible(page);
  answers = 'now';
  await walk.button('stay.tryAgain').click();
  await expect(page.getByText(walk.t('offer.severalFit'), { exact: true })).toBeVisible();
  await expect(no).toHaveCount(0);
});

test(
  'a party too large for one apartment gets several together, each with its guests, in Italian',
  { tag: '@phone' },
  async ({ page, week }) => {
    const walk = new BookingWalk(page, 'it');
    await page.goto(pathTo('apartments', 'it') + stayQuery(week, { adults: 5, children: 1 }));
    await expect(page.getByText(walk.t('offer.severalFit'), { exact: true })).toBeVisible();
    // Offers of several apartments are no contradiction to the sentence above them.
    await expect(page.getByText(walk.t('errors.no-apartments'), { exact: true })).toHaveCount(0);
    await expect(cardOf(page, walk.t('villa.apartments.rosemary.name'))).toContainText(
      walk.t('offer.reason.guests', { ...apartmentOf('rosemary').limits }),
    );
    const offer = page
      .getByRole('listitem')
      .filter({ hasText: walk.t('offer.together.how') })
      .first();
    const links = offer.getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();
    const parts = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    const shares = parts.map((href) => new URL(href, 'http://site').searchParams);
    const total = (who: string) => shares.reduce((sum, share) => sum + Number(share.get(who)), 0);
    expect([total('adults'), total('children')]).toEqual([5, 1]);
    const prices = shares.map((share, at) => {
      const apartment = apartmentOf(new URL(parts[at]!, 'http://site').pathname.split('/').at(-1)!);
      const guests = { adults: Number(share.get('adults')), children: Number(share.get('children')) };
      return quoteStay(week, guests, apartment, apartment.propertyTerms).totalPayment;
    });
    for (const [at, price] of prices.entries()) await expect(links.nth(at)).toContainText(moneyIn('it', price));
    const sum = prices.reduce((before, price) => before + price);
    await expect(offer).toContainText(`${moneyIn('it', sum)} ${walk.t('offer.totalFor', { count: 7 })}`);
    await expectAccessible(page);
    for (const href of parts) {
      await page.goto(href);
      await expect(walk.available).toBeVisible();
    }
  },
);
