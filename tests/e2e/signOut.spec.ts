import type { Page } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { sessionKey } from '../support/storedSession.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { BookingWalk } from './BookingWalk.ts';
import { consentCookie } from './consentCookie.ts';
import { hydrated } from './hydrated.ts';
import { newEmail, SignInWalk } from './SignInWalk.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* After a guest has signed out, the next person at the browser finds none of the guest's input. */

const t = messagesOf('en');
/** Part of every text that the guest types. */
const mark = 'Quagliarella';
const guest = (email: string) => ({
  firstName: `${mark} F`,
  lastName: `${mark} L`,
  email,
  phone: '+385 91 234 5678',
  message: `${mark}: we are recovering from an operation.`,
});

const contactField = (page: Page, name: string) =>
  page.getByRole('form', { name: t('contact.writeToUs') }).getByRole('textbox', {
    name: t(`form.${name as 'message'}`),
    exact: true,
  });

async function writeContact(page: Page): Promise<void> {
  await contactField(page, 'firstName').fill(`${mark} F`);
  await contactField(page, 'message').fill(`${mark}: is there a lift?`);
}

/** Everything that a page shows or the browser stores for it, as one text. */
function everything(page: Page): Promise<string> {
  return page.evaluate<string>(`[
    document.body.innerText,
    ...[...document.querySelectorAll('input, textarea')].map(({ value }) => value),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    JSON.stringify(history.state),
    document.cookie,
  ].join('\\n')`);
}

test('nothing of a guest who signed out is left in any tab, after going back, or for the next person', async ({
  page,
  context,
  week,
  nextWeek,
}) => {
  await context.addCookies([consentCookie(['stay', 'details'])]);
  const walk = new SignInWalk(page);
  const email = newEmail();
  await walk.byLink(email, '/about');
  await expect(walk.account(email)).toBeVisible();

  const guarded = await context.newPage();
  await guarded.goto(pathTo('myBookings', 'en'));
  await expect(guarded.getByText(t('myBookings.none'), { exact: true })).toBeVisible();
  // A request that was sent. The guest allows the site to remember the details.
  const sent = new BookingWalk(await context.newPage());
  await sent.openRequest('rosemary', week);
  await sent.fillIn(guest(newEmail()));
  await sent.sendButton.click();
  const number = await sent.expectConfirmation();
  // Another request that the guest is writing in another tab.
  const draft = new BookingWalk(await context.newPage());
  await draft.openRequest('olive', nextWeek);
  await expect(draft.field('firstName')).toHaveValue(`${mark} F`);
  await draft.fillIn(guest(newEmail()));
  // The newsletter's field, and a message that the guest leaves for another document.
  await page.goto(pathTo('contact', 'en'));
  await hydrated(page);
  await writeContact(page);
  await page.goto(pathTo('about', 'en'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const news = page.getByRole('contentinfo').getByRole('textbox', { name: t('newsletter.email') });
  await news.fill(`${mark}@example.net`);
  for (const tab of [page, sent.page, draft.page]) expect(await everything(tab)).toContain(mark);

  await walk.logOut(email);
  await expect(walk.account(email)).toBeHidden();
  await expect(guarded).toHaveURL(/\/login\?back=%2Fmy-bookings$/);
  await expect(news).toHaveValue('');
  await expect(draft.field('firstName')).toHaveValue('');
  await expect(draft.field('message')).toHaveValue('');
  await expect(draft.consent('acceptTerms')).not.toBeChecked();
  await expect(sent.page.getByText(t('confirmation.nothing'))).toBeVisible();
  await page.goBack();
  await hydrated(page);
  await expect(contactField(page, 'message')).toHaveValue('');

  const next = await context.newPage();
  await next.goto(new URL(draft.page.url()).pathname + new URL(draft.page.url()).search);
  await expect(new BookingWalk(next).field('firstName')).toHaveValue('');
  for (const tab of [draft.page, sent.page]) await tab.reload();
  await expect(draft.field('firstName')).toHaveValue('');
  for (const tab of [page, sent.page, draft.page, next]) {
    const text = await everything(tab);
    expect(text).not.toContain(mark);
    expect(text).not.toContain(email);
    expect(text).not.toContain(number);
  }
  // The decision about consent stays, and so does what the next person types.
  expect((await context.cookies()).map(({ name }) => name)).toContain('cc_cookie');
  await draft.field('firstName').fill('Nora');
  await draft.page.reload();
  await expect(draft.field('firstName')).toHaveValue('Nora');
});

test('nothing of a guest whose session ended by itself is left', async ({ page, context }) => {
  const walk = new SignInWalk(page);
  const email = newEmail();
  await walk.byLink(email, '/contact');
  await expect(walk.account(email)).toBeVisible();
  await writeContact(page);
  const other = await context.newPage();
  await other.goto(pathTo('contact', 'en'));
  await hydrated(other);
  await writeContact(other);
  // Does what Firebase does when the session can no longer be renewed: removes what it has stored.
  await page.evaluate(`localStorage.removeItem(${JSON.stringify(sessionKey)})`);
  await page.goto(pathTo('myBookings', 'en'));
  await expect(page).toHaveURL(/\/login\?back=/);
  await expect(contactField(other, 'message')).toHaveValue('');
  await page.goBack();
  await hydrated(page);
  await expect(contactField(page, 'message')).toHaveValue('');
  for (const tab of [page, other]) expect(await everything(tab)).not.toContain(mark);
});
