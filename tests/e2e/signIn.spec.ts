import type { BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { bookingPath } from '../../functions/src/contract/collections.ts';
import { languages } from '../../functions/src/domain/language.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { mailedLink } from '../support/mailedLink.ts';
import { answerGoogle, askedOfGoogle } from './answerGoogle.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { goLed } from './goLed.ts';
import { SignInWalk } from './SignInWalk.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { tabTo } from './tabTo.ts';

/*
 * Signing in with the real SDK against the Auth emulator. The windows of Apple, Google and Facebook are the emulator's; what both
 * load from Google's hosts is answered by the tests (see answerGoogle).
 */
test.describe.configure({ mode: 'parallel' });

const newAddress = () => `guest-${randomUUID()}@example.net`;

function accountOf(email: string): Promise<UserRecord> {
  firestore(); // opens the one app that auth uses too
  return getAuth().getUserByEmail(email);
}

async function waysInto(email: string): Promise<string[]> {
  return (await accountOf(email)).providerData.map(({ providerId }) => providerId).sort();
}

/** The names of the site's own modules that a page has loaded. */
function modulesOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(
    `performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)).filter((name) => name.endsWith('.js'))`,
  );
}

/** What is kept in the browser: keys of its storages, names of its databases. */
function keptIn(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ])()`);
}

/** As where a browser allows no windows. */
async function blockWindows(context: BrowserContext): Promise<void> {
  await context.addInitScript('window.open = () => null');
}

for (const house of ['apple', 'google', 'facebook'] as const) {
  test(`a guest signs in with ${house} in a window, and is back with the stay`, async ({
    page,
    context,
    allow,
    week,
  }) => {
    allow(askedOfGoogle);
    await answerGoogle(context);
    const walk = new SignInWalk(page);
    const email = newAddress();
    const stay = stayQuery(week, { adults: 2, children: 1 });
    await walk.open(`/request/olive${stay}`);
    // Nothing of Firebase before a guest wants it.
    expect((await modulesOf(page)).filter((name) => /firebase|Auth|session/i.test(name))).toEqual([]);
    await walk.throughWindow(house, { email, name: 'Mia Kovač' });
    await expect(page).toHaveURL(`/request/olive${stay}`);
    await expect(walk.account('Mia Kovač')).toBeVisible();
    expect(await waysInto(email)).toEqual([`${house}.com`]);
    // Whoever is signed in already is led on.
    await walk.open(`/about`);
    await expect(page).toHaveURL('/about');
    await expect(walk.account('Mia Kovač')).toBeVisible();
    expect((await modulesOf(page)).filter((name) => /firebase|Auth|session/i.test(name))).toEqual([]);
    await walk.logOut('Mia Kovač');
    await expect(walk.account('Mia Kovač')).toBeHidden();
    await walk.open();
    await expect(walk.with(house)).toBeVisible();
  });
}

test('where no window can be opened the guest leaves for the other house and comes back', async ({
  page,
  context,
  allow,
}) => {
  allow(askedOfGoogle);
  await answerGoogle(context);
  await blockWindows(context);
  const walk = new SignInWalk(page, 'de');
  const email = newAddress();
  await walk.open('/de/kontakt');
  await walk.with('google').click();
  await expect(page).toHaveURL(/\/emulator\/auth\/handler/);
  await walk.fillWindow(page, { email });
  await expect(page).toHaveURL('/de/kontakt');
  await expect(walk.account(email)).toBeVisible();
  expect(await waysInto(email)).toEqual(['google.com']);
  // All that is kept by now is named on the cookie page, and nothing says who it was after logging out.
  const kept = await keptIn(page);
  expect(kept).toEqual(expect.arrayContaining(['signed-in', 'firebaseLocalStorageDb']));
  await page.goto(pathTo('cookiePolicy', 'de'));
  const named = await page.getByRole('table').locator('code').allTextContents();
  expect(kept.filter((key) => !named.some((name) => key === name || key.startsWith(`${name}:`)))).toEqual([]);
  await walk.logOut(email);
  await expect(walk.account(email)).toBeHidden();
  expect((await keptIn(page)).filter((key) => key.startsWith('sign'))).toEqual([]);
});

test('whoever closes the window or has no network is told so, and can go on', async ({ page, context, allow }) => {
  allow(askedOfGoogle, /apis\.google\.com/);
  const walk = new SignInWalk(page);
  await walk.open();
  await context.route('https://apis.google.com/**', (route) => route.abort('internetdisconnected'));
  await walk.with('google').click();
  await expect(walk.alert).toHaveText(walk.say('signIn.problem.offline'));
  await context.unroute('https://apis.google.com/**');
  await answerGoogle(context);
  const window = page.waitForEvent('popup');
  await walk.with('google').click();
  await expect(walk.alert).toBeHidden();
  await (await window).close();
  // The SDK waits so long for an answer that might still be on its way.
  await expect(walk.alert).toHaveText(walk.say('signIn.problem.closed'), { timeout: 20_000 });
});

test('a link by mail finishes by itself on the same device, on another one it asks, and it works once', async ({
  page,
  anotherGuest,
  allow,
}) => {
  // Firebase refuses the wrong address, and the link that has been used.
  allow(/answer 400: .*signInWithEmailLink/, /status of 400/);
  const walk = new SignInWalk(page);
  const email = newAddress();
  await goLed(page, '/my-bookings?status=pending', /\/login\?back=/);
  const link = await walk.askForLink(email);
  await goLed(page, link, '/my-bookings?status=pending');
  await expect(walk.account(email)).toBeVisible();
  expect((await accountOf(email)).emailVerified).toBe(true);

  const phone = new SignInWalk(await anotherGuest());
  await phone.page.goto(link);
  await expect(phone.page.getByRole('heading', { name: phone.say('login.elsewhere.heading') })).toBeVisible();
  const finish = phone.page.getByRole('button', { name: phone.say('login.elsewhere.finish'), exact: true });
  await phone.email.fill(email);
  await finish.click();
  await expect(phone.alert).toHaveText(phone.say('signIn.problem.link-used'));
  // The new one is asked for right there, and opened on a third device, by somebody who first errs about the address.
  const second = await phone.askForLink(email);
  const tablet = new SignInWalk(await anotherGuest());
  await tablet.page.goto(second);
  await tablet.email.fill('somebody@example.net');
  await finishOn(tablet).click();
  await expect(tablet.page.getByText(tablet.say('signIn.problem.address-other'))).toBeVisible();
  await tablet.email.fill(email.toUpperCase());
  await finishOn(tablet).click();
  await expect(tablet.page).toHaveURL('/my-bookings?status=pending');
  await expect(tablet.account(email)).toBeVisible();
});

function finishOn({ page, say }: SignInWalk) {
  return page.getByRole('button', { name: say('login.elsewhere.finish'), exact: true });
}

test('an account with the same address is not lost: the other way is linked with it', async ({
  page,
  context,
  allow,
}) => {
  allow(askedOfGoogle);
  await answerGoogle(context);
  const walk = new SignInWalk(page);
  const email = newAddress();
  await walk.open('/about');
  await walk.throughWindow('google', { email, name: 'Ana Bašić' });
  await expect(page).toHaveURL('/about');
  const { uid } = await accountOf(email);
  await walk.logOut('Ana Bašić');
  await expect(walk.account('Ana Bašić')).toBeHidden();

  await answerGoogle(context, 'unproven');
  await walk.open('/about');
  await walk.throughWindow('facebook', { email });
  await expect(walk.alert).toHaveText(walk.say('login.otherWay.known', { email, ways: 'Google', house: 'Facebook' }));
  await expect(walk.with('apple')).toBeHidden();
  await expect(walk.email).toHaveValue(email);
  const window = page.waitForEvent('popup');
  await walk.with('google').click();
  await (await window).getByText(email).click();
  await expect(page).toHaveURL('/about');
  expect(await waysInto(email)).toEqual(['facebook.com', 'google.com']);
  expect((await accountOf(email)).uid).toBe(uid);
});

test('logging out in one tab is logging out in all, and guarded pages are left', async ({ page, context }) => {
  const walk = new SignInWalk(page);
  const email = newAddress();
  await walk.byLink(email, '/my-bookings');
  await expect(walk.account(email)).toBeVisible();
  const other = new SignInWalk(await context.newPage());
  await other.page.goto('/about');
  await expect(other.account(email)).toBeVisible();
  await other.logOut(email);
  await expect(other.account(email)).toBeHidden();
  await expect(other.page.getByRole('status').filter({ hasText: other.say('signIn.loggedOut') })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?back=%2Fmy-bookings$/);
  await expect(walk.send).toBeVisible();
});

test('a request of somebody who is signed in belongs to their account, and one of anybody else to nobody', async ({
  page,
  week,
  nextWeek,
}) => {
  const signIn = new SignInWalk(page);
  const walk = new BookingWalk(page);
  const email = newAddress();
  const guest = { firstName: 'Lea', lastName: 'Marić', email: newAddress(), phone: '+385 91 234 5678' };
  await walk.openRequest('rosemary', week);
  await walk.fillIn(guest);
  await walk.sendButton.click();
  const before = await walk.expectConfirmation();
  await signIn.byLink(email, `/request/rosemary${stayQuery(nextWeek, { adults: 1, children: 0 })}`);
  // The address is known; what the guest writes counts.
  await expect(walk.field('email')).toHaveValue(email);
  await walk.fillIn(guest);
  await walk.sendButton.click();
  const after = await walk.expectConfirmation();
  const uidOf = async (number: string) => (await firestore().doc(bookingPath(number)).get()).get('uid') as unknown;
  expect(await uidOf(before)).toBeNull();
  expect(await uidOf(after)).toBe((await accountOf(email)).uid);
});

test('an address that Facebook has not proven is proven by a mail, and the page notices by itself', async ({
  page,
  context,
  allow,
}) => {
  allow(askedOfGoogle);
  await answerGoogle(context, 'unproven');
  const walk = new SignInWalk(page);
  const email = newAddress();
  await walk.open();
  await walk.throughWindow('facebook', { email, name: 'Iva Babić' });
  await expect(page).toHaveURL('/my-bookings');
  expect((await accountOf(email)).emailVerified).toBe(false);
  await expect(page.getByText(walk.say('signIn.prove.unverified', { email }))).toBeVisible();
  await page.getByRole('button', { name: walk.say('signIn.prove.ask') }).click();
  await expect(page.getByText(walk.say('signIn.prove.sent', { email }))).toBeVisible();
  const inbox = await context.newPage();
  await goLed(inbox, await mailedLink(email, 'VERIFY_EMAIL'), '/my-bookings');
  await page.bringToFront();
  await page.evaluate(`dispatchEvent(new Event('focus'))`);
  await expect(page.getByText(walk.say('signIn.prove.unverified', { email }))).toBeHidden();
  // The way to sign in is still there.
  expect(await waysInto(email)).toEqual(['facebook.com']);
});

test('an account without an address gets one by a link', async ({ page, context, allow }) => {
  allow(askedOfGoogle);
  await answerGoogle(context, 'no address');
  const walk = new SignInWalk(page);
  const email = newAddress();
  await walk.open();
  // The window of the emulator insists on an address; it is not told.
  await walk.throughWindow('apple', { email: newAddress(), name: 'Petra Jurić' });
  await expect(page).toHaveURL('/my-bookings');
  await expect(page.getByText(walk.say('signIn.prove.none'))).toBeVisible();
  await walk.email.fill(email);
  await page.getByRole('button', { name: walk.say('signIn.prove.ask') }).click();
  await expect(page.getByText(walk.say('signIn.prove.sent', { email }))).toBeVisible();
  await goLed(page, await mailedLink(email, 'EMAIL_SIGNIN'), '/my-bookings');
  await expect(page.getByText(walk.say('signIn.prove.none'))).toBeHidden();
  const account = await accountOf(email);
  expect(account.emailVerified).toBe(true);
  expect(account.displayName).toBe('Petra Jurić');
});

for (const language of languages) {
  test(`the sign-in page without a finding of axe, with keys alone: ${language}`, async ({ page }) => {
    const walk = new SignInWalk(page, language);
    await walk.open();
    await expect(walk.send).toBeVisible();
    await expectAccessible(page);
    for (const house of ['apple', 'google', 'facebook'] as const) await tabTo(page, walk.with(house));
    await tabTo(page, walk.email);
    await page.keyboard.press('Enter');
    await expect(walk.email).toBeFocused();
    await expect(walk.email).toHaveAccessibleDescription(walk.say('signIn.problem.address-missing'));
    const email = newAddress();
    await page.keyboard.type(email);
    const asked = page.waitForRequest(/accounts:sendOobCode/);
    await page.keyboard.press('Enter');
    // The mail is asked for in the language of the page, and leads back to it.
    expect(await (await asked).headerValue('x-firebase-locale')).toBe(language);
    await expect(page.getByRole('heading', { name: walk.say('login.sent.heading') })).toBeFocused();
    await expect(page.getByText(walk.say('login.sent.text', { email }))).toBeVisible();
    await expectAccessible(page, 'main');
    const link = new URL(await mailedLink(email, 'EMAIL_SIGNIN'));
    expect(new URL(link.searchParams.get('continueUrl')!).pathname).toBe(pathTo('login', language));
  });
}
