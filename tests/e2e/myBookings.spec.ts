import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sampleBookings } from '../../emulator-data/sampleBookings.ts';
import { sampleGuests } from '../../emulator-data/sampleGuests.ts';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { languages } from '../../functions/src/domain/language.ts';
import { formatPhone } from '../../functions/src/domain/phone.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import property from '../../villa/property.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };
import { inDays } from '../support/bookingRequest.ts';
import { moneyIn, messagesOf } from '../support/messagesOf.ts';
import { restoreSession, newGuest } from './restoreSession.ts';
import { expectAccessible } from './expectAccessible.ts';
import { followRedirect } from './followRedirect.ts';
import { hydrated } from './hydrated.ts';
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
const cancelButton = (page: Page, text = t) =>
  page.getByRole('button', { name: text('myBookings.cancel.button'), exact: true });

test('a guest finds all their bookings, by filter and by keyboard, and nobody else’s', async ({ page }) => {
  await restoreSession(page, uid);
  await page.goto('/my-bookings?status=gone');
  // The sooner arrival first, what is cancelled apart.
  await expect(cards(page)).toContainText([numberOf('confirmed'), numberOf('pending'), numberOf('cancelled')]);
  await expect(page.getByRole('heading', { level: 2 })).toContainText([t('myBookings.coming'), t('myBookings.past')]);
  await expect(filter(page, 'all')).toHaveText(`${t('myBookings.filter.all')} 3`);

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

test('a booking shows every field and the arrival information, and prints; a foreign number looks like one that nobody has', async ({
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
  await expect(fact('dates')).toContainText(booking.checkOut.slice(0, 4));
  await expect(fact('rate')).not.toBeEmpty();
  await expect(fact('persons')).toHaveText('2 adults');
  await expect(fact('occupancy')).toHaveText('4 adults and 2 children · 4 guests at most');
  await expect(fact('status')).toHaveText(t('myBookings.status.confirmed'));
  for (const key of ['standardRate', 'pricePerNight', 'totalPrice', 'advancePayment', 'totalPayment'] as const) {
    await expect(fact(key)).toHaveText(moneyIn('en', quote[key]));
  }
  await expect(main).toContainText(t('confirmation.booked'));
  await expect(main).toContainText('Put Murtele 12');
  await expect(main).toContainText(settings.wifiNote.split('\n')[1]!);
  await expect(main.getByRole('heading', { name: t('about.arrive.heading') })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('myBookings.property.calendar') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${number}.ics`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`DTSTART;VALUE=DATE:${booking.checkIn.replaceAll('-', '')}`);

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
  // React numbers the ids of what it renders in the browser.
  const readMain = async ({ on, other }: (typeof unknown)[number]) => {
    const html = await on.getByRole('main').innerHTML();
    return `${await on.title()} ${html.replaceAll(/_r_\w+_/g, '').replaceAll(other, '')}`;
  };
  // Side by side, because either may still be rendering.
  await expect(async () => {
    const [foreigns = '', expected] = await Promise.all(unknown.map(readMain));
    expect(foreigns).toBe(expected);
  }).toPass({ timeout: 45_000 });
});

test('what was booked before signing in appears once the email is proven, and what the owner decides by itself', async ({
  page,
  week,
}) => {
  const { number, uid: own } = await guestWithBooking(week, false);
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
  await expect(page.getByText(t('myBookings.news.confirmed', { number }), { exact: true })).toBeAttached();
  await expect(filter(page, 'confirmed')).toHaveText(`${t('myBookings.filter.confirmed')} 1`);
  await expect(filter(page, 'pending')).toHaveText(`${t('myBookings.filter.pending')} 0`);
});

/** Notes whenever one of these texts is shown in the page's main part, however briefly. @returns what was noted */
async function noteTexts(page: Page, texts: string[]): Promise<() => Promise<string[]>> {
  await page.getByRole('main').evaluate((main, texts) => {
    const window = main.ownerDocument.defaultView as unknown as {
      noted: string[];
      MutationObserver: new (callback: () => void) => { observe(target: unknown, options: object): void };
    };
    window.noted = [];
    const look = () => window.noted.push(...texts.filter((text) => main.textContent?.includes(text)));
    new window.MutationObserver(look).observe(main, { subtree: true, childList: true, characterData: true });
  }, texts);
  return () => page.evaluate<string[]>('noted');
}

test('a status that is put back is never shown to the guest', async ({ page, week }) => {
  // Five edits, one after the other, each of which the backend answers in its own time.
  test.slow();
  const { number, uid: own } = await guestWithBooking(week);
  const reference = firestore().doc(bookingPath(number));
  await reference.update({ status: 'cancelled' });
  await expect.poll(async () => (await stored(number)).agreed.status).toBe('cancelled');
  // Its nights are another guest's by now.
  await guestWithBooking(week);

  await restoreSession(page, own);
  await page.goto('/my-bookings');
  await expect(cards(page)).toContainText(t('myBookings.status.cancelled'));
  const booking = await page.context().newPage();
  await booking.goto(`/my-booking/${number}`);
  await expect(booking.getByRole('main')).toContainText(t('confirmation.status.cancelled'));
  const inList = await noteTexts(page, [
    `${t('myBookings.filter.confirmed')} 1`,
    t('myBookings.sentence.past'),
    t('myBookings.none'),
    `3${week.checkOut.slice(1, 4)}`,
  ]);
  const onPage = await noteTexts(booking, [
    t('confirmation.booked'),
    t('myBookings.overSentence'),
    t('myBookings.status.confirmed'),
  ]);
  for (const typed of [
    { status: 'confirmed' },
    { status: 'Confirmed' },
    { checkOut: `3${week.checkOut.slice(1)}` },
    { apartment: 'lavendel' },
  ]) {
    await reference.update(typed);
    await expect.poll(() => stored(number)).toMatchObject({ ...week, apartment: 'olive', status: 'cancelled' });
    expect((await stored(number)).problem).not.toBeNull();
  }
  // What comes after all that has come to both pages.
  await reference.update({ adults: 1 });
  for (const one of [page, booking]) await expect(one.getByRole('main')).toContainText(/· 1 adult/);
  expect(await inList()).toEqual([]);
  expect(await onPage()).toEqual([]);
});

test('the page of a confirmed stay opens again without a network, and for nobody after signing out', async ({
  page,
  context,
  allow,
}) => {
  // Firestore looks for a picture of Google's to tell whether there is a network; the site's policy refuses that.
  allow(/ERR_INTERNET_DISCONNECTED/, /Could not reach Cloud Firestore/, /cleardot\.gif/, /transport errored/);
  const number = numberOf('confirmed');
  await restoreSession(page, uid);
  // Reached from the list, so that its own document has never been loaded.
  await page.goto('/my-bookings');
  await cards(page).filter({ hasText: number }).getByRole('link').click();
  await expect(page).toHaveURL(`/my-booking/${number}`);
  const main = page.getByRole('main');
  const wifi = settings.wifiNote.split('\n')[1]!;
  await expect(main).toContainText(wifi);
  const caches = () => page.evaluate<string[]>(`caches.keys()`);
  const shell = () => page.evaluate<boolean>(`caches.match('/my-booking/').then(Boolean)`);
  await expect.poll(shell).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(main).toContainText(wifi);
  await expect(main).toContainText('You are offline');
  await expect(cancelButton(page)).toBeHidden();
  await context.setOffline(false);
  await expect(cancelButton(page)).toBeVisible();
  await expect(main).not.toContainText('You are offline');
  await page.reload();
  await expect(cancelButton(page)).toBeVisible();
  // The page comes from the network again, not from what was saved.
  expect(await page.evaluate<string>(`performance.getEntriesByType('navigation')[0].deliveryType ?? ''`)).not.toBe(
    'cache',
  );

  // Beside Firebase, which would notice and leave the page by itself.
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(`localStorage.clear()`);
  await followRedirect(page, '/my-bookings', /\/login/);
  await expect.poll(caches).toEqual([]);
  await expect
    .poll(() => page.evaluate<number>(`navigator.serviceWorker.getRegistrations().then((all) => all.length)`))
    .toBe(0);
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
  await restoreSession(page, own);
  await page.goto('/my-bookings');
  await expect(cards(page)).toHaveCount(20);
  await expect(filter(page, 'cancelled')).toHaveText(`${t('myBookings.filter.cancelled')} 25`);
  await page.getByRole('button', { name: t('myBookings.more') }).click();
  await expect(cards(page)).toHaveCount(25);
  await expect(cards(page).nth(20).getByRole('link')).toBeFocused();
  await expect(page.getByRole('button', { name: t('myBookings.more') })).toBeHidden();
  const gone = firestore().batch();
  for (const number of numbers) gone.delete(firestore().doc(bookingPath(number)));
  await gone.commit();
});

for (const language of languages) {
  test(`axe finds nothing on a guest's own pages, and they speak: ${language}`, async ({ page }) => {
    const messages = messagesOf(language);
    const part = language === 'en' ? undefined : 'main';
    await restoreSession(page, uid);
    await page.goto(pathTo('myBookings', language));
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('main')).toContainText(messages('myBookings.lead'));
    await expectAccessible(page, part);
    await cards(page)
      .filter({ hasText: numberOf('confirmed') })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(pathTo('myBooking', language, numberOf('confirmed')));
    await expect(cancelButton(page, messages)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(messages('confirmation.booked'));
    await expectAccessible(page, part);
    await cancelButton(page, messages).click();
    await expect(page.getByRole('dialog')).toContainText(messages('myBookings.cancel.final'));
    await expectAccessible(page, '[role=dialog]');
    await page.getByRole('button', { name: messages('myBookings.cancel.keep'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('axe finds nothing where an email is to be proven, nor in the menu of who is signed in', async ({ page }) => {
  const email = `${randomUUID()}@example.net`;
  await restoreSession(page, await newGuest({ email, emailVerified: false }));
  for (const language of languages) {
    const messages = messagesOf(language);
    await page.goto(pathTo('myBookings', language));
    await expect(page.getByText(messages('signIn.prove.unverified', { email }))).toBeVisible();
    await expectAccessible(page, 'main');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: messages('signIn.signedInAs', { who: 'Ada Test' }) }).click();
    await expect(page.getByRole('menuitem', { name: messages('signIn.logOut') })).toBeVisible();
    await expectAccessible(page, '#account-menu');
  }
});
