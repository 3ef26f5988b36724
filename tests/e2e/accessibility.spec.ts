import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { languages } from '../../functions/src/domain/language.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { inDays } from '../support/bookingRequest.ts';
import { formatIn, writeDateIn } from '../support/messagesOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoMotion } from './expectNoMotion.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * axe on what only shows once a guest has done something. The pages as they open are in pages.spec, the confirmation in
 * anyVilla.long.spec. In English the whole page is looked at, elsewhere the part that has opened.
 */
test.describe.configure({ mode: 'parallel' });

const inPage = readFileSync(new URL('./readability.js', import.meta.url), 'utf8');
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

/** The open calendar names its months, weekdays and days, and says aloud what was chosen and what cannot be. */
async function expectNamedCalendar({ calendar, t, language }: BookingWalk, { checkIn, checkOut }: Stay) {
  await expect(calendar.getByRole('button', { name: t('calendar.previousMonth') })).toBeVisible();
  await expect(calendar.getByRole('button', { name: t('calendar.nextMonth') })).toBeVisible();
  const grid = calendar.getByRole('grid').first();
  await expect(grid).toHaveAccessibleName(/\p{L}+ .*20\d\d/u);
  const weekdays = ['2024-01-01', '2024-01-07'].map(formatIn(language).weekday);
  await expect(grid.getByRole('columnheader').first()).toHaveAccessibleName(new RegExp(weekdays[0]!, 'i'));
  await expect(grid.getByRole('columnheader').last()).toHaveAccessibleName(new RegExp(weekdays[1]!, 'i'));
  const arrival = calendar.getByRole('gridcell', { name: formatIn(language).dateWithWeekday(checkIn) });
  await expect(arrival).toHaveAccessibleName(new RegExp(t('calendar.day.yourArrival')));
  await expect(arrival).toHaveAttribute('aria-selected', 'true');
  const departure = calendar.getByRole('gridcell', { name: formatIn(language).dateWithWeekday(checkOut) });
  await expect(departure).toHaveAccessibleName(new RegExp(t('calendar.day.yourDeparture')));
  // One way in with the Tab key, the arrow keys do the rest.
  await expect(calendar.locator('[data-day][tabindex="0"]')).toHaveCount(1);
  await expect(calendar.getByRole('status')).toContainText(writeDateIn(language, checkOut).split(' ')[0]!);
}

for (const language of languages) {
  const part = (selector: string) => (language === 'en' ? undefined : selector);

  test(`axe finds nothing in what opens and is answered, and the calendar is named and speaks: ${language}`, async ({
    page,
    week,
  }) => {
    const walk = new BookingWalk(page, language);

    await test.step('menus on home', async () => {
      await walk.openHome();
      await hydrated(page);
      await walk.button('site.language').click();
      await expectAccessible(page, part('[popover]:popover-open'));
      await page.keyboard.press('Escape');
      await page.setViewportSize(phone);
      await walk.button('site.nav.open').click();
      await expectAccessible(page, part('[popover]:popover-open'));
      await page.keyboard.press('Escape');
      await page.setViewportSize(desk);
    });

    await test.step('the booking modal, opened and with what is missing', async () => {
      await page
        .getByRole('link', { name: walk.t('site.book'), exact: true })
        .filter({ visible: true })
        .click();
      const modal = page.getByRole('dialog', { name: walk.t('stay.yourStay') });
      await modal.getByRole('button', { name: walk.t('stay.check'), exact: true }).click();
      await expect(modal.getByText(walk.t('errors.dates-required'), { exact: true })).toBeVisible();
      await expect(walk.calendar.locator('[data-day]').first()).toBeVisible();
      await expectAccessible(page, part('.MuiDialog-root'));
    });

    await test.step('answer, calendar, a date that cannot be read, and lightbox at an apartment', async () => {
      await walk.openApartment('lavender', week);
      await expect(walk.available).toBeVisible();
      await walk.checkIn.click();
      await expect(walk.day(week.checkIn)).toBeVisible();
      await expectNamedCalendar(walk, week);
      await expectAccessible(page, part('main'));
      await walk.checkOut.fill('?');
      await walk.checkOut.press('Enter');
      await expect(walk.checkOut).toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.press('Escape');
      await expectAccessible(page, part('form'));
      await page.getByRole('button', { name: walk.t('gallery.showAll') }).click();
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      await expectAccessible(page, part('dialog'));
    });

    await test.step('mistakes in the contact form and in the newsletter', async () => {
      await page.goto(pathTo('contact', language));
      await hydrated(page);
      await walk.button('contact.send').click();
      await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
      await walk.button('newsletter.subscribe').click();
      await expect(page.locator('footer [aria-invalid="true"]')).toBeVisible();
      await expectAccessible(page, part('form'));
    });

    await test.step('mistakes in the request', async () => {
      await walk.openRequest('lavender', week);
      await walk.sendButton.click();
      await expect(page.getByRole('alert')).toHaveText(walk.t('errors.fields-required'));
      await expectAccessible(page, part('main'));
    });
  });
}

test('axe finds nothing on the list with the answer for a stay, and in the calendar at its search bar', async ({
  page,
  week,
}) => {
  const walk = new BookingWalk(page, 'de');
  await page.goto(pathTo('apartments', 'de') + stayQuery(week, { adults: 3, children: 1 }));
  await expect(walk.available).toBeVisible();
  await walk.checkIn.click();
  await expect(walk.day(week.checkIn)).toBeVisible();
  await expectAccessible(page);
});

test('the calendar says why a night cannot be had, and shows taken nights on a phone, without a finding', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const walk = new BookingWalk(page);
  await walk.openApartment('lavender');
  await walk.checkIn.click();
  // Within a stay of the seed (days 20 to 28): a phone shows one month, in whose last days no other night may be taken.
  const night = inDays(24);
  await walk.turnTo(night);
  const taken = walk.day(night);
  await expect(taken).toHaveAttribute('data-kind', 'taken');
  await expect(taken).toHaveAccessibleName(new RegExp(walk.t('calendar.day.taken')));
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
  await taken.click({ force: true });
  await expect(walk.calendar.getByRole('status')).toHaveText(walk.t('calendar.cannot.taken'));
  await expectAccessible(page);
});

/** Every control can be brought into the window, where nothing lies over it. */
async function expectReachable(page: Page, within: string): Promise<void> {
  await page.evaluate(inPage);
  await expectNoMotion(page);
  expect.soft(await page.evaluate(`readability.unreachable(${JSON.stringify(within)})`), within).toEqual([]);
}

test('at 400 % everything can be reached, the calendar and what else opens too', async ({ page, week }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const walk = new BookingWalk(page, 'de');
  await walk.openHome();
  await hydrated(page);
  await expectReachable(page, 'body');
  await walk.button('site.nav.open').click();
  await expectReachable(page, '[popover]:popover-open');
  await page.keyboard.press('Escape');
  await walk.button('site.language').click();
  await expectReachable(page, '[popover]:popover-open');
  await page.keyboard.press('Escape');
  await walk.openApartment('lavender', week);
  await expect(walk.available).toBeVisible();
  await expectReachable(page, 'main');
  await walk.checkIn.click();
  await expect(walk.day(week.checkIn)).toBeVisible();
  await expectReachable(page, 'section[role="dialog"]');
  await walk.openRequest('lavender', week);
  await expect(walk.sendButton).toBeVisible();
  await expectReachable(page, 'body');
});
