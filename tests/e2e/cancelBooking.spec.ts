import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { bookingPath, bookingsCollection } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { callFunction } from '../support/callFunction.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { restoreSession, newGuest } from './restoreSession.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { guestWithBooking, stored } from './guestWithBooking.ts';

test.describe.configure({ mode: 'parallel' });

const t = messagesOf('en');
const cancelButton = (page: Page) => page.getByRole('button', { name: t('myBookings.cancel.button'), exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const question = (page: Page) => page.getByRole('dialog', { name: t('myBookings.cancel.title') });
const yes = (page: Page) => question(page).getByRole('button', { name: t('myBookings.cancel.yes'), exact: true });

test('a guest cancels: pressed twice, done once, and the nights are free', async ({ page, week }) => {
  const { number, uid: own, email } = await guestWithBooking(week);
  await firestore().doc(bookingPath(number)).update({ status: 'confirmed' });
  await restoreSession(page, own);
  await page.goto(`/my-booking/${number}`);
  await cancelButton(page).click();
  // Nothing has been paid yet.
  await expect(question(page)).toContainText(t('myBookings.cancel.free'));
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(cancelButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  // Closed and opened again before the URL has followed.
  await question(page).evaluate((dialog, keep) => {
    const buttons = [...dialog.ownerDocument.querySelectorAll('button')];
    const [cancel] = dialog.ownerDocument.querySelectorAll('[aria-labelledby="changes"] > button');
    for (const button of [buttons.find(({ textContent }) => textContent === keep), cancel]) {
      (button as unknown as { click(): void }).click();
    }
  }, t('myBookings.cancel.keep'));
  await expect(page).toHaveURL(/\?cancel/);
  await expect(question(page)).toBeVisible();
  await yes(page).evaluate((button) => {
    (button as unknown as { click(): void }).click();
    (button as unknown as { click(): void }).click();
  });
  await expect(page.getByText(t('myBookings.cancel.done'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(t('confirmation.status.cancelled'));
  await expect(cancelButton(page)).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText(settings.wifiNote.split('\n')[1]!);

  expect(await stored(number)).toMatchObject({ status: 'cancelled', agreed: { status: 'cancelled' }, wifiNote: null });
  const mails = await firestore().collection('mail').where('message.subject', '>', '').get();
  const about = mails.docs.filter(({ id }) => id.startsWith(`${number}-cancelled`));
  expect(
    about
      .map((mail) => mail.get('to') as string[])
      .flat()
      .sort(),
  ).toEqual([email, settings.ownerEmail].sort());
  const response = await callFunction('checkAvailability', { ...week, adults: 2, children: 0, apartment: 'olive' });
  expect(response.ok && response.response.apartments[0]?.available).toBe(true);
});

test('a booking that the owner has added in the console opens, and its guest cancels it', async ({ page, week }) => {
  const email = `${randomUUID()}@example.net`;
  // The ID that Firestore gives: 20 letters and digits of both cases.
  const reference = firestore().collection(bookingsCollection).doc();
  await reference.create({ ...week, apartment: 'olive', status: 'confirmed', firstName: 'Ada', adults: 2, email });
  await expect.poll(async () => (await reference.get()).get('agreed.status') as unknown).toBe('confirmed');
  const number = (await reference.get()).get('number') as string;
  expect(number).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);

  await restoreSession(page, await newGuest({ email, emailVerified: true }));
  await page.goto('/my-bookings');
  await expect(cards(page)).toContainText(number);
  await expect(cards(page)).not.toContainText(reference.id);
  await cards(page).getByRole('link').click();
  await expect(page).toHaveURL(`/my-booking/${reference.id}`);
  await page.reload();
  const main = page.getByRole('main');
  await expect(main).toContainText(t('myBookings.bookingHeading', { number }));
  await expect(main).not.toContainText(reference.id);
  const saved = () => page.evaluate<boolean>(`caches.match('/saved-stay/${reference.id}').then(Boolean)`);
  await expect.poll(saved).toBe(true);

  await cancelButton(page).click();
  await yes(page).click();
  await expect(main).toContainText(t('confirmation.status.cancelled'));
  await expect(page).toHaveURL(`/my-booking/${reference.id}`);
  await expect.poll(saved).toBe(false);
  expect((await reference.get()).data()).toMatchObject({ status: 'cancelled', agreed: { status: 'cancelled' } });
});

test('a session that ends in the middle of cancelling leads to the sign-in and back to the question', async ({
  page,
  week,
  allow,
}) => {
  allow(/answer 401/, /console error: Failed to load resource.*401/);
  const { number, uid: own } = await guestWithBooking(week);
  await restoreSession(page, own);
  await page.goto(`/my-booking/${number}`);
  await cancelButton(page).click();
  await expect(question(page)).toContainText(t('myBookings.cancel.request'));
  // What the platform answers for a session that it does not take any more.
  await page.route('**/cancelBooking', (route) =>
    route.fulfill({
      status: 401,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { error: { message: 'Unauthenticated', status: 'UNAUTHENTICATED' } },
    }),
  );
  await yes(page).click();
  await expect(page).toHaveURL(/\/login\?back=/);
  expect((await stored(number)).status).toBe('pending');
  await page.unroute('**/cancelBooking');
  const login = page.url();
  await restoreSession(page, own);
  await page.goto(`/my-booking/${new URL(login).searchParams.get('back')!.split('/').at(-1)}`);
  await yes(page).click();
  await expect(page.getByRole('main')).toContainText(t('confirmation.status.cancelled'));
  await expect(page).toHaveURL(`/my-booking/${number}`);
});
