import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import { blockPath, blocksCollection, bookingsCollection } from '../../functions/src/contract/collections.ts';
import { createFormat } from '../../functions/src/domain/createFormat.ts';
import { addDays, todayIn, type IsoDate } from '../../functions/src/domain/isoDate.ts';
import type { Language } from '../../functions/src/domain/language.ts';
import { hostPath } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { callFunction } from '../support/callFunction.ts';
import { signInAsOwner } from '../support/signIn.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import { expectAccessible } from './expectAccessible.ts';
import { newGuest, restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { swipe } from './swipe.ts';
import { Walk } from './Walk.ts';

/** The owner's steps in the calendar, found by the texts of the page's language. */
class HostCalendar extends Walk {
  async open(): Promise<void> {
    await restoreSession(this.page, sampleOwner.uid);
    await this.page.goto(hostPath(this.language, 'calendar'));
    await expect(this.grid).toBeVisible();
  }

  get grid() {
    return this.page.getByRole('grid', { name: this.t('hostCalendar.grid') });
  }

  get sheet() {
    return this.page.getByRole('dialog');
  }

  /** Of the form in the sheet. */
  get submit() {
    return this.sheet.locator('form').getByRole('button', { name: this.t('hostCalendar.booking.submit'), exact: true });
  }

  button(key: string, values?: Record<string, string>) {
    return this.page.getByRole('button', { name: this.t(`hostCalendar.${key}`, values), exact: true });
  }

  field(key: string) {
    return this.sheet.getByRole('textbox', { name: this.t(`hostCalendar.${key}`), exact: true });
  }

  date(date: IsoDate): string {
    return createFormat(this.language, (key, values) => this.t(`format.${key}`, values)).date(date);
  }

  /** The night of an apartment, whatever stands on it. */
  night(apartment: string, date: IsoDate) {
    const name = this.t(`villa.apartments.${apartment}.name`);
    return this.page.locator(`[role=gridcell][aria-label^="${name}, ${this.date(date)}, "]`);
  }

  async showMonthOf(date: IsoDate): Promise<void> {
    await this.page.getByRole('combobox', { name: this.t('hostCalendar.month') }).selectOption(date.slice(0, 7));
  }
}

async function inAFrame(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'))
    .toBe(0);
}

test('nights are closed by keyboard, and opened again by undo', async ({ page, week }) => {
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
  await expect(calendar.sheet).toBeVisible();
  await expectAccessible(page);
  await calendar.field('block.reason').fill('Painting');
  await calendar.button('block.submit').click();
  const third = calendar.night('lavender', addDays(week.checkIn, 2));
  await expect(third).toHaveAccessibleName(/Painting/);
  await expect(calendar.sheet).toBeHidden();
  await expect(calendar.night('lavender', addDays(week.checkIn, 3))).not.toHaveAccessibleName(/Painting/);
  await page.getByRole('button', { name: calendar.t('host.undo'), exact: true }).click();
  await expect(third).not.toHaveAccessibleName(/Painting/);
  await expectAccessible(page);
  const blocks = await firestore().collection(blocksCollection).where('checkIn', '==', week.checkIn).get();
  expect(blocks.size).toBe(0);
});

test('closed nights get other dates, and are opened again', async ({ page, week }) => {
  const calendar = new HostCalendar(page);
  await calendar.open();
  await calendar.showMonthOf(week.checkIn);
  const first = calendar.night('olive', week.checkIn);
  await first.click();
  await first.click();
  await calendar.button('block.submit').click();
  await expect(first).toHaveAttribute('class', /taken/);
  await expect(calendar.sheet).toBeHidden();
  await first.click();
  await expect(calendar.sheet).toBeVisible();
  const last = calendar.sheet.getByLabel(calendar.t('hostCalendar.block.lastNight'));
  await last.fill(addDays(week.checkIn, -1));
  await calendar.button('block.save').click();
  await expect(calendar.sheet.getByText(calendar.t('hostCalendar.block.datesWrong'))).toBeVisible();
  await last.fill(addDays(week.checkIn, 1));
  await calendar.button('block.save').click();
  const second = calendar.night('olive', addDays(week.checkIn, 1));
  await expect(second).toHaveAttribute('class', /taken/);
  await expect(calendar.sheet).toBeHidden();
  await second.click();
  await calendar.button('block.remove').click();
  await expect(first).not.toHaveAttribute('class', /taken/);
});

test('closed nights that another owner has moved meanwhile keep that, with the reason typed here', async ({
  page,
  week,
  allow,
}) => {
  allow(/answer 409/, /console error: Failed to load resource.*409/);
  const { idToken } = await signInAsOwner();
  const nights = { checkIn: week.checkIn, checkOut: addDays(week.checkIn, 1) };
  const closing = { requestId: randomUUID(), apartments: ['olive'], ...nights, reason: 'Roof' };
  const made = await callFunction('blockNights', closing, idToken);
  if (!made.ok) throw new Error(made.body);
  const { block = '', revision = 0 } = made.response.blocks[0] ?? {};
  const calendar = new HostCalendar(page);
  await calendar.open();
  await calendar.showMonthOf(week.checkIn);
  await calendar.night('olive', week.checkIn).click();
  const reason = calendar.sheet.getByLabel(calendar.t('hostCalendar.block.reason'), { exact: true });
  const last = calendar.sheet.getByLabel(calendar.t('hostCalendar.block.lastNight'));
  await reason.fill('Painting');

  const longer = { apartment: 'olive', checkIn: week.checkIn, checkOut: addDays(week.checkIn, 2) };
  const change = { requestId: randomUUID(), block, revision, nights: longer };
  expect(await callFunction('changeBlock', change, idToken)).toMatchObject({ ok: true });
  const second = calendar.night('olive', addDays(week.checkIn, 1));
  await expect(second).toHaveAttribute('class', /taken/);
  await calendar.button('block.save').click();
  await expect(calendar.sheet.getByRole('alert')).toHaveText(calendar.t('host.form.merged'));
  await expect(last).toHaveValue(addDays(week.checkIn, 1));
  await expect(reason).toHaveValue('Painting');
  await calendar.button('block.save').click();
  await expect(calendar.sheet).toBeHidden();
  // The page knows it too: the next sheet begins with it.
  await expect(second).toHaveAccessibleName(/Painting/);
  expect((await firestore().doc(blockPath(block)).get()).data()).toMatchObject({
    ...longer,
    reason: 'Painting',
  });
  await second.click();
  await calendar.button('block.remove').click();
  await expect(second).not.toHaveAttribute('class', /taken/);
});

for (const language of ['de', 'en'] satisfies Language[]) {
  test(`a phone booking is entered with a thumb, in ${language} @only-phone`, async ({ page, week }) => {
    const calendar = new HostCalendar(page, language);
    await calendar.open();
    await calendar.showMonthOf(week.checkIn);
    await inAFrame(page);
    const [first, second] = [week.checkIn, addDays(week.checkIn, 1)].map((date) => calendar.night('rosemary', date));
    // The same night twice is one night.
    await first!.tap();
    await first!.tap();
    await calendar.button('sheet.enter').tap();
    await calendar.submit.tap();
    await expect(calendar.sheet.getByText(calendar.t('hostCalendar.booking.nameMissing'))).toBeVisible();
    await expectAccessible(page);
    await inAFrame(page);
    await calendar.field('booking.firstName').fill('Ljubica');
    await calendar.submit.tap();
    await expect(first!).toHaveAccessibleName(/Ljubica/);
    await expect(calendar.sheet).toBeHidden();
    await expect(second!).not.toHaveAccessibleName(/Ljubica/);
    const stored = await firestore().collection(bookingsCollection).where('firstName', '==', 'Ljubica').get();
    expect(stored.docs.filter((one) => one.get('checkIn') === week.checkIn)).toHaveLength(1);

    // Over a taken night: what stands there is said.
    await second!.tap();
    await first!.tap();
    await expect(calendar.sheet.getByRole('alert')).toContainText('Ljubica');
    await expectAccessible(page);
    await calendar.button('sheet.again').tap();
    await expect(calendar.sheet).toBeHidden();
    await first!.tap();
    await expect(calendar.sheet.getByRole('heading')).toHaveText('Ljubica');
    await expectAccessible(page);
    await calendar.sheet.getByRole('link', { name: calendar.t('hostCalendar.booking.open') }).tap();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Ljubica' })).toBeVisible();
  });
}

test('only a few months of the season are in the page at once', async ({ page }) => {
  const calendar = new HostCalendar(page);
  await calendar.open();
  const months = page.getByRole('combobox', { name: calendar.t('hostCalendar.month') }).locator('option');
  expect(await months.count()).toBeGreaterThanOrEqual(37);
  for (const value of await months.evaluateAll((all) => all.map((one) => one.getAttribute('value')!))) {
    await calendar.showMonthOf(`${value}-15` as IsoDate);
    await expect(calendar.night('olive', `${value}-02` as IsoDate)).toBeVisible();
    expect(await page.getByRole('gridcell').count()).toBeLessThan(400);
  }
});

test('today is marked, months have their year, and a finger leads to later ones @only-phone', async ({ page }) => {
  const calendar = new HostCalendar(page);
  await calendar.open();
  const today = page.locator('[role=gridcell][aria-current=date]');
  // Of the villa's own apartments: other tests may have one of theirs in the calendar.
  for (const { slug } of apartments) {
    await expect(calendar.night(slug, todayIn('Europe/Zagreb'))).toHaveAttribute('aria-current', 'date');
  }
  for (const name of await today.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))) {
    expect(name).toContain(calendar.date(todayIn('Europe/Zagreb')));
  }
  const months = page.getByRole('combobox', { name: calendar.t('hostCalendar.month') });
  for (const text of await months.locator('option').allInnerTexts()) expect(text).toMatch(/^\S+ 20\d\d$/);
  await expect(page.locator('.monthName:visible').first()).toHaveText(/^\S+ 20\d\d$/);
  const before = await months.inputValue();
  for (let swipes = 0; swipes < 12 && (await months.inputValue()) === before; swipes += 1) {
    // Measured each time: a message of another test's trouble may push the grid down.
    const { y, height } = (await calendar.grid.boundingBox())!;
    await swipe(page, 'left', y + height / 2);
  }
  await expect.poll(async () => (await months.inputValue()) > before).toBe(true);
  // It is no tap: nothing is chosen.
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(0);
  await expect(calendar.sheet).toBeHidden();
  await calendar.button('today').click();
  await expect(today.first()).toBeInViewport();
});

test('everybody else finds nothing', async ({ page }) => {
  await restoreSession(page, await newGuest({ email: `${randomUUID()}@example.com`, emailVerified: true }));
  await page.goto(hostPath('en', 'calendar'));
  await expect(page.getByRole('heading', { name: new HostCalendar(page).t('errorPage.notFound') })).toBeVisible();
});
