import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { formatIn, writeDateIn } from '../support/messagesOf.ts';
import { BookingWalk } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoMotion } from './expectNoMotion.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

/*
 * axe on parts that appear only after an action. pages.spec covers the pages as they open, form.spec mistakes in
 * the request, and anyVilla.long.spec the confirmation.
 */
test.describe.configure({ mode: 'parallel' });

const inPage = readFileSync(new URL('./readability.js', import.meta.url), 'utf8');
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

/** Opens an apartment's calendar, which names its months, weekdays and days, and announces the chosen departure. */
async function openNamedCalendar(walk: BookingWalk, stay: Stay) {
  const { calendar, t, language } = walk;
  const { checkIn, checkOut } = stay;
  await walk.openApartment('lavender', stay);
  await expect(walk.available).toBeVisible();
  await walk.checkIn.click();
  await expect(walk.day(checkIn)).toBeVisible();
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
  // The Tab key reaches the calendar once. Within it, the arrow keys move.
  await expect(calendar.locator('[data-day][tabindex="0"]')).toHaveCount(1);
  await expect(calendar.getByRole('status')).toContainText(writeDateIn(language, checkOut).split(' ')[0]!);
}

test('axe finds nothing in dialogs, menus and messages, and the calendar has a name and announces changes', async ({
  page,
  week,
}) => {
  const walk = new BookingWalk(page);

  await test.step('menus on home', async () => {
    await walk.openHome();
    await hydrated(page);
    await walk.button('site.language').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize(phone);
    await walk.button('site.nav.open').click();
    await expectAccessible(page);
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
    await expect(walk.calendar.locator('[data-day]').first()).toBeVisible();
    // The calendar does not cover the sentence, so it could be pressed.
    await modal.getByText(walk.t('errors.dates-required'), { exact: true }).click({ trial: true });
    await expectAccessible(page);
  });

  await test.step('answer, calendar, a date that cannot be read, and lightbox at an apartment', async () => {
    await openNamedCalendar(walk, week);
    await expectAccessible(page);
    await walk.checkOut.fill('?');
    await walk.checkOut.press('Enter');
    await expect(walk.checkOut).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await page.getByRole('button', { name: walk.t('gallery.showAll') }).click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('mistakes in the contact form and in the newsletter', async () => {
    await page.goto(pathTo('contact', 'en'));
    await hydrated(page);
    await walk.button('contact.send').click();
    await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
    await walk.button('newsletter.subscribe').click();
    await expect(page.locator('footer [aria-invalid="true"]')).toBeVisible();
    await expectAccessible(page);
  });
});

/** Expects that every control can be scrolled to a place in the window where nothing covers it. */
async function expectReachable(page: Page, within: string): Promise<void> {
  await page.evaluate(inPage);
  await expectNoMotion(page);
  expect.soft(await page.evaluate(`readability.unreachable(${JSON.stringify(within)})`), within).toEqual([]);
}

test('at 400 % zoom everything can be reached, the calendar and dialogs included', async ({ page, week }) => {
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
