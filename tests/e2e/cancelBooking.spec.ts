import type { Page } from '@playwright/test';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };
import { messagesOf } from '../support/messagesOf.ts';
import { restoreSession } from './restoreSession.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { guestWithBooking, stored } from './guestWithBooking.ts';

test.describe.configure({ mode: 'parallel' });

const t = messagesOf('en');
const cancelButton = (page: Page) => page.getByRole('button', { name: t('myBookings.cancel.button'), exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: t('myBookings.cancel.title') });
const yes = (page: Page) => question(page).getByRole('button', { name: t('myBookings.cancel.yes'), exact: true });

test('a guest cancels a stay after confirming it in a dialog', async ({ page, week }) => {
  const { number, uid: own } = await guestWithBooking(week);
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
  await yes(page).click();
  await expect(page.getByText(t('myBookings.cancel.done'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(t('confirmation.status.cancelled'));
  await expect(cancelButton(page)).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText(settings.wifiNote.split('\n')[1]!);

  expect((await stored(number)).status).toBe('cancelled');
});

test('a guest whose session ends while cancelling signs in and returns to the dialog', async ({
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
  // The platform's answer to a session that is no longer valid.
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
