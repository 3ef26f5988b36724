import type { Page } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf, writeDateIn } from '../support/messagesOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { holdBack } from './holdBack.ts';
import { hydrated, isHydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const t = messagesOf('en');
const ofPage = /\/assets\/page-[^/]+\.js$/;

/** The URLs of all modules that are requested from now on. */
function requestedModules(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) requested.push(request.url());
  });
  return requested;
}

/** Stops the page's clock, so that the test does not depend on the speed of the machine. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install({ time: '2027-01-01T10:00:00' });
  await page.clock.pauseAt('2027-01-01T10:00:01');
}

/** As `hydrated`, while the clock is stopped. */
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
    const requested = requestedModules(page);
    const letPictureGo = await holdBack(page, /terrace-morning/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const loaded = page.waitForEvent('load').then(() => [...requested]);
    letPictureGo();
    expect(await loaded).toEqual([]);
    await page.clock.runFor(1000);
    await hydratedByTheClock(page);
    expect(requested.some((url) => ofPage.test(url))).toBe(true);
  });

  test('after three seconds, or with the first touch, although a picture is still loading', async ({ page }) => {
    await holdTime(page);
    const letPictureGo = await holdBack(page, /terrace-morning/);
    const starts = {
      wait: () => page.clock.runFor(3000),
      key: () => page.keyboard.press('Tab'),
      finger: () => page.getByRole('heading', { level: 1 }).click(),
    };
    for (const start of Object.values(starts)) {
      // Requests of the page before must not count.
      await page.goto('about:blank');
      const requested = requestedModules(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await page.clock.runFor(2500);
      expect(requested).toEqual([]);
      await start();
      await hydratedByTheClock(page);
    }
    letPictureGo();
  });

  test('at once on pages that are empty without them', async ({ page, week }) => {
    const letFontsGo = await holdBack(page, /\.woff2$/);
    await page.goto(`/request/olive${stayQuery(week, { adults: 2, children: 0 })}`, { waitUntil: 'commit' });
    await hydrated(page);
    letFontsGo();
  });
});

test.describe('before the page is hydrated', () => {
  test('what a guest types, presses and sends is replayed once after hydration', async ({ page, week }) => {
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.heading'));
  });

  test('a key that is pressed at the moment of hydration finds what was typed before', async ({ page, week }) => {
    await page.addInitScript(`
      new MutationObserver(() => {
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
    `);
    const letScriptsGo = await holdBack(page, ofPage);
    const walk = new BookingWalk(page);
    await walk.openHome();
    await walk.checkIn.fill(week.checkIn);
    letScriptsGo();
    await expect(page).toHaveURL(new RegExp(`checkIn=${week.checkIn}`));
    await expect(walk.checkOut).toBeFocused();
  });

  test('Enter finds what was typed before it, on a device where React renders late', async ({ page, week }) => {
    // React's scheduler posts messages, which come after timers on a busy device.
    await page.addInitScript(`
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (...message) {
        setTimeout(() => postMessage.apply(this, message), 50);
      };
    `);
    const letScriptsGo = await holdBack(page, ofPage);
    const walk = new BookingWalk(page);
    await walk.openApartment('olive');
    await walk.checkIn.fill(week.checkIn);
    await walk.checkIn.press('Enter');
    letScriptsGo();
    await expect(page).toHaveURL(new RegExp(`checkIn=${week.checkIn}`));
    await expect(walk.checkOut).toBeFocused();
  });

  test('what is typed while the page is hydrated follows what was typed before', async ({ page, week }) => {
    const [begun, rest] = [week.checkIn.slice(0, 4), week.checkIn.slice(4)];
    await page.addInitScript(`
      new MutationObserver(() => document.execCommand('insertText', false, '${rest}'))
        .observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
    `);
    const letScriptsGo = await holdBack(page, ofPage);
    const walk = new BookingWalk(page);
    await walk.openApartment('olive');
    await walk.checkIn.pressSequentially(begun);
    letScriptsGo();
    await expect(walk.checkIn).toHaveValue(week.checkIn);
    await walk.checkIn.press('Enter');
    await expect(page).toHaveURL(new RegExp(`checkIn=${week.checkIn}`));
  });

  test('keys that a password manager invents send no form', async ({ page, week }) => {
    const letScriptsGo = await holdBack(page, ofPage);
    await page.goto(`/contact${stayQuery(week, { adults: 2, children: 0 })}`);
    const form = page.getByRole('form', { name: t('contact.writeToUs') });
    const field = (name: string) => form.getByRole('textbox', { name: t(`form.${name}`), exact: true });
    for (const [name, text] of Object.entries({ firstName: 'Ada', lastName: 'Novak', email: 'ada@example.net' })) {
      await field(name).fill(text);
      await field(name).dispatchEvent('keydown');
    }
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    letScriptsGo();
    await hydrated(page);
    await expect(field('message')).toHaveValue(/^.+\n\n$/);
    await field('message').fill('');
    await form.getByRole('button', { name: t('contact.send'), exact: true }).click();
    await expect(field('message')).toBeFocused();
    expect(sent).toEqual([]);
  });

  test('typed text stays, and Enter moves to the next field', async ({ page, week }) => {
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
    await expect(page.getByText(t('errors.dates-required'), { exact: true })).toBeHidden();
  });

  test('a focused field opens its calendar', async ({ page }) => {
    const letScriptsGo = await holdBack(page, ofPage);
    const walk = new BookingWalk(page);
    await walk.openApartment('olive');
    await walk.checkIn.click();
    letScriptsGo();
    await hydrated(page);
    await expect(walk.calendar.locator('[data-day]').first()).toBeVisible();
    await expect(walk.checkIn).toBeFocused();
  });

  test('the language menu works, and its links wait: the stay stays in the URL, the language is stored', async ({
    page,
    context,
    week,
  }) => {
    const letScriptsGo = await holdBack(page, ofPage);
    const query = stayQuery(week, { adults: 2, children: 1 });
    await page.goto(`/apartment/olive${query}`);
    await markDocument(page);
    await page.getByRole('button', { name: t('site.language'), exact: true }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    letScriptsGo();
    await hydrated(page);
    await expect(page).toHaveURL(`/de/wohnungen/olive${query}`);
    await expectSameDocument(page);
    expect((await context.cookies()).find(({ name }) => name === 'set-locale')?.value).toBe('de');
  });

  test('pictures out of view wait for the scripts, or for scrolling', async ({ page }) => {
    const letScriptsGo = await holdBack(page, ofPage);
    const pictures = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/assets\/pictures\/([a-z-]+)-[0-9a-f]{6}/.exec(request.url()) ?? [];
      if (name) pictures.add(name);
    });
    // A browser that is busy may lose a turn of the wheel.
    const scrollOn = async () => {
      await page.mouse.wheel(0, 100);
      return pictures.size;
    };
    for (const look of [scrollOn, () => (letScriptsGo(), pictures.size)]) {
      // A busy browser may lay out the page before it has read its end, and fetches them then as it always would.
      await expect(async () => {
        pictures.clear();
        await page.goto('/');
        expect([...pictures]).toEqual(['terrace-morning']);
      }).toPass({ timeout: 90_000 });
      await expect.poll(look).toBeGreaterThan(1);
      pictures.clear();
    }
    await hydrated(page);
  });

  test('the link to the cookie settings waits for hydration', async ({ page }) => {
    for (const query of ['', '?adults=3']) {
      const letScriptsGo = await holdBack(page, ofPage);
      await page.goto(`${pathTo('cookiePolicy', 'en')}${query}`);
      const settings = { name: t('site.footer.consent') };
      await page.getByRole('contentinfo').getByRole('link', settings).click();
      letScriptsGo();
      await expect(page.getByRole('dialog', settings)).toBeVisible();
    }
  });

  test('plain links work without waiting, and "back" restores the scroll position', async ({ page }) => {
    const letScriptsGo = await holdBack(page, ofPage);
    await page.goto('/');
    const more = page.getByRole('link', { name: t('home.house.more') });
    // Where the page is when it is left: what comes late may move it until then.
    await page.evaluate(
      `addEventListener('click', () => sessionStorage.setItem('left-at', Math.round(scrollY)), true)`,
    );
    await more.click();
    await expect(page).toHaveURL('/about');
    letScriptsGo();
    await hydrated(page);
    await page.goBack();
    await hydrated(page);
    const before = Number(await page.evaluate<string>(`sessionStorage.getItem('left-at')`));
    expect(before).toBeGreaterThan(300);
    await expect.poll(() => scrolled(page)).toBe(before);
  });
});

