import { readFile } from 'node:fs/promises';
import type { MyData } from '../../functions/src/contract/MyData.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import property from '../../villa/property.json' with { type: 'json' };
import { messagesOf } from '../support/messagesOf.ts';
import { restoreSession } from './restoreSession.ts';
import { expectAccessible } from './expectAccessible.ts';
import { followRedirect } from './followRedirect.ts';
import { guestWithBooking, setStatus, stored } from './guestWithBooking.ts';
import { expect, siteTest as test } from './siteTest.ts';

const language = 'de';
const t = messagesOf(language);
const myBookings = pathTo('myBookings', language);

test('a guest downloads their data, cannot delete the account while a stay is ahead, and deletes it afterwards', async ({
  page,
  week,
  allow,
}) => {
  allow(/deleteMyAccount/);
  const { number, email, uid } = await guestWithBooking(week, { apartment: 'rosemary' });
  // Until then, it is a request that anybody may have made with the email.
  await setStatus(number, 'confirmed');

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
  expect((await stored(number)).firstName).toBe('Ada');

  await setStatus(number, 'cancelled');
  await place.getByRole('button', { name: t('account.delete') }).click();
  await expect(question.getByRole('alert')).toHaveCount(0);
  await confirm.dblclick();
  await expect(page.getByText(t('account.deleted'))).toBeVisible();
  await expect(page).toHaveURL(pathTo('home', language));
  expect(await stored(number)).toMatchObject({ firstName: '', email: '', phone: '', status: 'cancelled' });
  // The hint, which the header of every page uses, says signed out too.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull();
  await followRedirect(page, myBookings, new RegExp(`${pathTo('login', language)}\\?back=`));
});
