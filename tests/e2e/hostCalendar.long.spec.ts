import { addDays, todayIn, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import { formatIn } from '../support/messagesOf.ts';
import { expectAccessible } from './expectAccessible.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { swipe } from './swipe.ts';

/** The owner's steps in the calendar, found by the texts of the page's language. */
class HostCalendar extends HostDesk {
  override async open(): Promise<void> {
    await super.open('calendar');
    await expect(this.grid).toBeVisible();
  }

  get grid() {
    return this.page.getByRole('grid', { name: this.t('hostCalendar.grid') });
  }

  date(date: IsoDate): string {
    return formatIn(this.language).date(date);
  }
}

test('an owner closes nights by keyboard, and opens them again by undo', async ({ page, week }) => {
  const calendar = new HostCalendar(page);
  await calendar.open();
  await calendar.showMonthOf(week.checkIn);
  const first = calendar.night('lavender', week.checkIn);
  await first.focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: calendar.date(week.checkIn).slice(-4) })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar.dialog).toBeVisible();
  await expectAccessible(page);
  await calendar.field('hostCalendar.block.reason').fill('Painting');
  await calendar.button('hostCalendar.block.submit').click();
  await expect(calendar.dialog).toBeHidden();
  const [third, fourth] = [2, 3].map((days) => calendar.night('lavender', addDays(week.checkIn, days)));
  await expect(third!).toHaveAccessibleName(/Painting/);
  await expect(fourth!).not.toHaveAccessibleName(/Painting/);
  await page.getByRole('button', { name: calendar.t('host.undo'), exact: true }).click();
  await expect(third!).not.toHaveAccessibleName(/Painting/);
});

test('today is marked, months show their year, and swiping leads to later ones @only-phone', async ({ page }) => {
  const calendar = new HostCalendar(page);
  await calendar.open();
  const today = page.locator('[role=gridcell][aria-current=date]');
  // Only the villa's own apartments, because other tests may have one of theirs in the calendar.
  for (const { slug } of apartments) {
    await expect(calendar.night(slug, todayIn('Europe/Zagreb'))).toHaveAttribute('aria-current', 'date');
  }
  for (const name of await today.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))) {
    expect(name).toContain(calendar.date(todayIn('Europe/Zagreb')));
  }
  const months = page.getByRole('combobox', { name: calendar.t('hostCalendar.month') });
  for (const text of await months.locator('option').allInnerTexts()) expect(text).toMatch(/^\S+ 20\d\d$/);
  const before = await months.inputValue();
  for (let swipes = 0; swipes < 12 && (await months.inputValue()) === before; swipes += 1) {
    // Measured each time, because another test may cause a problem notice that pushes the grid down.
    const { y, height } = (await calendar.grid.boundingBox())!;
    await swipe(page, 'left', y + height / 2);
  }
  await expect.poll(async () => (await months.inputValue()) > before).toBe(true);
  // A swipe is not a tap, so nothing is selected.
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(0);
  await expect(calendar.dialog).toBeHidden();
  await calendar.button('hostCalendar.today').click();
  await expect(today.first()).toBeInViewport();
});
