import type { Page } from '@playwright/test';
import { messagesOf } from '../support/messagesOf.ts';
import { restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { guestWithBooking, stored } from './guestWithBooking.ts';

test.describe.configure({ mode: 'parallel' });

const t = messagesOf('en');
const cancelButton = (page: Page) => page.getByRole('button', { name: t('myBookings.cancel.button'), exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: t('myBookings.cancel.title') });
const yes = (page: Page) => question(page).getByRole('button', { name: t('myBookings.cancel.yes'), exact: true });

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
