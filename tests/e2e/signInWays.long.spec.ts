import type { BrowserContext, Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { mailedLink } from '../support/mailedLink.ts';
import { stubGoogle, googleRequests } from './stubGoogle.ts';
import { followRedirect } from './followRedirect.ts';
import { accountOf, newEmail, SignInWalk, waysInto } from './SignInWalk.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* Signing in when something prevents the usual way, and the result. signIn.spec.ts covers the usual ways. */

test.describe.configure({ mode: 'parallel' });

/** What the browser stores: the keys of its storages, and the names of its databases. */
function storedIn(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...((await globalThis.indexedDB?.databases()) ?? []).map(({ name }) => name),
  ])()`);
}

/** A browser that allows no popups. */
async function blockPopups(context: BrowserContext): Promise<void> {
  await context.addInitScript('window.open = () => null');
}

test('if popups are blocked, the guest is redirected to the provider and returns', async ({ page, context, allow }) => {
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
  // The cookie page names everything stored so far, and after signing out nothing identifies the guest.
  const stored = await storedIn(page);
  expect(stored).toEqual(expect.arrayContaining(['signed-in', expect.stringMatching(/^firebase:authUser:/)]));
  await page.goto(pathTo('cookiePolicy', 'de'));
  const named = await page.getByRole('table').locator('code').allTextContents();
  expect(stored.filter((key) => !named.some((name) => key === name || key.startsWith(`${name}:`)))).toEqual([]);
  await walk.logOut(email);
  await expect(walk.account(email)).toBeHidden();
  expect((await storedIn(page)).filter((key) => key.startsWith('sign'))).toEqual([]);
});

test('a guest who closes the popup or has no network reads why, and can go on', async ({ page, context, allow }) => {
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
  // The SDK waits this long for an answer that might still arrive.
  await expect(walk.alert).toHaveText(walk.t('signIn.problem.closed'));
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
  // A sign-in with Facebook still leads to the requests that were made with it.
  expect(await getAuth().getUser(ofFacebook.uid)).toMatchObject({
    email: undefined,
    providerData: [{ providerId: 'facebook.com' }],
  });
});
