import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { sampleBookings } from '../../emulator-data/sampleBookings.ts';
import { sampleGuests } from '../../emulator-data/sampleGuests.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { formatPhone } from '../../functions/src/domain/phone.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import property from '../../villa/property.json' with { type: 'json' };
import { moneyIn, messagesOf } from '../support/messagesOf.ts';
import { restoreSession } from './restoreSession.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { tabTo } from './tabTo.ts';
import { guestWithBooking, stored } from './guestWithBooking.ts';

/* The pages of a guest who is signed in. */

test.describe.configure({ mode: 'parallel' });

const t = messagesOf('en');
const uid = sampleGuests.guest.uid;
const numberOf = (status: string) =>
  sampleBookings.find((booking) => booking.guest === 'guest' && booking.status === status)!.number;
const foreign = sampleBookings.find(({ guest }) => guest === 'other')!.number;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filter = (page: Page, key: 'all' | 'confirmed' | 'cancelled' | 'pending') =>
  page.getByRole('group', { name: t('myBookings.filter.label') }).getByRole('button', {
    name: new RegExp(`^${t(`myBookings.filter.${key}`)} `),
  });
const cancelButton = (page: Page) => page.getByRole('button', { name: t('myBookings.cancel.button'), exact: true });

test('a guest finds all their own bookings, by filter and by keyboard, and nobody else’s', async ({ page }) => {
  await restoreSession(page, uid);
  await page.goto('/my-bookings?status=gone');
  // The stay that begins first comes first, and cancelled stays are apart.
  await expect(cards(page)).toContainText([numberOf('confirmed'), numberOf('pending'), numberOf('cancelled')]);
  await expect(page.getByRole('heading', { level: 2 })).toContainText([t('myBookings.coming'), t('myBookings.past')]);
  await expect(filter(page, 'all')).toHaveText(`${t('myBookings.filter.all')} 3`);
  await expectAccessible(page);

  await tabTo(page, filter(page, 'all'));
  for (const status of ['confirmed', 'cancelled', 'pending'] as const) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/my-bookings?status=${status}`);
    await expect(filter(page, status)).toHaveAttribute('aria-pressed', 'true');
    await expect(filter(page, status)).toBeFocused();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(numberOf(status));
  }
  await page.reload();
  await expect(cards(page)).toContainText(numberOf('pending'));
  const way = cards(page).getByRole('link');
  await tabTo(page, way);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/my-booking/${numberOf('pending')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('villa.apartments.lavender.name'));
});

test('a booking shows every field and the arrival information, and prints; somebody else’s number looks like an unknown one', async ({
  page,
}) => {
  await restoreSession(page, uid);
  const number = numberOf('confirmed');
  const booking = await stored(number);
  await page.goto(`/my-booking/${number.toLowerCase()}`);
  await expect(page).toHaveURL(`/my-booking/${number}`);
  const main = page.getByRole('main');
  const fact = (key: string) =>
    main
      .locator('details dl > div')
      .filter({ has: page.locator('dt', { hasText: new RegExp(`^${t(`myBookings.fact.${key}`)}$`) }) })
      .locator('dd');
  const { quote } = booking;
  await expect(fact('number')).toHaveText(number);
  await expect(fact('guest')).toHaveText('Grace Hollis');
  await expect(fact('contact')).toHaveText(`${booking.email} · ${formatPhone(booking.phone)}`);
  await expect(fact('persons')).toHaveText('2 adults');
  await expect(fact('occupancy')).toHaveText('4 adults and 2 children · 4 guests at most');
  await expect(fact('status')).toHaveText(t('myBookings.status.confirmed'));
  for (const key of ['standardRate', 'pricePerNight', 'totalPrice', 'advancePayment', 'totalPayment'] as const) {
    await expect(fact(key)).toHaveText(moneyIn('en', quote[key]));
  }
  await expect(main).toContainText(t('confirmation.booked'));
  await expect(main).toContainText('Put Murtele 12');
  await expect(main.getByRole('heading', { name: t('about.arrive.heading') })).toBeVisible();
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('myBookings.property.calendar') }).click();
  expect((await downloading).suggestedFilename()).toBe(`${number}.ics`);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(cancelButton(page)).toBeHidden();
  await expect(main).toContainText(property.phone);
  await page.emulateMedia({ media: 'screen' });

  const tab = await page.context().newPage();
  const nobodys = 'S4MPE-00000';
  const unknown = [
    { on: page, other: foreign },
    { on: tab, other: nobodys },
  ];
  for (const { on, other } of unknown) {
    await on.goto(`/my-booking/${other}`);
    await expect(on.getByRole('heading', { level: 1 })).toHaveText(t('errorPage.notFound'));
  }
  // Leaves out IDs, because React numbers those that it renders in the browser.
  const readMain = async ({ on, other }: (typeof unknown)[number]) => {
    const html = await on.getByRole('main').innerHTML();
    return `${await on.title()} ${html.replaceAll(/_r_\w+_/g, '').replaceAll(other, '')}`;
  };
  // Compares both again and again, because either may still be rendering.
  await expect(async () => {
    const [foreigns = '', expected] = await Promise.all(unknown.map(readMain));
    expect(foreigns).toBe(expected);
  }).toPass({ timeout: 45_000 });
});

test('bookings made before signing in appear once the email is proven, and the owner’s answers appear live', async ({
  page,
  week,
}) => {
  const { number, uid: own } = await guestWithBooking(week, { emailVerified: false });
  await restoreSession(page, own);
  await page.goto('/my-bookings');
  await expect(page.getByText(t('myBookings.none'), { exact: true })).toBeVisible();
  await getAuth().updateUser(own, { emailVerified: true });
  await page.reload();
  await expect(cards(page)).toContainText(number);
  await filter(page, 'confirmed').click();
  await expect(page.getByText(t('myBookings.none'), { exact: true })).toBeVisible();

  await firestore().doc(bookingPath(number)).update({ status: 'confirmed' });
  await expect(cards(page)).toContainText(t('myBookings.status.confirmed'));
  await expect(page.getByText(t('myBookings.statusChanged.confirmed', { number }), { exact: true })).toBeAttached();
  await expect(filter(page, 'confirmed')).toHaveText(`${t('myBookings.filter.confirmed')} 1`);
  await expect(filter(page, 'pending')).toHaveText(`${t('myBookings.filter.pending')} 0`);
});
