import type { BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { writeSignInLink } from '../../functions/src/account/signInLink.ts';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { apartmentPath, bookingPath } from '../../functions/src/contract/collections.ts';
import { languages } from '../../functions/src/domain/language.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import property from '../../villa/property.json' with { type: 'json' };
import { renew, signUpWithPassword } from '../support/authByRest.ts';
import { book } from '../support/bookingRequest.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { caughtMails } from '../support/caughtMails.ts';
import { mailedLink } from '../support/mailedLink.ts';
import { readAs } from '../support/readAs.ts';
import { stubGoogle, googleRequests } from './stubGoogle.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { followRedirect } from './followRedirect.ts';
import { SignInWalk } from './SignInWalk.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { tabTo } from './tabTo.ts';

/*
 * Signing in with the real SDK against the Auth emulator. The popups of Apple, Google and Facebook are the emulator's; what both
 * load from Google's hosts is answered by the tests (see stubGoogle).
 */
test.describe.configure({ mode: 'parallel' });

const newEmail = () => `guest-${randomUUID()}@example.net`;

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

/** What the browser stores: keys of its storages, names of its databases. */
function storedIn(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ])()`);
}

/** A browser that allows no popups. */
async function blockPopups(context: BrowserContext): Promise<void> {
  await context.addInitScript('window.open = () => null');
}

for (const provider of ['apple', 'google', 'facebook'] as const) {
  test(`a guest signs in with ${provider} in a popup, and is back with the stay`, async ({
    page,
    context,
    allow,
    week,
  }) => {
    allow(googleRequests);
    await stubGoogle(context);
    const walk = new SignInWalk(page);
    const email = newEmail();
    const stay = stayQuery(week, { adults: 2, children: 1 });
    await walk.open(`/request/olive${stay}`);
    // Nothing of Firebase before a guest wants it.
    expect((await modulesOf(page)).filter((name) => /firebase|Auth|session/i.test(name))).toEqual([]);
    await walk.throughPopup(provider, { email, name: 'Mia Kovač' });
    await expect(page).toHaveURL(`/request/olive${stay}`);
    await expect(walk.account('Mia Kovač')).toBeVisible();
    expect(await waysInto(email)).toEqual([`${provider}.com`]);
    // Whoever is signed in already is led on.
    await walk.open(`/about`);
    await expect(page).toHaveURL('/about');
    await expect(walk.account('Mia Kovač')).toBeVisible();
    expect((await modulesOf(page)).filter((name) => /firebase|Auth|session/i.test(name))).toEqual([]);
    await walk.logOut('Mia Kovač');
    await expect(walk.account('Mia Kovač')).toBeHidden();
    await walk.open();
    await expect(walk.with(provider)).toBeVisible();
  });
}

test('where no popup can be opened the guest leaves for the provider and comes back', async ({
  page,
  context,
  allow,
}) => {
  allow(googleRequests);
  await stubGoogle(context);
  await blockPopups(context);
  const walk = new SignInWalk(page, 'de');
  const email = newEmail();
  await walk.open('/de/kontakt');
  await walk.with('google').click();
  await expect(page).toHaveURL(/\/emulator\/auth\/handler/);
  await walk.fillPopup(page, { email });
  await expect(page).toHaveURL('/de/kontakt');
  await expect(walk.account(email)).toBeVisible();
  expect(await waysInto(email)).toEqual(['google.com']);
  // All that is stored by now is named on the cookie page, and nothing says who it was after logging out.
  const stored = await storedIn(page);
  expect(stored).toEqual(expect.arrayContaining(['signed-in', expect.stringMatching(/^firebase:authUser:/)]));
  await page.goto(pathTo('cookiePolicy', 'de'));
  const named = await page.getByRole('table').locator('code').allTextContents();
  expect(stored.filter((key) => !named.some((name) => key === name || key.startsWith(`${name}:`)))).toEqual([]);
  await walk.logOut(email);
  await expect(walk.account(email)).toBeHidden();
  expect((await storedIn(page)).filter((key) => key.startsWith('sign'))).toEqual([]);
});

test('whoever closes the popup or has no network reads why, and can go on', async ({ page, context, allow }) => {
  allow(googleRequests, /apis\.google\.com/);
  const walk = new SignInWalk(page);
  await walk.open();
  await context.route('https://apis.google.com/**', (route) => route.abort('internetdisconnected'));
  await walk.with('google').click();
  await expect(walk.alert).toHaveText(walk.t('signIn.problem.offline'));
  await context.unroute('https://apis.google.com/**');
  await stubGoogle(context);
  const popup = page.waitForEvent('popup');
  await walk.with('google').click();
  await expect(walk.alert).toBeHidden();
  await (await popup).close();
  // The SDK waits so long for an answer that might still be on its way.
  await expect(walk.alert).toHaveText(walk.t('signIn.problem.closed'));
});

test('a link by mail finishes by itself on the same device, on another one it asks, and it works once', async ({
  page,
  anotherGuest,
  allow,
}) => {
  // Firebase refuses the link that has been used.
  allow(/answer 400: .*signInWithEmailLink/, /status of 400/);
  const walk = new SignInWalk(page);
  const email = newEmail();
  await followRedirect(page, '/my-bookings?status=pending', /\/login\?back=/);
  const link = await walk.askForLink(email);
  await followRedirect(page, link, '/my-bookings?status=pending');
  await expect(walk.account(email)).toBeVisible();
  expect((await accountOf(email)).emailVerified).toBe(true);

  const phone = new SignInWalk(await anotherGuest());
  await phone.page.goto(link);
  await expect(phone.page.getByRole('heading', { name: phone.t('login.elsewhere.heading') })).toBeVisible();
  const finish = phone.page.getByRole('button', { name: phone.t('login.elsewhere.finish'), exact: true });
  await phone.email.fill(email);
  await finish.click();
  await expect(phone.alert).toHaveText(phone.t('signIn.problem.link-used'));
  // The new one is requested there, and opened on a third device, by somebody who first enters another email.
  const second = await phone.askForLink(email);
  const tablet = new SignInWalk(await anotherGuest());
  await tablet.page.goto(second);
  await tablet.email.fill('somebody@example.net');
  await finishOn(tablet).click();
  await expect(tablet.page.getByText(tablet.t('signIn.problem.email-other'))).toBeVisible();
  await tablet.email.fill(email.toUpperCase());
  await finishOn(tablet).click();
  // Which page it was requested from is known to the phone only.
  await expect(tablet.page).toHaveURL('/my-bookings');
  await expect(tablet.account(email)).toBeVisible();
});

test('a link that is too old says so, asks for nothing, and offers a new one', async ({ page }) => {
  firestore(); // opens the one app that auth uses too
  const email = newEmail();
  const firebaseLink = await getAuth().generateSignInWithEmailLink(email, {
    url: 'http://127.0.0.1:5000/login',
    handleCodeInApp: true,
  });
  const secret = /^LINK_KEY=(.+)$/m.exec(readFileSync(inProject('functions', '.secret.local'), 'utf8'))![1]!;
  const options = { language: languages[0], toDesk: false };
  const link = new URL(writeSignInLink(firebaseLink, { email, until: Date.now() - 1000 }, options, secret));
  const walk = new SignInWalk(page);
  // On the device that has asked for a link the email is known.
  await walk.open('/about');
  await walk.askForLink(email);
  await page.goto(link.pathname + link.search);
  await expect(walk.alert).toHaveText(walk.t('signIn.problem.link-expired'));
  await expect(walk.email).toHaveValue(email);
  await expect(walk.send).toBeVisible();
  await expect(accountOf(email)).rejects.toThrow();
});

function finishOn({ page, t }: SignInWalk) {
  return page.getByRole('button', { name: t('login.elsewhere.finish'), exact: true });
}

test('another provider with the same email is linked with the account', async ({ page, context, allow }) => {
  allow(googleRequests);
  await stubGoogle(context);
  const walk = new SignInWalk(page);
  const email = newEmail();
  await walk.open('/about');
  await walk.throughPopup('google', { email, name: 'Ana Bašić' });
  await expect(page).toHaveURL('/about');
  const { uid } = await accountOf(email);
  await walk.logOut('Ana Bašić');
  await expect(walk.account('Ana Bašić')).toBeHidden();

  await stubGoogle(context, 'unverified');
  await walk.open('/about');
  await walk.throughPopup('facebook', { email });
  await expect(walk.alert).toHaveText(walk.t('login.otherWay.known', { email, ways: 'Google', provider: 'Facebook' }));
  await expect(walk.with('apple')).toBeHidden();
  await expect(walk.email).toHaveValue(email);
  const popup = page.waitForEvent('popup');
  await walk.with('google').click();
  await (await popup).getByText(email).click();
  await expect(page).toHaveURL('/about');
  expect(await waysInto(email)).toEqual(['facebook.com', 'google.com']);
  expect((await accountOf(email)).uid).toBe(uid);
});

test('logging out in one tab is logging out in all, and guarded pages are left', async ({ page, context }) => {
  const walk = new SignInWalk(page);
  const email = newEmail();
  await walk.byLink(email, '/my-bookings');
  await expect(walk.account(email)).toBeVisible();
  const other = new SignInWalk(await context.newPage());
  await other.page.goto('/about');
  await expect(other.account(email)).toBeVisible();
  await other.logOut(email);
  // Side by side, as the toast goes away by itself.
  await Promise.all([
    expect(other.account(email)).toBeHidden(),
    expect(other.page.getByRole('alert').filter({ hasText: other.t('signIn.loggedOut') })).toBeVisible(),
  ]);
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
  const email = newEmail();
  const guest = { firstName: 'Lea', lastName: 'Marić', email: newEmail(), phone: '+385 91 234 5678' };
  await walk.openRequest('rosemary', week);
  await walk.fillIn(guest);
  await walk.sendButton.click();
  const before = await walk.expectConfirmation();
  await signIn.byLink(email, `/request/rosemary${stayQuery(nextWeek, { adults: 1, children: 0 })}`);
  // The email is known; what the guest writes counts.
  await expect(walk.field('email')).toHaveValue(email);
  await walk.fillIn(guest);
  await walk.sendButton.click();
  const after = await walk.expectConfirmation();
  const uidOf = async (number: string) => (await firestore().doc(bookingPath(number)).get()).get('uid') as unknown;
  expect(await uidOf(before)).toBeNull();
  expect(await uidOf(after)).toBe((await accountOf(email)).uid);
});

test('an email that Facebook has not proven is proven by a link, which leads to the account of that email', async ({
  page,
  context,
  allow,
}) => {
  allow(googleRequests);
  await stubGoogle(context, 'unverified');
  const walk = new SignInWalk(page);
  const email = newEmail();
  await walk.open();
  await walk.throughPopup('facebook', { email, name: 'Iva Babić' });
  await expect(page).toHaveURL('/my-bookings');
  const ofFacebook = await accountOf(email);
  expect(ofFacebook.emailVerified).toBe(false);
  await expect(page.getByText(walk.t('signIn.prove.unverified', { email }))).toBeVisible();
  await page.getByRole('button', { name: walk.t('signIn.prove.ask') }).click();
  await expect(page.getByText(walk.t('signIn.prove.sent', { email }))).toBeVisible();
  const inbox = await context.newPage();
  await followRedirect(inbox, await mailedLink(email), '/my-bookings');
  // The page that requested it updates by itself.
  await expect(page.getByText(walk.t('signIn.prove.unverified', { email }))).toBeHidden();
  const proven = await accountOf(email);
  expect(proven.emailVerified).toBe(true);
  expect(proven.uid).not.toBe(ofFacebook.uid);
  // Facebook still leads to what was requested with it.
  expect(await getAuth().getUser(ofFacebook.uid)).toMatchObject({
    email: undefined,
    providerData: [{ providerId: 'facebook.com' }],
  });
});

test('whoever has no email signs in to its account by a link', async ({ page, context, allow }) => {
  allow(googleRequests);
  await stubGoogle(context, 'missing');
  const walk = new SignInWalk(page);
  const email = newEmail();
  await walk.open();
  // The emulator's popup insists on an email; the answer leaves it out.
  await walk.throughPopup('apple', { email: newEmail(), name: 'Petra Jurić' });
  await expect(page).toHaveURL('/my-bookings');
  await expect(page.getByText(walk.t('signIn.prove.none'))).toBeVisible();
  await walk.email.fill(email);
  await page.getByRole('button', { name: walk.t('signIn.prove.ask') }).click();
  await expect(page.getByText(walk.t('signIn.prove.sent', { email }))).toBeVisible();
  await followRedirect(page, await mailedLink(email), '/my-bookings');
  await expect(page.getByText(walk.t('signIn.prove.none'))).toBeHidden();
  expect((await accountOf(email)).emailVerified).toBe(true);
});

for (const way of ['link', 'google'] as const) {
  test(`somebody who signed up with the guest's email before has no access: ${way}`, async ({
    page,
    context,
    allow,
    week,
  }) => {
    allow(googleRequests);
    await stubGoogle(context);
    const email = newEmail();
    const stranger = await signUpWithPassword(email, 'correct horse battery');
    const walk = new SignInWalk(page);
    const rosemary = (await firestore().doc(apartmentPath('rosemary')).get()).data() as Apartment;
    const guest = { firstName: 'Ada', lastName: 'Test', email, phone: '+44 20 7946 0000' };
    const number = await book(rosemary, week, { guest });
    if (way === 'link') await walk.byLink(email, `/my-booking/${number}`);
    else {
      await walk.open(`/my-booking/${number}`);
      const popup = page.waitForEvent('popup');
      await walk.with('google').click();
      await walk.fillPopup(await popup, { email });
    }
    await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
    const renewed = await renew(stranger);
    for (const token of [stranger.idToken, ...(renewed ? [renewed] : [])]) {
      expect(await readAs(token, bookingPath(number))).toBe(403);
      expect(codeOf(await callFunction('cancelBooking', { number }, token))).toBe('signed-out');
    }
  });
}

for (const language of languages) {
  test(`the sign-in page without a finding of axe, with keys alone: ${language}`, async ({ page }) => {
    const walk = new SignInWalk(page, language);
    await walk.open();
    await expect(walk.send).toBeVisible();
    await expectAccessible(page);
    for (const provider of ['apple', 'google', 'facebook'] as const) await tabTo(page, walk.with(provider));
    await tabTo(page, walk.email);
    await page.keyboard.press('Enter');
    await expect(walk.email).toBeFocused();
    await expect(walk.email).toHaveAccessibleDescription(walk.t('signIn.problem.email-missing'));
    const email = newEmail();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: walk.t('login.sent.heading') })).toBeFocused();
    await expect(page.getByText(walk.t('login.sent.text', { email }))).toBeVisible();
    await expectAccessible(page, 'main');
    // The mail is in the language of the page, and links back to it.
    expect(new URL(await mailedLink(email)).pathname).toBe(pathTo('login', language));
    const { toGuest } = await caughtMails(email);
    expect(toGuest.map(({ subject }) => subject)).toEqual([walk.t('mail.signIn.subject', { property: property.name })]);
  });
}
