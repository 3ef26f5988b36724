import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sampleBookings } from '../../emulator-data/sampleBookings.ts';
import { sampleGuests } from '../../emulator-data/sampleGuests.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import type { StoredBooking } from '../../functions/src/contract/booking.ts';
import { apartmentPath, bookingPath } from '../../functions/src/contract/collections.ts';
import { languages } from '../../functions/src/domain/language.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import type { Stay } from '../../functions/src/domain/stay.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import property from '../../villa/property.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };
import { book, inDays } from '../support/bookingRequest.ts';
import { callFunction } from '../support/callFunction.ts';
import { moneyIn, wordsOf } from '../support/wordsOf.ts';
import { enterAs, newGuest } from './enterAs.ts';
import { expectAccessible } from './expectAccessible.ts';
import { goLed } from './goLed.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { tabTo } from './tabTo.ts';

/* The pages of a guest who is signed in. How one signs in is another file's. */

test.describe.configure({ mode: 'parallel' });

const say = wordsOf('en');
const uid = sampleGuests.guest.uid;
const numberOf = (status: string) =>
  sampleBookings.find((booking) => booking.guest === 'guest' && booking.status === status)!.number;
const foreign = sampleBookings.find(({ guest }) => guest === 'other')!.number;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filter = (page: Page, key: 'all' | 'confirmed' | 'cancelled' | 'pending') =>
  page.getByRole('navigation', { name: say('myBookings.filter.label') }).getByRole('link', {
    name: new RegExp(`^${say(`myBookings.filter.${key}`)} `),
  });
const cancelButton = (page: Page, words = say) =>
  page.getByRole('button', { name: words('myBookings.cancel.button'), exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: say('myBookings.cancel.title') });
const yes = (page: Page) => question(page).getByRole('button', { name: say('myBookings.cancel.yes'), exact: true });

async function stored(number: string): Promise<StoredBooking> {
  return (await firestore().doc(bookingPath(number)).get()).data() as StoredBooking;
}

/** A guest of the test's own with one request for olive, made without signing in. */
async function guestWithBooking(stay: Stay, emailVerified = true) {
  const email = `${randomUUID()}@example.net`;
  const olive = (await firestore().doc(apartmentPath('olive')).get()).data() as Apartment;
  const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
  const number = await book(olive, stay, { guest });
  return { number, email, uid: await newGuest({ email, emailVerified }) };
}

