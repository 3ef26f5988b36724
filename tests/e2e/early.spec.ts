import type { Page } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { wordsOf, writeDateIn } from '../support/wordsOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { hydrated, isHydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const say = wordsOf('en');
const ofPage = /\/assets\/page-[^/]+\.js$/;

/** The addresses of all modules that are asked for from now on. */
function askedModules(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url());
  });
  return asked;
}

/** Keeps back what answers to this pattern until it is let go. */
async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(pattern, (route) => held.then(() => route.continue()));
  return letGo;
}

/** Time goes on in the page only when the test says so, however slow the machine is. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install({ time: '2027-01-01T10:00:00' });
  await page.clock.pauseAt('2027-01-01T10:00:01');
}

/** As `hydrated`, while time is held. */
async function hydratedByTheClock(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await isHydrated(page)).toBe(true);
  }).toPass();
}

function scrolled(page: Page): Promise<number> {
  return page.locator('html').evaluate((html) => Math.round(html.ownerDocument.defaultView?.scrollY ?? -1));
}

/** Marks the document, so that a page that was loaded anew shows. */
async function markDocument(page: Page): Promise<void> {
  await page.locator('html').evaluate((html) => html.setAttribute('data-first-document', ''));
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-first-document', '');
}

test.describe('scripts start', () => {
  test('by themselves when the page has loaded, not before', async ({ page }) => {
    await holdTime(page);
    const asked = askedModules(page);
    const letPictureGo = await holdBack(page, /terrace-morning/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const loaded = page.waitForEvent('load').then(() => [...asked]);
    letPictureGo();
    expect(await loaded).toEqual([]);
    await page.clock.runFor(1000);
    await hydratedByTheClock(page);
    expect(asked.some((address) => ofPage.test(address))).toBe(true);
  });

  test('after three seconds, or with the first touch, although a picture is still to come', async ({ page }) => {
    await holdTime(page);
    const letPictureGo = await holdBack(page, /terrace-morning/);
    const starts = {
      wait: () => page.clock.runFor(3000),
      key: () => page.keyboard.press('Tab'),
      finger: () => page.getByRole('heading', { level: 1 }).click(),
    };
    for (const start of Object.values(starts)) {
      const asked = askedModules(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await page.clock.runFor(2500);
      expect(asked).toEqual([]);
      await start();
      await hydratedByTheClock(page);
    }
    letPictureGo();
  });

  test('at once where there is nothing to see without them', async ({ page, week }) => {
    const letFontsGo = await holdBack(page, /\.woff2$/);
    await page.goto(`/request/olive${stayQuery(week, { adults: 2, children: 0 })}`, { waitUntil: 'commit' });
    await hydrated(page);
    letFontsGo();
  });
});

test.describe('before the page is alive', () => {
  test('what a guest types, presses and sends is kept, and done once', async ({ page, week }) => {
    const letScriptsGo = await holdBack(page, ofPage);
    const walk = new BookingWalk(page);
    await walk.openHome();
    await markDocument(page);
    await walk.checkIn.fill(week.checkIn);
    await walk.checkOut.click();
    await page.keyboard.type(week.checkOut);
    await walk.button('stay.addAdult').click();
    await walk.button('stay.addChild').click();
    await walk.button('stay.addChild').click();
    await walk.checkButton.click();
    await walk.checkButton.click();
    await expect(page).toHaveURL('/');
    letScriptsGo();
    await hydrated(page);
    await expect(page).toHaveURL(`/apartments${stayQuery(week, { adults: 3, children: 2 })}`);
    await expectSameDocument(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('home.hero.heading'));
  });

  test('what is being typed stays, and Enter leads on', async ({ page, week }) => {
    const letScriptsGo = await holdBack(page, ofPage);
    const walk = new BookingWalk(page);
    await walk.openApartment('olive');
    await walk.guests('adults').fill('3');
    await walk.checkIn.fill(week.checkIn);
    await walk.checkIn.press('Enter');
    letScriptsGo();
    await hydrated(page);
    await expect(walk.checkOut).toBeFocused();
    await expect(walk.guests('adults')).toHaveValue('3');
    await expect(page).toHaveURL(`/apartment/olive?checkIn=${week.checkIn}&adults=3&children=0`);
    await expect(page.getByText(say('errors.dates-required'), { exact: true })).toBeHidden();
  });

  test('a field that was entered opens its calendar', async ({ page }) => {
    const letScriptsGo = await holdBack(page, ofPage);
    const walk = new BookingWalk(page);
    await walk.openApartment('olive');
    await walk.checkIn.click();
    letScriptsGo();
    await hydrated(page);
    await expect(walk.calendar.locator('[data-day]').first()).toBeVisible();
    await expect(walk.checkIn).toBeFocused();
  });

  test('the language menu works, and its links wait: the stay is kept, the choice remembered', async ({
    page,
    context,
    week,
  }) => {
    const letScriptsGo = await holdBack(page, ofPage);
    const query = stayQuery(week, { adults: 2, children: 1 });
    await page.goto(`/apartment/olive${query}`);
    await markDocument(page);
    await page.getByRole('button', { name: say('site.language'), exact: true }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    letScriptsGo();
    await hydrated(page);
    await expect(page).toHaveURL(`/de/wohnungen/olive${query}`);
    await expectSameDocument(page);
    expect((await context.cookies()).find(({ name }) => name === 'set-locale')?.value).toBe('de');
  });

  test('pictures that are out of sight wait for the scripts, or for a guest who moves', async ({ page }) => {
    const letScriptsGo = await holdBack(page, ofPage);
    const pictures = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/assets\/pictures\/([a-z-]+)-[0-9a-f]{6}/.exec(request.url()) ?? [];
      if (name) pictures.add(name);
    });
    for (const move of [() => page.mouse.wheel(0, 200), letScriptsGo]) {
      // A busy browser may lay out the page before it has read its end, and fetches them then as it always would.
      await expect(async () => {
        pictures.clear();
        await page.goto('/');
        expect([...pictures]).toEqual(['terrace-morning']);
      }).toPass({ timeout: 20_000 });
      await move();
      await expect.poll(() => pictures.size).toBeGreaterThan(1);
      pictures.clear();
    }
    await hydrated(page);
  });

  test('the link to the cookie settings waits for them', async ({ page }) => {
    for (const query of ['', '?adults=3']) {
      const letScriptsGo = await holdBack(page, ofPage);
      await page.goto(`${pathTo('cookiePolicy', 'en')}${query}`);
      const settings = { name: say('site.footer.consent') };
      await page.getByRole('contentinfo').getByRole('link', settings).click();
      letScriptsGo();
      await expect(page.getByRole('dialog', settings)).toBeVisible();
    }
  });

  test('plain links lead on without waiting, and the way back ends where one was', async ({ page }) => {
    const letScriptsGo = await holdBack(page, ofPage);
    await page.goto('/');
    const more = page.getByRole('link', { name: say('home.house.more') });
    await more.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(300);
    await more.click();
    await expect(page).toHaveURL('/about');
    letScriptsGo();
    await hydrated(page);
    await page.goBack();
    await hydrated(page);
    await expect.poll(() => scrolled(page)).toBe(before);
  });
});

test.describe('when the scripts cannot be had', () => {
  test('the search is an ordinary form', async ({ page, allow, week }) => {
    allow(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
    let fail = () => {};
    const sent = new Promise<void>((resolve) => (fail = resolve));
    await page.route(ofPage, (route) => sent.then(() => route.abort()), { times: 1 });
    const walk = new BookingWalk(page);
    await walk.openHome();
    await walk.checkIn.fill(week.checkIn);
    await walk.checkOut.fill(week.checkOut);
    await walk.checkButton.click();
    fail();
    await expect(page).toHaveURL(`/apartments${stayQuery(week, { adults: 2, children: 0 })}`);
    await expect(walk.checkIn).toHaveValue(writeDateIn('en', week.checkIn));
  });

  test('the page is fetched anew, once a minute at most', async ({ page, allow }) => {
    allow(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
    // A machine without a network counts as offline, and a page that is offline is left as it is.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
    let visits = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits += 1;
    });
    let asked = 0;
    await page.route(ofPage, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await expect.poll(() => visits).toBe(2);
    await expect.poll(() => asked).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    expect(visits).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
