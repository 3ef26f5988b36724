import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { mailRequestPath } from '../../functions/src/contract/mailRequestPath.ts';
import type { Language } from '../../functions/src/domain/language.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { mailsTo, mailsToOwner } from '../support/caughtMails.ts';
import { formatIn, messagesOf, type Translate } from '../support/messagesOf.ts';
import { stayQuery } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { hydrated } from './hydrated.ts';
import { newGuest, restoreSession } from './restoreSession.ts';
import { expect, siteTest as test } from './siteTest.ts';

const anywhere = `**${mailRequestPath}`;

/** The contact form in a language. */
class ContactWalk {
  readonly page: Page;
  readonly t: Translate;
  readonly form: Locator;
  readonly email = `ada-${randomUUID()}@example.net`;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.t = messagesOf(language);
    this.form = page.getByRole('form', { name: this.t('contact.writeToUs') });
  }

  async open(language: Language = 'en'): Promise<void> {
    await this.page.goto(pathTo('contact', language));
    await hydrated(this.page);
  }

  field(name: string): Locator {
    return this.form.getByRole('textbox', { name: this.t(`form.${name}`), exact: true });
  }

  get region(): Locator {
    return this.form.getByRole('combobox', { name: this.t('form.phoneRegion') });
  }

  get send(): Locator {
    return this.form.getByRole('button', { name: this.t('contact.send'), exact: true });
  }

  async fillIn(): Promise<void> {
    const typed = { firstName: 'Ada', lastName: 'Novak', email: this.email, message: 'Is there a cot?\nThank you' };
    for (const [name, text] of Object.entries(typed)) await this.field(name).fill(text);
  }

  async expectSent(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.t('contact.sent') })).toBeFocused();
  }
}

test('a message begins with the chosen stay, unless one was already begun', async ({ page, week }) => {
  const walk = new ContactWalk(page);
  const { t } = walk;
  const guests = formatIn('en').list([t('offer.adultCount', { count: 3 }), t('offer.childCount', { count: 1 })]);
  const search = stayQuery(week, { adults: 3, children: 1 });
  await page.goto(pathTo('contact', 'en') + search);
  const beginning = `${formatIn('en').stay(week)}, ${guests}\n\n`;
  await expect(walk.field('message')).toHaveValue(beginning);
  await expectAccessible(page);
  await walk.field('message').fill('Is there a cot?');
  await page.reload();
  await expect(walk.field('message')).toHaveValue('Is there a cot?');
});

test(
  'a message in German with a Slovenian phone number, chosen by keyboard, reaches the owner',
  { tag: '@only-phone' },
  async ({ page }) => {
    const walk = new ContactWalk(page, 'de');
    await walk.open('de');
    await walk.fillIn();
    // The browser's region is GB, so the phone field starts with it.
    await expect(walk.region).toHaveValue('GB');
    await expect(async () => {
      await walk.region.focus();
      await page.keyboard.type('Slowe');
      await expect(walk.region).toHaveValue('SI', { timeout: 1000 });
      // A busy browser may pause for longer than a select remembers typed letters.
    }).toPass({ intervals: [1500], timeout: 45_000 });
    await walk.field('phone').fill('031 234 567');
    await walk.form.getByText(walk.t('form.addAddress')).click();
    await walk.field('city').fill('Graz');
    await expectAccessible(page);
    await walk.send.dblclick();
    const toast = page.getByRole('alert').filter({ hasText: walk.t('contact.sent') });
    // At the same time, because the toast disappears by itself unless the pointer is on it.
    await Promise.all([
      walk.expectSent(),
      expect(toast)
        .toContainText(walk.t('contact.sent'))
        .then(() => toast.hover()),
    ]);
    await expectAccessible(page);
    await expect.poll(async () => (await mailsToOwner(walk.email)).length).toBe(1);
    const toOwner = await mailsToOwner(walk.email);
    expect(toOwner[0]?.text).toContain('+386 31 234 567');
    expect(toOwner[0]?.text).toContain('Graz');
    expect(toOwner[0]?.text).toContain('> Is there a cot?');
  },
);

test('a number with a country code selects its country, and another country changes the code', async ({ page }) => {
  const walk = new ContactWalk(page);
  await walk.open();
  await walk.field('phone').fill('+49 170 123 45 67');
  await expect(walk.region).toHaveValue('DE');
  await walk.field('phone').fill('0039 06 1234567');
  await expect(walk.region).toHaveValue('IT');
  await walk.region.selectOption('HR');
  await expect(walk.field('phone')).toHaveValue('06 1234567');
});

