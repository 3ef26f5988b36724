import type { Locator, Page } from '@playwright/test';
import { takenNightsPath } from '../../functions/src/contract/takenNights.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  firstDayOf,
  monthOf,
  weekdayOf,
  type IsoDate,
  type IsoMonth,
} from '../../functions/src/domain/isoDate.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { inDays } from '../support/bookingRequest.ts';
import { withMonths } from '../support/claimWeeks.ts';
import { moneyIn } from '../support/messagesOf.ts';
import { BookingWalk } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoMotion } from './expectNoMotion.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { tabTo } from './tabTo.ts';

/** The next month of that number that begins after the weeks of the seed. */
function nextMonth(number: number): IsoMonth {
  let month = monthOf(inDays(60));
  do month = addMonths(month, 1);
  while (Number(month.slice(5)) !== number);
  return month;
}

/** A guest at the search's calendar. */
class SearchWalk extends BookingWalk {
  /** Opens the same search in the booking modal, over a page that has no search. */
  async openInModal({ adults, children }: { adults: number; children: number }): Promise<void> {
    await this.page.goto(`${pathTo('about', this.language)}?adults=${adults}&children=${children}`);
    await hydrated(this.page);
    await this.page
      .getByRole('link', { name: this.t('site.book'), exact: true })
      .filter({ visible: true })
      .click();
    await expect(this.page.getByRole('dialog', { name: this.t('stay.yourStay') })).toBeVisible();
    await this.openCalendar();
  }

  async open(party = { adults: 2, children: 0 }): Promise<void> {
    await this.page.goto(`${pathTo('home', this.language)}?adults=${party.adults}&children=${party.children}`);
    await hydrated(this.page);
    await this.openCalendar();
  }

  async openCalendar(): Promise<void> {
    await this.checkIn.click();
    await expect(this.calendar.locator('[data-day]').first()).toBeVisible();
    await expect(this.hint).not.toHaveText(this.t('calendar.nightsLoading'));
  }

  get hint(): Locator {
    return this.calendar.getByRole('status');
  }

  monthName(month: IsoMonth): string {
    const name = this.t(`calendar.months.${Number(month.slice(5))}` as 'calendar.months.1');
    return this.t('calendar.monthTitle', { month: name, year: month.slice(0, 4) });
  }

  inMonth(month: IsoMonth): string {
    return this.t(`calendar.inMonth.${Number(month.slice(5))}` as 'calendar.inMonth.1');
  }

  choice(name: string): Locator {
    return this.calendar.getByRole('button', { name, exact: true });
  }

  monthButton(month: IsoMonth): Locator {
    return this.choice(this.monthName(month));
  }

  async showMonth(month: IsoMonth): Promise<void> {
    await this.monthButton(month).click();
    await expect(this.day(firstDayOf(month))).toBeVisible();
  }

  get stays(): Locator {
    return this.calendar.getByRole('listitem').getByRole('button');
  }

  /** The totals in euros, in the order shown. */
  async totals(): Promise<number[]> {
    const texts = await this.stays.allInnerTexts();
    return texts.map((text) => readTotal(text));
  }

  get cheapest(): Locator {
    return this.stays.filter({ hasText: this.t('calendar.flexible.cheapest') });
  }
}

/** "€1,415" or "1.415 €" */
function readTotal(text: string): number {
  const [, after, before] = /€(\d[\d.,]*)|(\d[\d.,]*)\s€/u.exec(text) ?? [];
  return Number((after ?? before ?? '').replace(/\D/g, ''));
}

const stayInUrl = (page: Page) => {
  const { searchParams } = new URL(page.url());
  return { checkIn: searchParams.get('checkIn') as IsoDate, checkOut: searchParams.get('checkOut') as IsoDate };
};

test('minimum stay and arrival day are shown with their numbers in the modal, and other departures are not offered', async ({
  page,
}) => {
  const walk = new SearchWalk(page);
  const [june, july] = [nextMonth(6), nextMonth(7)];
  await withMonths([june, july], async () => {
    // Lavender or Olive: four nights in June, in July seven from Saturday.
    await walk.openInModal({ adults: 4, children: 0 });
    await walk.showMonth(june);
    const free = walk.calendar.locator(`[data-day^="${june}"][data-kind="free"]`).first();
    const arrival = (await free.getAttribute('data-day')) as IsoDate;
    await free.click();
    const leastInJune = walk.t('calendar.hint.leastNights', { inMonth: walk.inMonth(june), count: 4 });
    await expect(walk.hint).toContainText(leastInJune);
    for (const nights of [1, 2, 3])
      await expect(walk.day(addDays(arrival, nights))).toHaveAttribute('aria-disabled', 'true');
    await expect(walk.day(addDays(arrival, 4))).toHaveAttribute('aria-disabled', 'false');
    await walk.day(addDays(arrival, 2)).click({ force: true });
    await expect(walk.hint).toHaveText(leastInJune);
    await expect(page).not.toHaveURL(/checkOut/);

    await walk.button('stay.clearDates').click();
    await walk.showMonth(july);
    const rule = [
      walk.t('calendar.hint.leastNights', { inMonth: walk.inMonth(july), count: 7 }),
      walk.t('calendar.hint.arrivalDays', { days: walk.t('format.weekdays.6') }),
    ].join(' ');
    await expect(walk.hint).toHaveText(`${walk.t('calendar.hint.arrive')} ${rule}`);
    const wednesday = Array.from({ length: 7 }, (_, day) => addDays(firstDayOf(july), day)).find(
      (day) => weekdayOf(day) === 3,
    )!;
    await walk.day(wednesday).click({ force: true });
    await expect(walk.hint).toHaveText(`${walk.t('calendar.cannot.noArrival')} ${rule}`);
  });
});

