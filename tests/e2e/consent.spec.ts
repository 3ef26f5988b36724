import type { BrowserContext, Locator, Page } from '@playwright/test';
import { languages } from '../../functions/src/domain/language.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf, writeDateIn } from '../support/messagesOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { consentCookie } from './consentCookie.ts';
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

const sizes = [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [360, 740],
] as const;

/** The boxes of those elements over which the card lies. */
async function coveredBy(card: Locator, others: Locator) {
  const place = (await card.boundingBox())!;
  const boxes = await Promise.all((await others.all()).map((one) => one.boundingBox()));
  return boxes.filter(
    (box) =>
      box &&
      box.x < place.x + place.width &&
      place.x < box.x + box.width &&
      box.y < place.y + place.height &&
      place.y < box.y + box.height,
  );
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

test('nothing optional is stored or requested before a guest decides, then only what they allow', async ({
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
  // From this site alone, and nothing is sent to it.
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

  // The next visit begins with the last stay, and asks nothing.
  await page.goto('/');
  await expect(walk.checkIn).toHaveValue(writeDateIn('en', week.checkIn));
  await expect(walk.guests('adults')).toHaveValue('3');
  await expect(card(page)).toBeHidden();

  await walk.openRequest('olive', week);
  await expect(walk.field('firstName')).toBeVisible();
  // All that is there by now is named on the cookie page.
  const inTab = await page.evaluate<string[]>('Object.keys(sessionStorage)');
  const inCookies = (await context.cookies()).map(({ name }) => name);
  await page.goto(pathTo('cookiePolicy', 'en'));
  const named = await page.getByRole('table').locator('code').allTextContents();
  expect(named).toEqual(expect.arrayContaining([...inTab, ...inCookies, ...(await storedOnDevice(context))]));

  // Withdrawn at the foot of the page: what was stored is gone, the record is the same one.
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

test(
  'the settings are chosen with keys alone, and the focus comes back',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.goto('/contact');
    const open = button(page, 'consent.settings');
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(settings(page)).toBeVisible();
    await expectAccessible(page);
    // All the way round, there and back.
    const focusIsInside = () =>
      settings(page).evaluate((dialog) => dialog.contains(dialog.ownerDocument.activeElement));
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
  },
);

test('a decision on other terms is asked for again', async ({ page, context }) => {
  await context.addCookies([consentCookie(['stay'], 0)]);
  const { record } = await recordIn(context);
  await page.goto('/about');
  await expect(card(page)).toBeVisible();
  await button(page, 'consent.rejectAll').click();
  await expect(card(page)).toBeHidden();
  expect((await recordIn(context)).record).toMatchObject({
    categories: ['necessary'],
    revision: 1,
    consent_uuid: record['consent_uuid'],
  });
});

test('the card leaves the page and the price bar of a phone in reach', async ({ page }) => {
  const phone = { width: 360, height: 740 };
  await page.setViewportSize(phone);
  await page.goto('/de/wohnungen/lavender');
  const messages = messagesOf('de');
  await expect(card(page, messages)).toBeVisible();
  await expectAccessible(page);
  const place = await card(page, messages).boundingBox();
  expect(place?.height).toBeLessThan(phone.height / 3);
  const way = page.getByRole('link', { name: messages('stay.chooseDates') });
  await way.click();
  await expect(page.locator('#stay')).toBeInViewport();
});

for (const language of languages) {
  test(`on the home page the card is over no field and no button, in ${language}`, async ({ page }) => {
    const messages = messagesOf(language);
    await page.goto(pathTo('home', language));
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect(card(page, messages)).toBeInViewport({ ratio: 1 });
      const others = page.locator('main').locator('input, select, textarea, button, a, h1').filter({ visible: true });
      expect(await others.count()).toBeGreaterThan(5);
      expect(await coveredBy(card(page, messages), others), `${width} x ${height}`).toEqual([]);
    }
  });

  test(`on the list of apartments the card is over no field of the search, in ${language}`, async ({ page }) => {
    const messages = messagesOf(language);
    await page.goto(pathTo('apartments', language));
    await expect(card(page, messages)).toBeVisible();
    const search = page.getByRole('form', { name: messages('stay.yourStay') });
    const needed = search.locator('input, button').filter({ visible: true });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect(await needed.count()).toBeGreaterThan(5);
      expect(await coveredBy(card(page, messages), needed), `${width} x ${height}`).toEqual([]);
    }
  });

  test(`the question in its language: ${language}`, async ({ page }) => {
    const messages = messagesOf(language);
    await page.goto(pathTo('cookiePolicy', language));
    await expect(card(page, messages)).toBeVisible();
    await expect(card(page, messages)).toHaveAccessibleDescription(messages('consent.text'));
    // The end of the page is not hidden by it.
    await footerLink(page, messages).click();
    await expect(settings(page, messages)).toBeVisible();
    await expectAccessible(page);
    await button(page, 'consent.save', messages).click();
    await expect(card(page, messages)).toBeHidden();
  });
}

test.describe('a machine that reads pages', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('is not asked', async ({ page, context }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(card(page)).toBeHidden();
    expect(await context.cookies()).toEqual([]);
  });
});