test.describe('when the scripts cannot be loaded', () => {
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

  test('the page is reloaded, once a minute at most', async ({ page, allow }) => {
    allow(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
    // A machine without a network counts as offline, and a page that is offline is left as it is.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
    let visits = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits += 1;
    });
    let requested = 0;
    await page.route(ofPage, (route) => {
      requested += 1;
      return route.abort();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await expect.poll(() => visits).toBe(2);
    await expect.poll(() => requested).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    expect(visits).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('nothing reloads without storage, as it could not be limited', async ({ page, allow }) => {
    allow(/ERR_FAILED/);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => true });
      Object.defineProperty(globalThis, 'sessionStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    let visits = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits += 1;
    });
    await page.route(ofPage, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => ofPage.test(request.url()));
    await page.goto('/about');
    await failed;
    await page.waitForLoadState('networkidle');
    expect(visits).toBe(1);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('site.nav.contact'), exact: true })
      .click();
    await expect(page).toHaveURL('/contact');
  });

  test('an error before hydration restores the browser’s own behaviour', async ({ page, allow, week }) => {
    allow(/broken entry/);
    let fail = () => {};
    const sent = new Promise<void>((resolve) => (fail = resolve));
    await page.route(/\/entry\.client-/, async (route) => {
      await sent;
      await route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken entry");' });
    });
    const walk = new BookingWalk(page);
    await walk.openHome();
    await walk.checkIn.fill(week.checkIn);
    await walk.checkOut.fill(week.checkOut);
    await walk.checkButton.click();
    await expect(page).toHaveURL('/');
    fail();
    await expect(page).toHaveURL(`/apartments${stayQuery(week, { adults: 2, children: 0 })}`);
  });

  test('a part of a page never reloads it', async ({ page, allow }) => {
    allow(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
    const parts = /\/assets\/(NewsletterForm|WhileScrolling|AreaMap|ConsentDialogs|messageFiles)-/;
    let failed = 0;
    await page.route(parts, (route) => {
      failed += 1;
      return route.abort();
    });
    await page.goto('/apartment/olive');
    await hydrated(page);
    await markDocument(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => failed).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    await expectSameDocument(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
