import { randomUUID } from 'node:crypto';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { apartmentPath, bookingPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book } from '../support/bookingRequest.ts';
import { bookingLink } from '../support/bookingLink.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { formatIn, messagesOf } from '../support/messagesOf.ts';
import { expectAccessible } from './expectAccessible.ts';
import { newGuest, restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';

const t = messagesOf('en');

test('the link in a mail opens a request to read, and cancelling leads over the sign-in to the question', async ({
  page,
  week,
  anotherGuest,
  allow,
}) => {
  // The first call of a function waits for its start: longer than a page waits, if the machine is slow.
  test.slow();
  allow(/answer 404/, /console error: Failed to load resource.*404/);
  const email = `${randomUUID()}@example.net`;
  const olive = (await firestore().doc(apartmentPath('olive')).get()).data() as Apartment;
  const phone = '+44 20 7946 0000';
  const number = await book(olive, week, { guest: { firstName: 'Ada', lastName: 'Test', email, phone } });
  const { url, key } = await bookingLink(number);
  expect(codeOf(await callFunction('openBooking', { number, key }))).toBe('ok');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto(url);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('villa.apartments.olive.name'));
  await expect(main).toContainText(t('confirmation.status.pending'));
  await expect(main).toContainText(t('myBookings.link.note'));
  // A request has its times and terms too.
  await expect(main).toContainText(formatIn('en').dateWithWeekday(week.checkIn));
  const { checkInFrom, checkInUntil } = olive.propertyTerms;
  await expect(main).toContainText(t('myBookings.property.arrival', { from: checkInFrom, until: checkInUntil }));
  await expect(main).toContainText(t('myBookings.cancel.request'));
  await expect(main).not.toContainText(phone);
  const facts = main.getByText(t('myBookings.factsTitle'), { exact: true });
  await expect(main.getByText(t('myBookings.fact.standardRate'), { exact: true })).toBeHidden();
  await facts.press('Enter');
  await expect(main.getByText(t('myBookings.fact.standardRate'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  // Neither Firestore nor the sign-in, and the key is sent in no URL.
  expect(asked.filter((one) => /:8080|:9099/.test(one))).toEqual([]);
  expect(asked.filter((one) => one.split('#')[0]!.includes(key))).toEqual([]);

  await main.getByRole('link', { name: t('myBookings.cancel.button'), exact: true }).click();
  await expect(page).toHaveURL(/\/login\?back=/);
  await expect(page.getByRole('main').getByLabel(t('login.email'))).toHaveValue(email);
  const back = new URL(page.url()).searchParams.get('back')!;
  await restoreSession(page, await newGuest({ email, emailVerified: true }));
  await page.goto(back);
  await expect(page.getByRole('dialog', { name: t('myBookings.cancel.title') })).toBeVisible();

  // Signed in as somebody else, the link opens it all the same; not once the owner has revoked it.
  const other = await anotherGuest();
  await restoreSession(other, await newGuest({}));
  await other.goto('/my-bookings');
  await expect(other.getByText(t('myBookings.none'), { exact: true })).toBeVisible();
  await other.goto(url);
  await expect(other.getByRole('main')).toContainText(t('myBookings.link.note'));
  await firestore().doc(bookingPath(number)).update({ linkVersion: 1 });
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('myBookings.link.gone'));
});
