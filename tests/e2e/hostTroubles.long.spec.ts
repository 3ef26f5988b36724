import { randomUUID } from 'node:crypto';
import { apartmentPath, blockPath, bookingPath } from '../../functions/src/contract/collections.ts';
import { addDays } from '../../functions/src/domain/isoDate.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { book } from '../support/bookingRequest.ts';
import { formatIn } from '../support/messagesOf.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { expectAccessible } from './expectAccessible.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* Slips in the console: the desk says what is wrong, and goes on showing everything else. */

const endings: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const olive = sampleVilla().find(({ slug }) => slug === 'olive')!;

test('what was begun in the console is on Today until it holds its nights', async ({ page, week }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const id = randomUUID().slice(0, 8);
  const guest = { firstName: 'Ada', lastName: `Held-${id}`, email: 'ada@example.net', phone: '+44 20 7946 0000' };
  await book(olive, week, { guest });
  const booking = firestore().doc(bookingPath(`begun-${id}`));
  const block = firestore().doc(blockPath(`begun-${id}`));
  endings.push(() => Promise.all([booking.delete(), block.delete()]));
  await booking.create({ firstName: 'Ivo', lastName: id, apartment: 'olive', checkIn: 'June' });
  await block.create({ apartment: 'olive', ...week });
  const desk = new HostDesk(page, 'en');
  await desk.open();
  const toBooking = page.getByRole('link', { name: `Ivo ${id}` });
  await expect(toBooking).toContainText('checkIn');
  await expectAccessible(page);
  await toBooking.click();
  await expect(desk.viewHeading(`Ivo ${id}`)).toBeVisible();
  await expect(page.getByText(desk.t('hostBooking.incomplete'))).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  const problem = (await block.get()).get('problem') as string;
  await page
    .getByRole('link', { name: problem })
    .and(page.locator(`[href$="?day=${week.checkIn}"]`))
    .click();
  // What stands there.
  await expect(desk.night('olive', week.checkIn)).toHaveAccessibleName(new RegExp(`Held-${id}`));
  await expect(desk.night('olive', week.checkIn)).toBeInViewport();

  await page.goBack();
  await page
    .getByRole('listitem')
    .filter({ has: page.locator(`[href$="?day=${week.checkIn}"]`) })
    .getByRole('button')
    .click();
  await expect(page.getByText(desk.t('hostToday.trouble.removed'))).toBeVisible();
  expect((await block.get()).exists).toBe(false);
});

test('an edit that was put back is on Today until an owner has seen it', async ({ page, week }) => {
  const id = randomUUID().slice(0, 8);
  const guest = { firstName: 'Ada', lastName: `Note-${id}`, email: 'ada@example.net', phone: '+44 20 7946 0000' };
  const number = await book(olive, week, { guest });
  await firestore()
    .doc(bookingPath(number))
    .update({ checkIn: addDays(week.checkIn, 1) });
  const desk = new HostDesk(page, 'en');
  await desk.open();
  const seen = page.getByRole('button', { name: `${desk.t('hostToday.trouble.seen')}: Ada Note-${id}` });
  await expect(seen).toBeVisible();
  await expectAccessible(page);
  await seen.click();
  await expect(page.getByText(desk.t('hostToday.trouble.seenDone'))).toBeVisible();
  await expect(seen).toBeHidden();
  await desk.button('host.undo').click();
  await expect(seen).toBeVisible();

  await page.getByRole('link', { name: `Ada Note-${id}: ` }).click();
  await desk.button('hostToday.trouble.seen').click();
  await expect(desk.button('hostToday.trouble.seen')).toBeHidden();
  const history = page.getByRole('region', { name: desk.t('hostBooking.history.title') });
  await expect(history.getByText(desk.t('hostBooking.history.actions.problemSeen')).first()).toBeVisible();
  await expectAccessible(page);
});

test('an apartment that a slip made unreadable stays in calendar, prices and moves, with what is wrong', async ({
  page,
  week,
}) => {
  const apartment = await createTestApartment({ position: 90 });
  endings.push(() => removeTestApartment(apartment));
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
  await expect(page.locator(`[role=gridcell][aria-label^="${apartment.slug}, "]`).first()).toBeVisible();
  await expect(page.locator('.bar').getByText('Ada Slip')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('alert').getByRole('link', { name: problem }).click();
  await expect(page.getByRole('button', { name: apartment.slug, pressed: true })).toBeVisible();
  await expect(page.getByRole('alert').getByText(problem)).toBeVisible();
  await expectAccessible(page);

  await desk.open('bookings', number);
  await desk.button('hostBooking.actions.move').click();
  await desk.field('hostBooking.field.checkOut').fill(addDays(week.checkOut, -1));
  await expect(desk.field('hostBooking.field.apartment')).toHaveValue(apartment.slug);
});