test.describe('an Italian couple on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('chooses any week in June: a total for each, the cheapest marked, which is the price on the list', async ({
    page,
  }) => {
    const walk = new SearchWalk(page, 'it');
    const june = nextMonth(6);
    await withMonths([june], async () => {
      await walk.openHome();
      await hydrated(page);
      await walk.checkIn.tap();
      await walk.choice(walk.t('calendar.mode.flexible')).tap();
      await walk.monthButton(june).tap();
      await expect(walk.monthButton(june)).toHaveAttribute('aria-pressed', 'true');
      await expect(walk.stays.first()).toBeVisible();
      let least = 0;
      await expect(async () => {
        const totals = await walk.totals();
        least = Math.min(...totals);
        expect(totals.every((total) => total > 100)).toBe(true);
        // The last weeks reach into July, which costs more.
        expect(Math.max(...totals)).toBeGreaterThan(least);
        expect([...new Set((await walk.cheapest.allInnerTexts()).map(readTotal))]).toEqual([least]);
      }).toPass({ timeout: 45_000 });
      await expectAccessible(page);

      await walk.cheapest.first().tap();
      await expect(walk.calendar).toBeHidden();
      await expect(page).toHaveURL(/checkIn=.*checkOut=/);
      const stay = stayInUrl(page);
      expect(monthOf(stay.checkIn)).toBe(june);
      expect(daysBetween(stay.checkIn, stay.checkOut)).toBe(7);
      await walk.checkButton.tap();
      await expect(walk.available).toBeVisible();
      const cheapestCard = page.getByRole('article').filter({ hasText: moneyIn('it', least * 100) });
      await expect(cheapestCard.first()).toBeVisible();
    });
  });
});

test('months, lengths and stays can be chosen by keyboard', async ({ page }) => {
  const walk = new SearchWalk(page);
  const flexible = walk.choice(walk.t('calendar.mode.flexible'));
  const exact = walk.choice(walk.t('calendar.mode.exact'));
  await walk.open();
  await tabTo(page, exact);
  await page.keyboard.press('ArrowRight');
  await expect(flexible).toBeFocused();
  await page.keyboard.press('Enter');
  const now = monthOf(inDays(0));
  await expect(walk.monthButton(now)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(walk.monthButton(now)).toBeFocused();
  for (let month = 0; month < 10; month += 1) await page.keyboard.press('ArrowRight');
  await expect(walk.monthButton(addMonths(now, 10))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(walk.monthButton(addMonths(now, 10))).toHaveAttribute('aria-pressed', 'true');
  await expect(walk.stays.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(walk.stays.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(walk.checkOut).toBeFocused();
  await expect(page).toHaveURL(/checkIn=.*checkOut=/);
});

test('without the taken nights the calendar says so, and they can be loaded again', async ({ page, allow }) => {
  allow(/calendar\/taken\.json/, /503/);
  await page.route(`**${takenNightsPath}`, (route) => route.fulfill({ status: 503 }));
  const walk = new SearchWalk(page);
  await page.goto(pathTo('home', 'en'));
  await hydrated(page);
  await walk.checkIn.click();
  await expect(walk.calendar.getByText(walk.t('calendar.nightsFailed'))).toBeVisible();
  await page.unroute(`**${takenNightsPath}`);
  await walk.button('stay.tryAgain').click();
  await expect(walk.calendar.getByText(walk.t('calendar.nightsFailed'))).toBeHidden();
});

test(
  'on a phone the hint is in sight, and the sheet keeps its place and height',
  { tag: '@only-phone' },
  async ({ page }) => {
    const walk = new SearchWalk(page, 'de');
    await walk.open({ adults: 4, children: 0 });
    const box = async (locator: Locator) => JSON.stringify(await locator.boundingBox());
    await walk.showMonth(nextMonth(6));
    await expectNoMotion(page);
    const [sheet, hint] = [await box(walk.calendar), await box(walk.hint)];
    const steady = async () => {
      await expect.poll(() => box(walk.calendar)).toBe(sheet);
      await expect.poll(() => box(walk.hint)).toBe(hint);
      await expect(walk.hint).toBeInViewport({ ratio: 1 });
    };
    await walk.calendar.locator('[data-kind="free"]').first().click();
    await expect(walk.hint).toContainText(walk.t('calendar.hint.depart').replace('.', ''));
    await steady();
    await walk.showMonth(nextMonth(7));
    await steady();
    await walk.choice(walk.t('calendar.mode.flexible')).click();
    await expect(walk.stays.first()).toBeVisible();
    await steady();
  },
);
