import { bookingPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { bookingLink } from '../support/bookingLink.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { formatIn, messagesOf } from '../support/messagesOf.ts';
import { expectAccessible } from './expectAccessible.ts';
import { newGuest, restoreSession } from './restoreSession.ts';
import { guestWithBooking } from './guestWithBooking.ts';
import { sampleApartment } from '../support/sampleVilla.ts';
import { expect, siteTest as test } from './siteTest.ts';

const t = messagesOf('en');

test('the link in a mail shows a request without signing in, and cancelling it requires signing in', async ({
  page,
  week,
  anotherGuest,
  allow,
}) => {
  // The first call of a function waits until the function has started. On a slow machine, that takes longer than a page
  // waits.
  test.slow();
  allow(/answer 404/, /console error: Failed to load resource.*404/);
  const { number, email, uid } = await guestWithBooking(week);
  const { url, key } = await bookingLink(number);
  expect(codeOf(await callFunction('openBooking', { number, key }))).toBe('ok');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto(url);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('villa.apartments.olive.name'));
  await expect(main).toContainText(t('confirmation.status.pending'));
  await expect(main).toContainText(t('myBookings.link.note'));
  // The page of a request has times and terms too.
  await expect(main).toContainText(formatIn('en').dateWithWeekday(week.checkIn));
  const { checkInFrom, checkInUntil } = sampleApartment('olive').propertyTerms;
  await expect(main).toContainText(t('myBookings.property.arrival', { from: checkInFrom, until: checkInUntil }));
  await expect(main).toContainText(t('myBookings.cancel.request'));
  await expect(main).not.toContainText(/7946 ?0000/);
  const facts = main.getByText(t('myBookings.factsTitle'), { exact: true });
  await expect(main.getByText(t('myBookings.fact.standardRate'), { exact: true })).toBeHidden();
  await facts.press('Enter');
  await expect(main.getByText(t('myBookings.fact.standardRate'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  // No requested URL contains the key.
  expect(asked.filter((one) => one.split('#')[0]!.includes(key))).toEqual([]);

  await main.getByRole('link', { name: t('myBookings.cancel.button'), exact: true }).click();
  await expect(page).toHaveURL(/\/login\?back=/);
  await expect(page.getByRole('main').getByLabel(t('login.email'))).toHaveValue(email);
  const back = new URL(page.url()).searchParams.get('back')!;
  await restoreSession(page, uid);
  await page.goto(back);
  await expect(page.getByRole('dialog', { name: t('myBookings.cancel.title') })).toBeVisible();

  // A guest who is signed in as somebody else can open the link too, until the owner revokes it.
  const other = await anotherGuest();
  await restoreSession(other, await newGuest({}));
  await other.goto('/my-bookings');
  await expect(other.getByText(t('myBookings.none'), { exact: true })).toBeVisible();
  // A guest without bookings can look for a stay.
  await expect(other.getByRole('form', { name: t('stay.yourStay') })).toBeVisible();
  await other.goto(url);
  await expect(other.getByRole('main')).toContainText(t('myBookings.link.note'));
  await firestore().doc(bookingPath(number)).update({ linkVersion: 1 });
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('myBookings.link.gone'));
});
