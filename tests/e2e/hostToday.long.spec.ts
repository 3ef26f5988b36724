import type { Page } from '@playwright/test';
import { sampleOwner } from '../../emulator-data/sampleOwner.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import type { Language } from '../../functions/src/domain/language.ts';
import { hostPath } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book } from '../support/bookingRequest.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { expectAccessible } from './expectAccessible.ts';
import { restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { Walk } from './Walk.ts';

/** The owner's steps on the first view and on a booking's page, found by the texts of the language. */
class Desk extends Walk {
  async open(...view: string[]): Promise<void> {
    await restoreSession(this.page, sampleOwner.uid);
    await this.page.goto(hostPath(this.language, ...view));
  }

  /** The card of a request. */
  card(guest: string) {
    return this.page.getByRole('article', { name: guest });
  }

  button(key: `${string}.${string}`) {
    return this.page.getByRole('button', { name: this.t(key), exact: true });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }
}

/** An apartment of the sample. */
function apartmentOf(slug: string) {
  return sampleVilla().find((one) => one.slug === slug)!;
}

const statusOf = async (number: string) => (await firestore().doc(bookingPath(number)).get()).get('status') as string;

async function expectNoSideScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'))
    .toBe(0);
}

for (const [language, width] of [
  ['en', 360],
  ['de', 1280],
] as const satisfies [Language, number][]) {
  test(`a request is confirmed with a tap, undone, and declined with a sentence, in ${language}`, async ({
    page,
    week,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const lastName = `Tester${week.checkIn.replaceAll('-', '')}${language}`;
    const guest = {
      firstName: 'Ada',
      lastName,
      email: 'ada@example.net',
      phone: '+44 20 7946 0000',
      message: 'We bring a cot.',
    };
    const number = await book(apartmentOf('olive'), week, { guest });
    const desk = new Desk(page, language);
    await desk.open();
    const card = desk.card(`Ada ${lastName}`);
    await expect(card).toContainText('We bring a cot.');
    await expectNoSideScroll(page);
    await expectAccessible(page);

    await card.getByRole('button', { name: desk.t('hostToday.request.confirm'), exact: true }).click();
    await expect.poll(() => statusOf(number)).toBe('confirmed');
    await expect(card).toBeHidden();
    await desk.button('host.undo').click();
    await expect(card).toBeVisible();
    await expect.poll(() => statusOf(number)).toBe('pending');

    await card.getByRole('button', { name: desk.t('hostToday.request.decline'), exact: true }).click();
    await expectAccessible(page);
    await desk.dialog.getByRole('textbox').fill('The roof is open.');
    await desk.dialog.getByRole('button', { name: desk.t('hostToday.request.decline'), exact: true }).click();
    await expect.poll(() => statusOf(number)).toBe('cancelled');
    await expect(desk.dialog).toBeHidden();
    await expect(card).toBeHidden();
    const booking = await firestore().doc(bookingPath(number)).get();
    expect(booking.get('declineMessage')).toBe('The roof is open.');
  });
}

test('a booking is found, confirmed, paid, moved and noted on its page', async ({ page, week, nextWeek }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const lastName = `Finder${week.checkIn.replaceAll('-', '')}`;
  const guest = { firstName: 'Zofia', lastName, email: 'zofia@example.net', phone: '+48 22 555 01 77' };
  const number = await book(apartmentOf('lavender'), week, { guest });
  const desk = new Desk(page);
  await desk.open('bookings');
  await desk.button('hostBooking.filter.pending').click();
  await page.getByRole('searchbox').fill(lastName.toLowerCase());
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: lastName }).click();
  await expect(page.getByRole('heading', { level: 2, name: `Zofia ${lastName}` })).toBeVisible();
  await expectAccessible(page);

  await desk.button('hostBooking.actions.confirm').click();
  await desk.button('hostBooking.actions.pay').click();
  await expectAccessible(page);
  await desk.dialog.getByRole('textbox', { name: desk.t('hostBooking.payments.amount') }).fill('-');
  await desk.button('hostBooking.actions.save').click();
  await expect(desk.dialog.getByText(desk.t('hostBooking.payments.wrongAmount'))).toBeVisible();
  await desk.dialog.getByRole('textbox', { name: desk.t('hostBooking.payments.amount') }).fill('100.50');
  await desk.button('hostBooking.actions.save').click();
  await expect(desk.dialog).toBeHidden();
  const payments = page.getByRole('region', { name: desk.t('hostBooking.payments.title') });
  await expect(payments.getByRole('listitem').filter({ hasText: '€100.50' })).toBeVisible();

  await desk.button('hostBooking.actions.move').click();
  await desk.dialog.getByLabel(desk.t('hostBooking.field.checkIn')).fill(nextWeek.checkIn);
  await desk.dialog.getByLabel(desk.t('hostBooking.field.checkOut')).fill(week.checkIn);
  await desk.dialog.getByRole('button', { name: desk.t('hostBooking.actions.move'), exact: true }).click();
  await expect(desk.dialog.getByText(desk.t('hostBooking.moving.wrong'))).toBeVisible();
  await desk.dialog.getByLabel(desk.t('hostBooking.field.checkOut')).fill(nextWeek.checkOut);
  await desk.dialog.getByRole('button', { name: desk.t('hostBooking.actions.move'), exact: true }).click();
  await expect(desk.dialog).toBeHidden();
  await expect
    .poll(async () => (await firestore().doc(bookingPath(number)).get()).get('checkIn') as string)
    .toBe(nextWeek.checkIn);
  await desk.button('hostBooking.actions.edit').click();
  await desk.dialog.getByRole('textbox', { name: desk.t('hostBooking.field.note') }).fill('Comes late.');
  await desk.button('hostBooking.actions.save').click();
  await expect(desk.dialog).toBeHidden();
  await expect(page.getByText('Comes late.').first()).toBeVisible();
  const history = page.getByRole('region', { name: desk.t('hostBooking.history.title') });
  for (const action of ['requested', 'confirmed', 'paymentRecorded', 'moved', 'edited']) {
    await expect(history.getByText(desk.t(`hostBooking.history.actions.${action}`), { exact: true })).toBeVisible();
  }
  await expectNoSideScroll(page);
  await expectAccessible(page);

  await desk.button('hostBooking.actions.cancel').click();
  await expectAccessible(page);
  await desk.dialog.getByRole('button', { name: desk.t('hostBooking.actions.cancel'), exact: true }).click();
  await expect(desk.button('hostBooking.actions.reopen')).toBeVisible();
});
