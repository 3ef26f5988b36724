import type { Page } from '@playwright/test';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { sampleGuests } from '../../emulator-data/sampleGuests.ts';
import { addDays } from '../../functions/src/domain/isoDate.ts';
import { languages } from '../../functions/src/domain/language.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };
import { book } from '../support/bookingRequest.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { restoreSession } from './restoreSession.ts';
import { expectAccessible } from './expectAccessible.ts';
import { holdBack } from './holdBack.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { tabTo } from './tabTo.ts';

const t = messagesOf('en');

/** What stands around every page: the booking modal, what shows while scrolling, and what is left when something fails. */
const modalOf = (page: Page) => page.getByRole('dialog', { name: t('stay.yourStay') });
const bookLink = (page: Page) =>
  page.getByRole('link', { name: t('site.book'), exact: true }).filter({ visible: true });

test('from any page the keyboard books in the modal', async ({ page, week }) => {
  await page.goto('/contact');
  await hydrated(page);
  await tabTo(page, bookLink(page));
  await page.keyboard.press('Enter');
  const modal = modalOf(page);
  await expect(modal.getByRole('heading', { level: 2 })).toHaveText(t('stay.yourStay'));
  const walk = new BookingWalk(page);
  // What is missing is said, and the focus is where it is missing.
  await tabTo(page, walk.checkButton);
  await page.keyboard.press('Enter');
  await expect(modal.getByText(t('errors.dates-required'), { exact: true })).toBeVisible();
  await expect(walk.checkIn).toBeFocused();
  // Escape closes the calendar that it opened, not the modal around it.
  await expect(walk.calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(walk.calendar).toBeHidden();
  await walk.chooseDates(week, 'typing');
  await tabTo(page, walk.checkButton);
  await page.keyboard.press('Enter');
  await expect(walk.available).toBeVisible();
  await expectAccessible(page);
  const request = modal.getByRole('link', { name: t('offer.requestToBook') });
  await expect(request).toHaveCount(3);
  await tabTo(page, request.nth(1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/request/olive${stayQuery(week, { adults: 2, children: 0 })}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('request.title'));
  await expect(modal).toBeHidden();
  // "Back" restores the results.
  await page.goBack();
  await expect(request).toHaveCount(3);
});

test(
  'closing the modal restores the focus and leaves the stay unchanged',
  { tag: '@phone' },
  async ({ page, week, isMobile }) => {
    const stay = stayQuery(week, { adults: 3, children: 0 });
    await page.goto(`/about${stay}`);
    await hydrated(page);
    const opener = isMobile ? page.getByRole('button', { name: t('site.nav.open') }) : bookLink(page);
    const open = async (adults: number) => {
      if (isMobile) await opener.click();
      // The URL changes a moment before the links that carry its stay.
      await expect(bookLink(page)).toHaveAttribute('href', new RegExp(`adults=${adults}`));
      await bookLink(page).click();
      await expect(modalOf(page)).toBeVisible();
    };
    await open(3);
    const walk = new BookingWalk(page);
    // The stay of the URL is taken over and checked.
    await expect(walk.guests('adults')).toHaveValue('3');
    await expect(walk.available).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(modalOf(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(`/about${stay}`);
    await open(3);
    await page.getByRole('button', { name: t('stay.addAdult') }).click();
    await page.goBack();
    await expect(modalOf(page)).toBeHidden();
    await expect(page).toHaveURL(`/about${stay.replace('adults=3', 'adults=4')}`);
    // So does a press beside it; on a phone it fills the window, and has a button for that.
    await open(4);
    await expect(walk.guests('adults')).toHaveValue('4');
    if (isMobile)
      await modalOf(page)
        .getByRole('button', { name: t('stay.close'), exact: true })
        .click();
    else await page.mouse.click(5, 5);
    await expect(modalOf(page)).toBeHidden();
  },
);

test(
  'dates that are taken lead to the nearest free ones',
  { tag: '@phone' },
  async ({ page, week, nextWeek, isMobile }) => {
    const rosemary = apartments.find(({ slug }) => slug === 'rosemary')!;
    await book({ ...rosemary, propertyTerms: settings } as unknown as Apartment, week);
    // A day later, so that the following week is nearer than the one before.
    const wish = { checkIn: addDays(week.checkIn, 1), checkOut: addDays(week.checkOut, 1) };
    await page.goto(`/${stayQuery(wish, { adults: 2, children: 0 })}`);
    await hydrated(page);
    if (isMobile) await page.getByRole('button', { name: t('site.nav.open') }).click();
    await bookLink(page).click();
    const row = modalOf(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: t('villa.apartments.rosemary.name') }) });
    await expect(row).toContainText(t('offer.reason.taken'));
    await expectAccessible(page);
    // The offer comes a moment after the way to the waitlist.
    await row
      .getByRole('button', { name: t('offer.totalFor', { count: 7 }) })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`checkIn=${nextWeek.checkIn}&checkOut=${nextWeek.checkOut}&adults=2`));
    await expect(row).toContainText(t('offer.freeForYou'));
    await expect(row.getByRole('link', { name: t('offer.requestToBook') })).toBeVisible();
  },
);

