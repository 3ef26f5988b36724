import { apartmentPath, bookingPath } from '../../functions/src/contract/collections.ts';
import { addDays } from '../../functions/src/domain/isoDate.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book } from '../support/bookingRequest.ts';
import { formatIn } from '../support/messagesOf.ts';
import { requestOlive } from '../support/requestOlive.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { expectAccessible } from './expectAccessible.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* Mistakes in the console. The desk reports them, and still shows everything else. */

test('a console edit that was put back is on Today until an owner has seen it', async ({ page, week }) => {
  const { number, name } = await requestOlive(week);
  await firestore()
    .doc(bookingPath(number))
    .update({ checkIn: addDays(week.checkIn, 1) });
  const desk = new HostDesk(page, 'en');
  await desk.open();
  const seen = page.getByRole('button', { name: `${desk.t('hostToday.trouble.seen')}: ${name}` });
  await expect(seen).toBeVisible();
  await expectAccessible(page);
  await seen.click();
  await expect(page.getByText(desk.t('hostToday.trouble.seenDone'))).toBeVisible();
  await expect(seen).toBeHidden();
  await desk.button('host.undo').click();
  await expect(seen).toBeVisible();

  await page.getByRole('link', { name: `${name}: ` }).click();
  await desk.button('hostToday.trouble.seen').click();
  await expect(desk.button('hostToday.trouble.seen')).toBeHidden();
  const history = page.getByRole('region', { name: desk.t('hostBooking.history.title') });
  await expect(history.getByText(desk.t('hostBooking.history.actions.problemSeen')).first()).toBeVisible();
  await expectAccessible(page);
});

test('an apartment that a typing error made unreadable stays in calendar, prices and moves, with the error', async ({
  page,
  week,
}) => {
  const apartment = await createTestApartment({ position: 90 });
  try {
    const reference = firestore().doc(apartmentPath(apartment.slug));
    await expect.poll(async () => (await reference.collection('lastGood').get()).size).toBe(1);
    const guest = { firstName: 'Ada', lastName: 'Slip', email: 'ada@example.net', phone: '+44 20 7946 0000' };
    const number = await book(apartment, week, { guest });

    const desk = new HostDesk(page, 'en');
    await desk.open('calendar');
    await desk.showMonthOf(week.checkIn);
    await desk.night('olive', week.checkIn).click();
    const chosen = page.getByRole('status').filter({ hasText: formatIn('en').shortDateWithYear(week.checkIn) });
    await expect(chosen).toBeVisible();

    await reference.update({ nightPrice: 'ninety' });
    await expect.poll(async () => (await reference.get()).get('problem') as unknown).toBeTruthy();
    const problem = (await reference.get()).get('problem') as string;
    await expect(page.getByRole('alert').getByText(problem)).toBeVisible();
    await expect(chosen).toBeVisible();
    const nights = page.locator(`[role=gridcell][aria-label^="${apartment.slug}, "]`);
    await expect(nights.and(page.locator('[aria-label*="Ada Slip"]')).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('alert').getByRole('link', { name: problem }).click();
    await expect(page.getByRole('button', { name: apartment.slug, pressed: true })).toBeVisible();
    await expect(page.getByRole('alert').getByText(problem)).toBeVisible();
    await expectAccessible(page);

    await desk.open('bookings', number);
    await desk.button('hostBooking.actions.move').click();
    await desk.field('hostBooking.field.checkOut').fill(addDays(week.checkOut, -1));
    await expect(desk.field('hostBooking.field.apartment')).toHaveValue(apartment.slug);
  } finally {
    await removeTestApartment(apartment);
  }
});