test('a guest finds all their bookings, by filter and by keyboard, and nobody else’s', async ({ page }) => {
  await enterAs(page, uid);
  await page.goto('/my-bookings?status=gone');
  await expect(cards(page)).toHaveCount(3);
  // The sooner arrival first, what is cancelled apart.
  const order = await cards(page).allTextContents();
  expect(order.map((text) => /S4MPE-\w{5}/.exec(text)?.[0])).toEqual([
    numberOf('confirmed'),
    numberOf('pending'),
    numberOf('cancelled'),
  ]);
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    say('myBookings.coming'),
    say('myBookings.past'),
  ]);
  await expect(filter(page, 'all')).toHaveText(`${say('myBookings.filter.all')} 3`);

  for (const status of ['confirmed', 'cancelled', 'pending'] as const) {
    await tabTo(page, filter(page, status));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/my-bookings?status=${status}`);
    await expect(filter(page, status)).toHaveAttribute('aria-current', 'page');
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('villa.apartments.lavender.name'));
});

test('a booking shows every field, what a guest needs at the house, and prints; a foreign number is as unknown as any', async ({
  page,
}) => {
  await enterAs(page, uid);
  const number = numberOf('confirmed');
  const booking = await stored(number);
  await page.goto(`/my-booking/${number.toLowerCase()}`);
  await expect(page).toHaveURL(`/my-booking/${number}`);
  const main = page.getByRole('main');
  const fact = (key: string) =>
    main
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: new RegExp(`^${say(`myBookings.fact.${key}`)}$`) }) })
      .locator('dd');
  const { quote } = booking;
  await expect(fact('number')).toHaveText(number);
  await expect(fact('guest')).toHaveText('Grace Hollis');
  await expect(fact('contact')).toHaveText(`${booking.email} · ${booking.phone}`);
  await expect(fact('dates')).toContainText(booking.checkOut.slice(0, 4));
  await expect(fact('rate')).not.toBeEmpty();
  await expect(fact('persons')).toHaveText('2 adults');
  await expect(fact('occupancy')).toHaveText('4 adults and 2 children · 4 guests at most');
  await expect(fact('status')).toHaveText(say('myBookings.status.confirmed'));
  for (const key of ['standardRate', 'pricePerNight', 'totalPrice', 'advancePayment', 'totalPayment'] as const) {
    await expect(fact(key)).toHaveText(moneyIn('en', quote[key]));
  }
  await expect(main).toContainText(say('confirmation.status.confirmed'));
  await expect(main).toContainText('Put Murtele 12');
  await expect(main).toContainText(settings.wifiNote.split('\n')[1]!);
  await expect(main.getByRole('heading', { name: say('about.arrive.heading') })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('myBookings.house.calendar') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${number}.ics`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`DTSTART;VALUE=DATE:${booking.checkIn.replaceAll('-', '')}`);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(cancelButton(page)).toBeHidden();
  await expect(main).toContainText(property.phone);
  await page.emulateMedia({ media: 'screen' });

  const texts: string[] = [];
  for (const other of [foreign, 'S4MPE-00000']) {
    await page.goto(`/my-booking/${other}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('errorPage.notFound'));
    texts.push((await page.locator('body').innerHTML()).replaceAll(other, ''));
  }
  expect(texts[0]).toBe(texts[1]);
});

test('what was booked before signing in appears once the address is proven, and what the owner decides by itself', async ({
  page,
  week,
}) => {
  const { number, uid: own } = await guestWithBooking(week, false);
  await enterAs(page, own);
  await page.goto('/my-bookings');
  await expect(page.getByText(say('myBookings.none'), { exact: true })).toBeVisible();
  await getAuth().updateUser(own, { emailVerified: true });
  await page.reload();
  await expect(cards(page)).toContainText(number);
  await filter(page, 'confirmed').click();
  await expect(page.getByText(say('myBookings.none'), { exact: true })).toBeVisible();

  await firestore().doc(bookingPath(number)).update({ status: 'confirmed' });
  await expect(cards(page)).toContainText(say('myBookings.status.confirmed'));
  await expect(page.getByText(say('myBookings.news.confirmed', { number }), { exact: true })).toBeAttached();
  await expect(filter(page, 'confirmed')).toHaveText(`${say('myBookings.filter.confirmed')} 1`);
  await expect(filter(page, 'pending')).toHaveText(`${say('myBookings.filter.pending')} 0`);
});

test('a guest cancels: pressed twice, done once, and the nights are free', async ({ page, week }) => {
  const { number, uid: own, email } = await guestWithBooking(week);
  await firestore().doc(bookingPath(number)).update({ status: 'confirmed' });
  await enterAs(page, own);
  await page.goto(`/my-booking/${number}`);
  await cancelButton(page).click();
  // More than 30 days ahead.
  await expect(question(page)).toContainText('free of charge');
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(cancelButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await yes(page).evaluate((button) => {
    (button as unknown as { click(): void }).click();
    (button as unknown as { click(): void }).click();
  });
  await expect(page.getByText(say('myBookings.cancel.done'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(say('confirmation.status.cancelled'));
  await expect(cancelButton(page)).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText(settings.wifiNote.split('\n')[1]!);

  expect(await stored(number)).toMatchObject({ status: 'cancelled', agreed: { status: 'cancelled' }, wifiNote: null });
  const mails = await firestore().collection('mail').where('message.subject', '>', '').get();
  const about = mails.docs.filter(({ id }) => id.startsWith(`${number}-cancelled`));
  expect(
    about
      .map((mail) => mail.get('to') as string[])
      .flat()
      .sort(),
  ).toEqual([email, settings.ownerEmail].sort());
  const answer = await callFunction('checkAvailability', { ...week, adults: 2, children: 0, apartment: 'olive' });
  expect(answer.ok && answer.answer.apartments[0]?.available).toBe(true);
});

test('a session that ends in the middle of cancelling leads to the sign-in and back to the question', async ({
  page,
  week,
  allow,
}) => {
  allow(/answer 401/, /console error: Failed to load resource.*401/);
  const { number, uid: own } = await guestWithBooking(week);
  await enterAs(page, own);
  await page.goto(`/my-booking/${number}`);
  await cancelButton(page).click();
  await expect(question(page)).toContainText(say('myBookings.cancel.request'));
  // What the platform answers for a session that it does not take any more.
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
  await enterAs(page, own);
  await page.goto(`/my-booking/${new URL(login).searchParams.get('back')!.split('/').at(-1)}`);
  await yes(page).click();
  await expect(page.getByRole('main')).toContainText(say('confirmation.status.cancelled'));
  await expect(page).toHaveURL(`/my-booking/${number}`);
});

test('the page of a confirmed stay opens again without a network, and for nobody after signing out', async ({
  page,
  context,
  allow,
}) => {
  // Firestore looks for a picture of Google's to tell whether there is a network; the site's policy refuses that.
  allow(/ERR_INTERNET_DISCONNECTED/, /Could not reach Cloud Firestore/, /cleardot\.gif/, /transport errored/);
  const number = numberOf('confirmed');
  await enterAs(page, uid);
  await page.goto(`/my-booking/${number}`);
  const main = page.getByRole('main');
  const wifi = settings.wifiNote.split('\n')[1]!;
  await expect(main).toContainText(wifi);
  const kept = () => page.evaluate<string[]>(`caches.keys()`);
  const shell = () => page.evaluate<boolean>(`caches.match('/my-booking/').then(Boolean)`);
  await expect.poll(shell).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(main).toContainText(wifi);
  await expect(main).toContainText('You are offline');
  await expect(cancelButton(page)).toBeHidden();
  await context.setOffline(false);
  await page.reload();
  await expect(cancelButton(page)).toBeVisible();
  await expect(main).not.toContainText('You are offline');
  // The page comes from the network again, not from what was kept.
  expect(await page.evaluate<string>(`performance.getEntriesByType('navigation')[0].deliveryType ?? ''`)).not.toBe(
    'cache',
  );

  await page.evaluate(
    `new Promise((done) => { const asked = indexedDB.deleteDatabase('firebaseLocalStorageDb'); asked.onsuccess = done; asked.onblocked = done; })`,
  );
  await page.evaluate(`localStorage.clear()`);
  await goLed(page, '/my-bookings', /\/login/);
  expect(await kept()).toEqual([]);
  expect(await page.evaluate<number>(`navigator.serviceWorker.getRegistrations().then((all) => all.length)`)).toBe(0);
});

test('more than twenty bookings come page by page', async ({ page }) => {
  const template = await stored(numberOf('cancelled'));
  const own = await newGuest({});
  const numbers = Array.from({ length: 25 }, (_, at) => `T${randomUUID().slice(0, 4).toUpperCase()}-${at}`);
  const batch = firestore().batch();
  numbers.forEach((number, at) => {
    const stay = { checkIn: inDays(-400 + at), checkOut: inDays(-398 + at) };
    const agreed = { apartment: template.apartment, ...stay, status: 'cancelled' };
    batch.create(firestore().doc(bookingPath(number)), { ...template, ...agreed, number, uid: own, email: '', agreed });
  });
  await batch.commit();
  await enterAs(page, own);
  await page.goto('/my-bookings');
  await expect(cards(page)).toHaveCount(20);
  await expect(filter(page, 'cancelled')).toHaveText(`${say('myBookings.filter.cancelled')} 25`);
  await page.getByRole('button', { name: say('myBookings.more') }).click();
  await expect(cards(page)).toHaveCount(25);
  await expect(cards(page).nth(20).getByRole('link')).toBeFocused();
  await expect(page.getByRole('button', { name: say('myBookings.more') })).toBeHidden();
  const gone = firestore().batch();
  for (const number of numbers) gone.delete(firestore().doc(bookingPath(number)));
  await gone.commit();
});

for (const language of languages) {
  test(`axe finds nothing on a guest's own pages, and they speak: ${language}`, async ({ page }) => {
    const words = wordsOf(language);
    const part = language === 'en' ? undefined : 'main';
    await enterAs(page, uid);
    await page.goto(pathTo('myBookings', language));
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('main')).toContainText(words('myBookings.lead'));
    await expectAccessible(page, part);
    await cards(page)
      .filter({ hasText: numberOf('confirmed') })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(pathTo('myBooking', language, numberOf('confirmed')));
    await expect(cancelButton(page, words)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(words('confirmation.status.confirmed'));
    await expectAccessible(page, part);
    await cancelButton(page, words).click();
    await expect(page.getByRole('dialog')).toContainText(words('myBookings.cancel.final'));
    await expectAccessible(page, 'dialog');
    await page.getByRole('button', { name: words('myBookings.cancel.keep'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('axe finds nothing where an address is to be proven, nor in the menu of who is signed in', async ({ page }) => {
  const email = `${randomUUID()}@example.net`;
  await enterAs(page, await newGuest({ email, emailVerified: false }));
  for (const language of languages) {
    const words = wordsOf(language);
    await page.goto(pathTo('myBookings', language));
    await expect(page.getByText(words('signIn.prove.unverified', { email }))).toBeVisible();
    await expectAccessible(page, 'main');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: words('signIn.signedInAs', { who: 'Ada Test' }) }).click();
    await expect(header.getByRole('button', { name: words('signIn.logOut') })).toBeVisible();
    await expectAccessible(page, '#account-menu');
  }
});