test('a page that was scrolled shows the reading progress and "back to top"', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/apartment/olive');
  await hydrated(page);
  const toTop = page.getByRole('button', { name: t('site.toTop') });
  await expect(toTop).toBeHidden();
  const scroller = page.locator('html');
  const scrollTo = (share: number) =>
    scroller.evaluate((html, share) => html.scrollTo({ top: share * html.scrollHeight, behavior: 'instant' }), share);
  await scrollTo(0.5);
  await expect(toTop).toBeVisible();
  const unread = () =>
    toTop.locator('circle').evaluate((ring) => {
      const { getComputedStyle } = ring.ownerDocument.defaultView!;
      return Number.parseFloat(getComputedStyle(ring).strokeDashoffset);
    });
  await expect.poll(unread).toBeLessThan(0.7);
  await expect.poll(unread).toBeGreaterThan(0.2);
  // Not over what stands at the foot of a phone's window.
  await expect(toTop).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await scrollTo(1);
  await expect.poll(unread).toBeLessThan(0.01);
  await toTop.click();
  await expect.poll(() => scroller.evaluate((html) => html.scrollTop)).toBe(0);
  await expect(toTop).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('parts below the window rise into their place once, and under reduced motion none does', async ({ page }) => {
  const moving = () =>
    page.locator('main section > *').evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length);
  await page.goto('/');
  await hydrated(page);
  await page.mouse.wheel(0, 30);
  await expect.poll(moving).toBeGreaterThan(2);
  // Each part comes into a frame that is drawn, however long that takes.
  await page.evaluate(`(async () => {
    const html = document.documentElement;
    const frame = () => new Promise(requestAnimationFrame);
    for (let before = -1; before !== html.scrollTop; ) {
      before = html.scrollTop;
      html.scrollBy({ top: 400, behavior: 'instant' });
      for (let frames = 0; frames < 3; frames += 1) await frame();
    }
  })()`);
  await expect.poll(moving).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The browser restores the scroll position of a page that is opened again, which is a first scroll.
  const part = page.waitForResponse(/WhileScrolling/);
  await page.goto('/');
  await hydrated(page);
  await page.mouse.wheel(0, 600);
  await part;
  await expect(page.getByRole('button', { name: t('site.toTop') })).toBeVisible();
  expect(await moving()).toBe(0);
});

/**
 * Lets React draw what has just changed and run the effects of that: each is a task of its own, queued like a message. For a page
 * whose clock stands still, in which nothing else would tell.
 */
async function rendered(page: Page): Promise<void> {
  for (let task = 0; task < 5; task += 1) {
    await page.evaluate(
      `new Promise((done) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = done; port2.postMessage(0); })`,
    );
  }
}

