import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { cancellationCost } from '../../functions/src/domain/cancellation.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { bookTogether, inDays } from '../support/bookingRequest.ts';
import { messagesOf, moneyIn } from '../support/messagesOf.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { expectAccessible } from './expectAccessible.ts';
import { stored } from './guestWithBooking.ts';
import { newGuest, restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { tabTo } from './tabTo.ts';

test.describe.configure({ mode: 'parallel' });

const t = messagesOf('en');
const villa = sampleVilla();
const apartmentOf = (slug: string) => villa.find((apartment) => apartment.slug === slug) as unknown as Apartment;

/** A signed-in guest with a request for two apartments. */
async function guestWithTwo(page: Page, week: Stay): Promise<[string, string]> {
  const email = `several-${randomUUID()}@example.net`;
  const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
  const numbers = await bookTogether([apartmentOf('lavender'), apartmentOf('olive')], week, { guest });
  await restoreSession(page, await newGuest({ email, emailVerified: true }));
  return numbers as [string, string];
}

test('bookings of one request name each other, and one of them is cancelled alone', async ({ page, week }) => {
  const [lavender, olive] = await guestWithTwo(page, week);
  const nameOf = (slug: string) => t(`villa.apartments.${slug}.name` as 'villa.apartments.olive.name');
  await page.goto('/my-bookings');
  const card = page.getByRole('article').filter({ hasText: lavender });
  await expect(card).toContainText(t('myBookings.together.with'));
  await card.getByRole('link', { name: nameOf('olive'), exact: true }).click();
  await expect(page).toHaveURL(`/my-booking/${olive}`);
  const together = page.getByRole('region', { name: t('myBookings.together.title') });
  await together.getByRole('link', { name: new RegExp(lavender) }).click();
  await expect(page).toHaveURL(`/my-booking/${lavender}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf('lavender'));
  await expectAccessible(page);

  await page.getByRole('button', { name: t('myBookings.cancel.button'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('myBookings.cancel.title') });
  await expect(dialog).toContainText(t('myBookings.cancel.sumFree'));
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: t('myBookings.cancel.only', { name: nameOf('lavender') }) }).click();
  await expect(page.getByRole('main')).toContainText(t('confirmation.status.cancelled'));
  expect((await stored(lavender)).status).toBe('cancelled');
  expect((await stored(olive)).status).toBe('pending');
  await expect(together).toContainText(t('myBookings.status.pending'));
});

test('both are cancelled together by keyboard, for what each costs by its own terms', async ({ page, week }) => {
  const [lavender, olive] = await guestWithTwo(page, week);
  for (const number of [lavender, olive]) {
    await firestore().doc(bookingPath(number)).update({ status: 'confirmed' });
    await expect.poll(async () => (await stored(number)).agreed.status).toBe('confirmed');
  }
  const terms = { freeUntilDays: 365, shareAfter: 0.4 };
  await firestore().doc(bookingPath(olive)).update({ 'terms.cancellation': terms });
  await expect.poll(async () => (await stored(olive)).terms.cancellation).toEqual(terms);
  const { quote, status, ...stay } = await stored(olive);
  const cost = cancellationCost(status, stay, quote, terms, inDays(0));
  const sum =
    cost.kind === 'due'
      ? t('myBookings.cancel.sumDue', { amount: moneyIn('en', cost.amount) })
      : t('myBookings.cancel.sumFree');

  await page.goto(`/my-booking/${lavender}`);
  await tabTo(page, page.getByRole('button', { name: t('myBookings.cancel.button'), exact: true }), 60);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('myBookings.cancel.title') });
  await expect(dialog).toContainText(sum);
  await expect(dialog).toContainText('free of charge');
  await tabTo(page, dialog.getByRole('button', { name: t('myBookings.cancel.all') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('myBookings.cancel.doneAll'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(t('confirmation.status.cancelled'));
  for (const number of [lavender, olive]) expect((await stored(number)).status).toBe('cancelled');
  await expect(page.getByRole('region', { name: t('myBookings.together.title') })).toContainText(
    t('myBookings.status.cancelled'),
  );
});
