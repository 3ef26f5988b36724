import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { BookingWalk } from './BookingWalk.ts';
import { hydrated } from './hydrated.ts';
import { SignInWalk } from './SignInWalk.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* A browser that forbids sites to store anything, as Safari does with "Block all cookies". */

const t = messagesOf('en');

test.use({ decided: false });

/** The router says so itself, as a warning and by its script in the page. */
const noScrollPositions = /Failed to save scroll positions in sessionStorage|insecure.*\/assets\/page-\w+\.js/;

async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(`{
    const refuse = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
    for (const name of ['localStorage', 'sessionStorage', 'caches']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  }`);
}

/** How often the page's document was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test('every page is readable, and none reloads repeatedly', async ({ page, context, allow }) => {
  allow(noScrollPositions);
  await forbidStorage(context);
  const loads = countLoads(page);
  const paths = [
    pathTo('home', 'en'),
    pathTo('apartments', 'en'),
    pathTo('apartment', 'en', 'olive'),
    pathTo('about', 'de'),
    pathTo('contact', 'en'),
    pathTo('login', 'en'),
    pathTo('privacyPolicy', 'it'),
  ];
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(loads()).toBe(paths.length);
  await page.getByRole('button', { name: messagesOf('it')('consent.acceptAll') }).click();
  await expect(page.getByRole('button', { name: messagesOf('it')('consent.acceptAll') })).toBeHidden();
});

test('a request and a contact message are sent', async ({ page, context, week, allow }) => {
  allow(noScrollPositions);
  await forbidStorage(context);
  const walk = new BookingWalk(page);
  await walk.openRequest('olive', week);
  await walk.fillIn({
    firstName: 'Ada',
    lastName: 'Novak',
    email: `ada-${randomUUID()}@example.net`,
    phone: '+44 20 7946 0018',
  });
  await walk.sendButton.click();
  await walk.expectConfirmation();

  await page.goto(pathTo('contact', 'en'));
  await hydrated(page);
  const form = page.getByRole('form', { name: t('contact.writeToUs') });
  const field = (name: string) => form.getByRole('textbox', { name: t(`form.${name}`), exact: true });
  await field('firstName').fill('Ada');
  await field('lastName').fill('Novak');
  await field('email').fill(`ada-${randomUUID()}@example.net`);
  await field('message').fill('Is there a cot?');
  await form.getByRole('button', { name: t('contact.send'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('contact.sent') })).toBeVisible();
});

test('the sign-in explains that it needs storage, and does not redirect in a loop', async ({
  page,
  context,
  allow,
}) => {
  allow(noScrollPositions);
  await forbidStorage(context);
  await page.goto(pathTo('myBookings', 'en'));
  await expect(page).toHaveURL(/\/login\?back=/);
  // The URL changes before its document is there.
  await page.waitForLoadState();
  await hydrated(page);
  const loads = countLoads(page);
  const walk = new SignInWalk(page);
  await walk.email.fill('ada@example.net');
  await walk.send.click();
  await expect(walk.alert.filter({ hasText: t('signIn.problem.storage-blocked') })).toBeVisible();
  await walk.with('google').click();
  await expect(walk.alert.filter({ hasText: t('signIn.problem.storage-blocked') })).toBeVisible();
  await page.waitForTimeout(2000);
  expect(loads()).toBe(0);
});
