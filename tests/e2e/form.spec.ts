import { moneyIn } from '../support/messagesOf.ts';
import { sampleApartment } from '../support/sampleVilla.ts';
import { BookingWalk, someGuest } from './BookingWalk.ts';
import { changeApartments } from './changeApartments.ts';
import { expectAccessible } from './expectAccessible.ts';
import { bookingsOf, setStatus, stored } from './guestWithBooking.ts';
import { expect, siteTest as test } from './siteTest.ts';

test('an empty form shows what is missing at the fields, and focuses the first of them', async ({ page, week }) => {
  const walk = new BookingWalk(page);
  await walk.openRequest('lavender', week);
  await walk.sendButton.click();

  await expect(page.getByRole('alert')).toHaveText(walk.t('errors.fields-required'));
  await expect(walk.field('firstName')).toBeFocused();
  for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
    await expect(walk.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(walk.field(name)).toHaveAccessibleDescription(new RegExp(walk.t('form.problem.missing')));
  }
  await expect(walk.consent('acceptPrivacy')).toHaveAccessibleDescription(walk.t('request.problem.privacy'));
  await expect(walk.consent('acceptTerms')).toHaveAccessibleDescription(walk.t('request.problem.terms'));
  await expectAccessible(page);
});

test('wrong fields are named, and typing errors in email and phone are pointed out, in Polish', async ({
  page,
  week,
}) => {
  const walk = new BookingWalk(page, 'pl');
  const guest = someGuest();
  await walk.openRequest('lavender', week);
  await walk.fillIn({ ...guest, email: 'ada@' });
  await walk.sendButton.click();
  await expect(page.getByRole('alert')).toHaveText(walk.t('form.problem.check', { fields: walk.t('form.email') }));
  await expect(walk.field('email')).toBeFocused();

  await walk.field('email').fill('ada@gmial.com');
  await walk.field('phone').fill('+48 600 100');
  await walk.field('message').focus();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(walk.field('phone')).toHaveAccessibleDescription(walk.t('form.looksShort'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ada@gmail.com', exact: true }).click();
  await expect(walk.field('email')).toHaveValue('ada@gmail.com');
  await expect(page.getByRole('button', { name: 'ada@gmail.com' })).toHaveCount(0);
});

test('neither the back button nor the form’s URL books again, until the booking is cancelled', async ({
  page,
  week,
}) => {
  const walk = new BookingWalk(page);
  const guest = someGuest();
  await walk.openApartment('rosemary', week);
  await walk.requestButton.click();
  await walk.fillIn(guest);
  await walk.sendButton.click();
  const number = await walk.expectConfirmation();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/request\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(walk.t('villa.apartments.rosemary.name'));
  await expect(page.getByText(walk.t('errors.dates-taken'))).toBeVisible();
  await page.goForward();
  expect(await walk.expectConfirmation()).toBe(number);
  await walk.openRequest('rosemary', week);
  expect(await walk.expectConfirmation()).toBe(number);
  expect(await bookingsOf(guest)).toMatchObject([{ number }]);

  await setStatus(number, 'cancelled');
  await walk.openRequest('rosemary', week);
  await expect(walk.sendButton).toBeVisible();
});

test('a price that changed meanwhile is shown before anything is booked', async ({ page, week, allow }) => {
  allow(/\b(400|409|412)\b/);
  const walk = new BookingWalk(page);
  const guest = someGuest();
  const { cleaningFee } = sampleApartment('rosemary');
  const before = cleaningFee - 1234;
  await changeApartments(page, (apartment) => {
    if (apartment.slug === 'rosemary') apartment.cleaningFee = before;
  });
  const bill = page.getByRole('group', { name: walk.t('offer.quote.title') });
  await walk.openRequest('rosemary', week);
  await expect(bill.getByText(moneyIn('en', before), { exact: true })).toBeVisible();
  await walk.fillIn(guest);
  await walk.sendButton.click();
  await expect(page.getByRole('alert')).toContainText(walk.t('errors.quote-changed'));
  await expect(bill.getByText(moneyIn('en', cleaningFee), { exact: true })).toBeVisible();
  expect(await bookingsOf(guest)).toEqual([]);
  await walk.sendButton.click();
  const number = await walk.expectConfirmation();
  expect((await stored(number)).quote.lines).toContainEqual({ kind: 'cleaningFee', amount: cleaningFee });
});
