import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { getAuth } from 'firebase-admin/auth';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { MyData } from '../../functions/src/contract/MyData.ts';
import { apartmentPath, bookingPath } from '../../functions/src/contract/collections.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import property from '../../villa/property.json' with { type: 'json' };
import { book } from '../support/bookingRequest.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { restoreSession, newGuest } from './restoreSession.ts';
import { expectAccessible } from './expectAccessible.ts';
import { followRedirect } from './followRedirect.ts';
import { expect, siteTest as test } from './siteTest.ts';

const language = 'de';
const t = messagesOf(language);
const myBookings = pathTo('myBookings', language);

test('a guest takes their data away, is refused while a stay is ahead, and deletes the account once it is not', async ({
  page,
  week,
  allow,
}) => {
  allow(/deleteMyAccount/);
  const email = `${randomUUID()}@example.net`;
  const rosemary = (await firestore().doc(apartmentPath('rosemary')).get()).data() as Apartment;
  const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
  const number = await book(rosemary, week, { guest });
  const uid = await newGuest({ email, emailVerified: true });
  const booking = firestore().doc(bookingPath(number));
  // Before, it is a request that anybody may have made with the email.
  await booking.update({ status: 'confirmed' });
  await expect.poll(async () => (await booking.get()).get('agreed.status') as string).toBe('confirmed');

  await restoreSession(page, uid);
  await page.goto(myBookings);
  const place = page.getByRole('region', { name: t('account.heading') });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const downloading = page.waitForEvent('download');
  await place.getByRole('button', { name: t('account.download') }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`${property.slug}-my-data.json`);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as MyData;
  expect(data.account).toMatchObject({ email, emailProven: true });
  expect(data.bookings).toMatchObject([{ bookingNumber: number, firstName: 'Ada', arrival: week.checkIn }]);
  await expect(place.getByRole('status')).toContainText(file.suggestedFilename());

  const question = page.getByRole('dialog', { name: t('account.question') });
  const confirm = question.getByRole('button', { name: t('account.confirm'), exact: true });
  await place.getByRole('button', { name: t('account.delete') }).click();
  await expect(question.getByText(t('account.stays'))).toBeVisible();
  await expect(question.getByRole('button', { name: t('account.keep') })).toBeFocused();
  await expectAccessible(page);
  await confirm.click();
  await expect(question.getByRole('alert')).toHaveText(t('errors.stay-ahead'));
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect((await booking.get()).get('firstName')).toBe('Ada');

  await booking.update({ status: 'cancelled' });
  await expect.poll(async () => (await booking.get()).get('agreed.status') as string).toBe('cancelled');
  await place.getByRole('button', { name: t('account.delete') }).click();
  await expect(question.getByRole('alert')).toHaveCount(0);
  await confirm.dblclick();
  await expect(page.getByText(t('account.deleted'))).toBeVisible();
  await expect(page).toHaveURL(pathTo('home', language));
  expect((await booking.get()).data()).toMatchObject({ firstName: '', email: '', phone: '', status: 'cancelled' });
  // Signed out too, as the header of every page goes by.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull();
  await followRedirect(page, myBookings, new RegExp(`${pathTo('login', language)}\\?back=`));
});

test('a device that was left signed in is not enough: the guest signs in again first', async ({ page, allow }) => {
  allow(/deleteMyAccount/);
  const uid = await newGuest({ email: `${randomUUID()}@example.net`, emailVerified: true });
  await restoreSession(page, uid);
  await page.goto(myBookings);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const ask = page.getByRole('button', { name: t('account.delete') });
  await expect(ask).toBeVisible();
  // Whoever signed in by now has to do so again. Auth counts in seconds.
  await page.waitForTimeout(1100);
  await getAuth().revokeRefreshTokens(uid);
  await ask.click();
  const question = page.getByRole('dialog', { name: t('account.question') });
  await question.getByRole('button', { name: t('account.confirm'), exact: true }).click();
  await expect(question.getByRole('alert')).toContainText(t('errors.signed-out'));
  await question.getByRole('button', { name: t('account.signIn') }).click();
  await expect(page).toHaveURL(new RegExp(`${pathTo('login', language)}\\?back=`));
  expect((await getAuth().getUser(uid)).uid).toBe(uid);
});
