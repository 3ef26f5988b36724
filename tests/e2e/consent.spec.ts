import type { BrowserContext, Page } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf, writeDateIn } from '../support/messagesOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

test.use({ decided: false });

const t = messagesOf('en');
const fields = ['categories', 'consent_date', 'consent_uuid', 'data', 'last_consent_update', 'level', 'revision'];

function card(page: Page, messages = t) {
  return page.getByRole('dialog', { name: messages('consent.heading') });
}

function settings(page: Page, messages = t) {
  return page.getByRole('dialog', { name: messages('site.footer.consent') });
}

function button(page: Page, key: `consent.${string}`, messages = t) {
  return page.getByRole('button', { name: messages(key), exact: true });
}

function footerLink(page: Page, messages = t) {
  return page.getByRole('contentinfo').getByRole('link', { name: messages('site.footer.consent') });
}

async function recordIn(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cc_cookie');
  if (!cookie) throw new Error('no decision is stored');
  return { cookie, record: JSON.parse(decodeURIComponent(cookie.value)) as Record<string, unknown> };
}

/** The keys of the local storage. */
async function storedOnDevice(context: BrowserContext): Promise<string[]> {
  const { origins } = await context.storageState();
  return origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
}

test('nothing optional is stored or requested before a guest decides, and then only what they allow', async ({
  page,
  context,
  week,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const walk = new BookingWalk(page);
  await page.goto(`/${stayQuery(week, { adults: 3, children: 0 })}`);
  await expect(card(page)).toBeVisible();
  await expect(walk.checkIn).toHaveValue(writeDateIn('en', week.checkIn));
  expect(await context.cookies()).toEqual([]);
  expect(await storedOnDevice(context)).toEqual([]);
  // All requests go to this site, and none sends data to it.
  expect(requested.filter((url) => new URL(url).port !== new URL(page.url()).port)).toEqual([]);

  await button(page, 'consent.acceptAll').click();
  await expect(card(page)).toBeHidden();
  await expect.poll(() => storedOnDevice(context)).toEqual(['last-stay']);
  const { cookie, record } = await recordIn(context);
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  expect((cookie.expires - Date.now() / 1000) / 86_400).toBeCloseTo(182, 1);
  expect(Object.keys(record).sort()).toEqual([...fields, 'rfc_cookie'].sort());
  expect(record).toMatchObject({ categories: ['necessary', 'stay', 'details'], revision: 1, rfc_cookie: true });
  expect(record['level']).toEqual(record['categories']);

  // The next visit begins with the last stay, without asking again.
  await page.goto('/');
  await expect(walk.checkIn).toHaveValue(writeDateIn('en', week.checkIn));
  await expect(walk.guests('adults')).toHaveValue('3');
  await expect(card(page)).toBeHidden();

  await walk.openRequest('olive', week);
  await expect(walk.field('firstName')).toBeVisible();
  // The cookie page names everything stored so far.
  const inTab = await page.evaluate<string[]>('Object.keys(sessionStorage)');
  const inCookies = (await context.cookies()).map(({ name }) => name);
  await page.goto(pathTo('cookiePolicy', 'en'));
  const named = await page.getByRole('table').locator('code').allTextContents();
  expect(named).toEqual(expect.arrayContaining([...inTab, ...inCookies, ...(await storedOnDevice(context))]));

  // The guest withdraws consent at the bottom of the page: the stored data are gone, and the record stays.
  await hydrated(page);
  await footerLink(page).click();
  await expect(settings(page).getByText(t('consent.soFar.all'))).toBeVisible();
  await button(page, 'consent.rejectAll').click();
  await expect(settings(page)).toBeHidden();
  await expect.poll(() => storedOnDevice(context)).toEqual([]);
  const { record: changed } = await recordIn(context);
  expect(changed).toMatchObject({
    categories: ['necessary'],
    consent_uuid: record['consent_uuid'],
    consent_date: record['consent_date'],
  });
  expect(changed['last_consent_update']).not.toBe(record['last_consent_update']);
  await page.goto('/');
  await hydrated(page);
  await expect(walk.checkIn).toHaveValue('');
});

test('the consent settings can be changed by keyboard, and the focus comes back', async ({ page, context }) => {
  await page.goto('/contact');
  const open = button(page, 'consent.settings');
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  await expectAccessible(page);
  // The focus goes all the way round, forwards and backwards.
  const focusIsInside = () => settings(page).evaluate((dialog) => dialog.contains(dialog.ownerDocument.activeElement));
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press(key);
      await expect.poll(focusIsInside, key).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(open).toBeFocused();
  expect(await context.cookies()).toEqual([]);

  await page.keyboard.press('Enter');
  const details = page.getByRole('switch', { name: t('consent.optional.details.heading') });
  await expect(page.getByRole('switch', { name: t('consent.necessary.heading') })).toBeDisabled();
  await expect(details).not.toBeChecked();
  await details.focus();
  await page.keyboard.press('Space');
  await button(page, 'consent.save').focus();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeHidden();
  await expect(card(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect((await recordIn(context)).record).toMatchObject({ categories: ['necessary', 'details'] });
  await footerLink(page).click();
  await expect(settings(page).getByText(t('consent.soFar.custom'))).toBeVisible();
  await expect(details).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(footerLink(page)).toBeFocused();
});