test('a page that is slow to come shows a bar at the top, until it is there', async ({ page }) => {
  const bar = page.locator('body > div[aria-hidden="true"]');
  const letGo = await holdBack(page, /\/assets\/about-/);
  await page.clock.install({ time: '2027-01-01T10:00:00' });
  await page.goto('/contact');
  await hydrated(page);
  await page.clock.pauseAt('2027-01-01T10:05:00');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('site.nav.about') })
    .click();
  await rendered(page);
  await page.clock.runFor(190);
  await expect(bar).toBeHidden();
  // A busy machine may draw it a little later.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(bar).toBeInViewport({ timeout: 1000 });
  }).toPass({ timeout: 45_000 });
  await expect(bar).toHaveCSS('height', '5px');
  await expect(bar).toHaveCSS('transition-duration', '5s');
  await page.clock.resume();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('about.heading'));
  await expect(bar).toBeHidden();
});

test('a message in every language is shown while offline, and removed afterwards', async ({ page }) => {
  const tell = (name: 'offline' | 'online') =>
    page.locator('html').evaluate((html, name) => {
      const { defaultView: window } = html.ownerDocument;
      window!.dispatchEvent(new window!.Event(name));
    }, name);
  for (const language of languages) {
    const line = page.getByRole('status').getByText(messagesOf(language)('errorPage.offline'));
    await page.goto(pathTo('contact', language));
    await hydrated(page);
    await tell('offline');
    await expect(line).toBeVisible();
    if (language === 'pl') await expectAccessible(page);
    await tell('online');
    await expect(line).toBeHidden();
  }
});

test('a page whose code cannot be had is fetched anew once, then says so and offers to try again', async ({
  page,
  allow,
}) => {
  allow(/about-/, /Failed to load resource/, /Error loading route module/, /dynamically imported module/);
  let broken = true;
  // Where the tests run there may be no network but the machine itself, which a browser takes for none.
  await page.addInitScript('Object.defineProperty(navigator, "onLine", { value: true })');
  await page.route(/\/assets\/about-/, (route) => (broken ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto('/contact');
  await hydrated(page);
  await page.locator('html').evaluate((html) => html.setAttribute('data-first-document', ''));
  const about = page
    .getByRole('navigation', { name: t('site.nav.label') })
    .getByRole('link', { name: t('site.nav.about') });
  await about.click();
  await expect(page.locator('html[data-first-document]')).toHaveCount(0);
  await hydrated(page);
  await about.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errorPage.title'));
  await expect(page.getByText(t('errorPage.failed'))).toBeVisible();
  await expectAccessible(page);
  broken = false;
  await page.getByRole('button', { name: t('errorPage.tryAgain') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('about.heading'));
});

test('a page that asks for an unknown middleware answers with status 500 and its name', async ({ page, allow }) => {
  allow(/Unknown middleware|unknownMiddleware|ErrorResponse/);
  let changed = 0;
  await page.route(/\/assets\/myBooking-/, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const asked = /(["'`])booking-id\1/;
    if (asked.test(code)) changed += 1;
    await route.fulfill({ response, body: code.replace(asked, '"signed-inn"') });
  });
  for (const language of languages) {
    await page.goto(pathTo('myBooking', language, 'S4MPE-PEND1'));
    const messages = messagesOf(language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      messages('errorPage.unknownMiddleware', { name: 'signed-inn' }),
    );
    await expect(page.getByText('500', { exact: true })).toBeVisible();
  }
  expect(changed).toBeGreaterThan(0);
});

test("a booking's number typed in small letters leads to its page, and what is no number to none", async ({
  page,
  allow,
}) => {
  allow(/404|ErrorResponse/);
  await restoreSession(page, sampleGuests.guest.uid);
  await page.goto('/my-booking/s4mpe-pend1');
  await expect(page).toHaveURL('/my-booking/S4MPE-PEND1');
  await expect(page.getByRole('main')).toContainText('S4MPE-PEND1');
  await page.goto('/my-booking/a.b');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errorPage.notFound'));
});