test('errors are shown at the fields, and the server’s message is shown unchanged', async ({ page, allow }) => {
  allow(/\b(400|429)\b/, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/);
  const walk = new ContactWalk(page, 'hr');
  await walk.open('hr');
  // The footer's form loads when it comes into view. If that failed just as the network returns, the page would reload.
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toBeVisible();
  // Goes offline before the parts that send are loaded.
  await page.context().setOffline(true);
  await walk.fillIn();
  await walk.send.click();
  await expect(walk.form.getByRole('alert')).toHaveText(walk.t('contact.offline'));
  await page.context().setOffline(false);
  for (const name of ['firstName', 'lastName', 'email', 'message']) await walk.field(name).fill('');
  await walk.send.click();
  await expect(walk.field('firstName')).toBeFocused();
  for (const name of ['firstName', 'lastName', 'email', 'message']) {
    await expect(walk.field(name)).toHaveAccessibleDescription(walk.t('form.problem.missing'));
  }
  await expect(walk.form.getByRole('alert')).toHaveText(walk.t('form.problem.fields'));
  await expectAccessible(page);

  await walk.fillIn();
  await walk.field('phone').fill('12');
  await walk.send.click();
  await expect(walk.field('phone')).toBeFocused();
  await expect(walk.field('phone')).toHaveAccessibleDescription(walk.t('form.problem.phone'));
  await walk.field('phone').fill('');

  const sentence = 'Pričekajte, molim.';
  await page.route(anywhere, (route) => route.fulfill({ status: 429, contentType: 'text/plain', body: sentence }), {
    times: 1,
  });
  await walk.send.click();
  await expect(walk.form.getByRole('alert')).toHaveText(sentence);
  await page.route(anywhere, (route) => route.abort(), { times: 1 });
  await walk.send.click();
  // On a machine without any network, the form also says that it is offline.
  await expect(walk.form.getByRole('alert')).toHaveText(
    new RegExp(`^(${walk.t('contact.failed')}|${walk.t('contact.offline')})$`),
  );

  await page.reload();
  await expect(walk.field('email')).toHaveValue(walk.email);
  await expect(walk.field('message')).toHaveValue('Is there a cot?\nThank you');
  await walk.send.click();
  await walk.expectSent();
  await expect.poll(async () => (await mailsToOwner(walk.email)).length).toBe(1);
});

test(
  'the newsletter’s field says what is wrong, and then that a click in a mail is still missing',
  { tag: '@only-phone' },
  async ({ page }) => {
    const t = messagesOf('en');
    await page.goto(pathTo('terms', 'en'));
    await hydrated(page);
    const email = `ada-${randomUUID()}@example.net`;
    const footer = page.getByRole('contentinfo');
    const field = footer.getByRole('textbox', { name: 'Email', exact: true });
    // The field is loaded when a guest scrolls that far.
    await footer.getByRole('link').last().scrollIntoViewIfNeeded();
    await field.fill('ada@');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(t('newsletter.wrong'));
    await expect(field).toBeFocused();
    await field.fill(email);
    await expect(footer.getByRole('status')).toHaveText('');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Thank you for joining us!' });
    await Promise.all([
      expect(footer.getByRole('status')).toContainText(t('newsletter.confirm')),
      // The thanks always mention the click that is still missing, because only that click subscribes the guest. The
      // toast stays while the pointer is on it.
      expect(toast)
        .toContainText(`Thank you for joining us! ${t('newsletter.confirm')}`)
        .then(() => toast.hover()),
    ]);
    await expectAccessible(page);
    await toast.getByRole('button', { name: t('newsletter.close') }).click();
    await expect(toast).toBeHidden();

    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    const [mail] = await mailsTo(email);
    const [link] = /http:\/\/127\.0\.0\.1:5000\/newsletter\/confirm\S+/.exec(mail?.text ?? '') ?? [];
    await page.goto(link ?? '');
    await expectAccessible(page);
    await page.getByRole('button', { name: t('mail.newsletter.page.confirm.button') }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for joining us!' })).toBeVisible();
    await expectAccessible(page);
  },
);

test('a signed-in guest is known, and gets a copy on request', async ({ page }) => {
  const walk = new ContactWalk(page);
  const { t } = walk;
  await restoreSession(page, await newGuest({ email: walk.email, emailVerified: true }));
  await page.goto('/my-bookings');
  await expect(page.getByText(t('myBookings.none'), { exact: true })).toBeVisible();
  await walk.open();
  await expect(walk.field('firstName')).toHaveValue('Ada');
  await expect(walk.field('lastName')).toHaveValue('Test');
  await expect(walk.field('email')).toHaveValue(walk.email);
  await walk.field('message').fill('Is the sea warm in May?');
  await walk.form.getByRole('checkbox', { name: t('contact.copy', { email: walk.email }), exact: true }).check();
  await walk.send.click();
  await walk.expectSent();
  await expect(page.getByText(t('contact.copied', { email: walk.email }), { exact: true })).toBeVisible();
  await expect.poll(async () => (await mailsTo(walk.email)).map(({ text }) => text).join()).toContain('warm in May');
});
