import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import property from '../../villa/property.json' with { type: 'json' };
import { mailsTo } from '../support/caughtMails.ts';
import { mailedLink } from '../support/mailedLink.ts';
import { stubGoogle, googleRequests } from './stubGoogle.ts';
import { stayQuery } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { followRedirect } from './followRedirect.ts';
import { accountOf, newEmail, SignInWalk, waysInto } from './SignInWalk.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { tabTo } from './tabTo.ts';

/*
 * Signing in with the real SDK against the Auth emulator. The popups of Apple, Google and Facebook are the emulator's.
 * The tests answer requests of both to Google's hosts (see stubGoogle).
 */
test.describe.configure({ mode: 'parallel' });

// Facebook: the test of another provider with the same email.
for (const provider of ['apple', 'google'] as const) {
  test(`a guest signs in with ${provider} in a popup, and returns with the stay`, async ({
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
    await walk.throughPopup(provider, { email, name: 'Mia Kovač' });
    await expect(page).toHaveURL(`/request/olive${stay}`);
    await expect(walk.account('Mia Kovač')).toBeVisible();
    expect(await waysInto(email)).toEqual([`${provider}.com`]);
    if (provider !== 'google') return;
    // A guest who is already signed in goes on to the page.
    await walk.open(`/about`);
    await expect(page).toHaveURL('/about');
    await expect(walk.account('Mia Kovač')).toBeVisible();
    await walk.logOut('Mia Kovač');
    await expect(walk.account('Mia Kovač')).toBeHidden();
    await walk.open();
    await expect(walk.with(provider)).toBeVisible();
  });
}

test('a sign-in link works at once on the same device, asks for the email on another one, and works once', async ({
  page,
  anotherGuest,
  allow,
}) => {
  // Firebase refuses a link that was already used.
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
  await phone.email.fill(email);
  await phone.button('login.elsewhere.finish').click();
  await expect(phone.alert).toHaveText(phone.t('signIn.problem.link-used'));
  // The guest requests the new link there. Somebody opens it on a third device and first enters another email.
  const second = await phone.askForLink(email);
  const tablet = new SignInWalk(await anotherGuest());
  await tablet.page.goto(second);
  await tablet.email.fill('somebody@example.net');
  await tablet.button('login.elsewhere.finish').click();
  await expect(tablet.page.getByText(tablet.t('signIn.problem.email-other'))).toBeVisible();
  await tablet.email.fill(email.toUpperCase());
  await tablet.button('login.elsewhere.finish').click();
  // Only the phone knows from which page the link was requested.
  await expect(tablet.page).toHaveURL('/my-bookings');
  await expect(tablet.account(email)).toBeVisible();
  // Opened once more where the guest is signed in by now, the link leads on without a question.
  await followRedirect(tablet.page, second, '/my-bookings');
});

test.describe("in the browser of Instagram's app", () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0',
  });

  test('the link by email comes first, and Google, which refuses to work there, is not offered', async ({ page }) => {
    const walk = new SignInWalk(page);
    await walk.open();
    await expect(page.getByText(walk.t('login.inApp'))).toBeVisible();
    await expect(walk.with('google')).toHaveCount(0);
    await expectAccessible(page);
    await walk.email.focus();
    await tabTo(page, walk.send);
    await tabTo(page, walk.with('apple'));
  });
});

test('another provider with the same email is linked to the account', async ({ page, context, allow }) => {
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

test('the sign-in page works by keyboard, and axe finds nothing once the link is sent, in Polish', async ({ page }) => {
  const walk = new SignInWalk(page, 'pl');
  await walk.open();
  await expect(walk.send).toBeVisible();
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
  expect(new URL(await mailedLink(email)).pathname).toBe(pathTo('login', 'pl'));
  const subject = walk.t('mail.signIn.subject', { property: property.name });
  expect((await mailsTo(email)).map((mail) => mail.subject)).toEqual([subject]);
});
