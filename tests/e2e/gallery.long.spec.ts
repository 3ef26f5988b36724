import type { Locator, Page } from '@playwright/test';
import places from '../../villa/pictures.json' with { type: 'json' };
import { messagesOf } from '../support/messagesOf.ts';
import { expectAccessible } from './expectAccessible.ts';
import { holdBack } from './holdBack.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';
import { swipe } from './swipe.ts';

const t = messagesOf('en');
const galleries: Record<string, string[]> = places.apartments;
const names = galleries['lavender']!;
const count = names.length;
const altOf = (place: number) => t(`pictures.${names[place]}.alt`);
const captionOf = (place: number) => t(`pictures.${names[place]}.caption`);

/** The gallery of an apartment, and the lightbox that it opens. */
class Gallery {
  readonly page: Page;
  readonly lightbox: Locator;
  readonly caption: Locator;

  constructor(page: Page) {
    this.page = page;
    this.lightbox = page.getByRole('dialog');
    this.caption = this.lightbox.getByRole('listitem').locator('figcaption');
  }

  async visit(): Promise<void> {
    await this.page.goto('/apartment/lavender');
    await hydrated(this.page);
  }

  /** A picture on the page, to be opened. */
  tile(place: number): Locator {
    return this.page.getByRole('button', { name: altOf(place) });
  }

  button(name: 'previous' | 'next' | 'close'): Locator {
    return this.lightbox.getByRole('button', { name: t(`gallery.${name}`), exact: true });
  }

  /** This picture is the only one in the accessibility tree, in view and loaded. */
  async expectShown(place: number): Promise<void> {
    await expect(this.caption).toHaveText(captionOf(place));
    await expect(this.caption).toBeInViewport();
    await expect(this.lightbox.getByText(`${place + 1} / ${count}`).first()).toBeVisible();
    const picture = this.lightbox.getByRole('img', { name: altOf(place) });
    await expect.poll(() => picture.evaluate((image) => image.complete && image.currentSrc)).toMatch(/-\d+\.avif$/);
  }
}

/** Waits until the row no longer scrolls: a finger put on it before stops it between two pictures. */
async function atRest(page: Page): Promise<void> {
  const row = page.getByRole('dialog').getByRole('list');
  // In pictures: whole at rest.
  const place = () => row.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
  let before = NaN;
  await expect
    .poll(async () => {
      const last = before;
      before = await place();
      return before === last && Math.abs(before - Math.round(before)) < 0.01;
    })
    .toBe(true);
}

test('the keyboard opens a picture, goes through all of them and returns to the one it left', async ({ page }) => {
  const gallery = new Gallery(page);
  await gallery.visit();
  await gallery.tile(2).focus();
  await page.keyboard.press('Enter');
  await gallery.expectShown(2);
  await expect(gallery.lightbox).toHaveAccessibleName(
    t('gallery.label', { name: t('villa.apartments.lavender.name') }),
  );
  await page.keyboard.press('ArrowRight');
  await gallery.expectShown(3);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await gallery.expectShown(1);
  await page.keyboard.press('End');
  await gallery.expectShown(count - 1);
  await page.keyboard.press('ArrowRight');
  await gallery.expectShown(count - 1);
  await page.keyboard.press('Home');
  await gallery.expectShown(0);
  await page.keyboard.press('Escape');
  await expect(gallery.lightbox).toBeHidden();
  await expect(gallery.tile(2)).toBeFocused();
  await expect(page).toHaveURL('/apartment/lavender');
});

test('pressed twice before it has loaded, the lightbox is closed by one press', async ({ page }) => {
  const letGo = await holdBack(page, /\/assets\/Lightbox-/);
  const gallery = new Gallery(page);
  await gallery.visit();
  const showAll = page.getByRole('button', { name: t('gallery.showAll') });
  await showAll.click();
  await showAll.click();
  letGo();
  await gallery.expectShown(0);
  await page.keyboard.press('Escape');
  await expect(gallery.lightbox).toBeHidden();
});

test('the focus stays in the lightbox, and the page behind does not move', async ({ page }) => {
  const gallery = new Gallery(page);
  await gallery.visit();
  const showAll = page.getByRole('button', { name: t('gallery.showAll') });
  await showAll.click();
  await gallery.expectShown(0);
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = page.locator(':focus:not(body)').and(page.locator(':not(dialog *)'));
    await expect(outside).toHaveCount(0);
  }
  const scrolled = () => page.locator('html').evaluate((html) => html.scrollTop);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 700);
  await gallery.button('next').click();
  await gallery.expectShown(1);
  expect(await scrolled()).toBe(0);
  await gallery.button('close').click();
  await expect(gallery.lightbox).toBeHidden();
  await expect(showAll).toBeFocused();
  expect(await scrolled()).toBe(0);
});

test('a finger swipes, the back button closes', { tag: '@phone' }, async ({ page }) => {
  const gallery = new Gallery(page);
  await gallery.visit();
  await gallery.tile(0).click();
  await gallery.expectShown(0);
  await atRest(page);
  await swipe(page, 'left');
  await gallery.expectShown(1);
  await atRest(page);
  await swipe(page, 'left');
  await gallery.expectShown(2);
  await atRest(page);
  await swipe(page, 'right');
  await gallery.expectShown(1);
  await expectAccessible(page);
  await page.goBack();
  await expect(gallery.lightbox).toBeHidden();
  await expect(page).toHaveURL('/apartment/lavender');
  await expect(gallery.tile(0)).toBeFocused();
  await page.goForward();
  await gallery.expectShown(0);
});

test('buttons and keys go on from where a finger has stopped', { tag: '@phone' }, async ({ page }) => {
  const gallery = new Gallery(page);
  await gallery.visit();
  await gallery.tile(0).click();
  await gallery.expectShown(0);
  for (const place of [1, 2, 3, 4]) {
    await atRest(page);
    await swipe(page, 'left');
    await gallery.expectShown(place);
  }
  await gallery.button('next').click();
  await gallery.expectShown(5);
  // Pressed twice before the first picture has arrived.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await gallery.expectShown(3);
});

test('turning the phone keeps the picture, whole and with its caption', { tag: '@phone' }, async ({ page }) => {
  const gallery = new Gallery(page);
  await gallery.visit();
  await gallery.tile(0).click();
  await gallery.expectShown(0);
  await page.keyboard.press('ArrowRight');
  await gallery.expectShown(1);
  await page.setViewportSize({ width: 740, height: 360 });
  await gallery.expectShown(1);
  // Also one that is still scrolling into view.
  await page.keyboard.press('ArrowRight');
  await page.setViewportSize({ width: 360, height: 740 });
  await gallery.expectShown(2);
  await page.keyboard.press('ArrowLeft');
  await page.setViewportSize({ width: 740, height: 360 });
  await gallery.expectShown(1);
  const picture = gallery.lightbox.getByRole('img', { name: altOf(1) });
  await expect(picture).toBeInViewport({ ratio: 0.99 });
  await expect(gallery.caption).toBeInViewport({ ratio: 0.99 });
});

test('a phone turned in the middle of a swipe stays at its picture', { tag: '@phone' }, async ({ page }) => {
  const gallery = new Gallery(page);
  await gallery.visit();
  await gallery.tile(0).click();
  // Before the lightbox is there, no key reaches it.
  await gallery.expectShown(0);
  await page.keyboard.press('ArrowRight');
  await gallery.expectShown(1);
  await atRest(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 200 }] });
  await touch('touchStart', 280);
  for (let x = 270; x >= 200; x -= 10) await touch('touchMove', x);
  await page.setViewportSize({ width: 740, height: 360 });
  await touch('touchEnd');
  await gallery.expectShown(1);
  await expect(gallery.lightbox.getByRole('img', { name: altOf(1) })).toBeInViewport({ ratio: 0.99 });
});

test('on a phone the page itself has them in a row, and counts', { tag: '@phone' }, async ({ page, isMobile }) => {
  const gallery = new Gallery(page);
  await gallery.visit();
  const counter = page.getByText(`1 / ${count}`, { exact: true });
  if (!isMobile) {
    await expect(counter).toBeHidden();
    await expect(gallery.tile(4)).toBeVisible();
    await expect(gallery.tile(5)).toBeHidden();
    return;
  }
  await expect(counter).toBeVisible();
  await gallery
    .tile(0)
    .evaluate((tile) => tile.closest('ul')!.scrollBy({ left: tile.clientWidth, behavior: 'instant' }));
  await expect(page.getByText(`2 / ${count}`, { exact: true })).toBeVisible();
  await expect(gallery.tile(1)).toBeInViewport({ ratio: 0.99 });
});

test('a card in the list is a carousel of pictures, and each leads to the apartment', async ({ page }) => {
  await page.goto('/apartments');
  await hydrated(page);
  const name = t('villa.apartments.lavender.name');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  const pictures = card.getByRole('list', { name: t('gallery.label', { name }) });
  const inSight = async (place: number) => {
    await expect(pictures.getByRole('img', { name: altOf(place) })).toBeInViewport({ ratio: 0.99 });
    await expect(pictures.getByRole('img', { name: altOf(place - 1) })).not.toBeInViewport();
  };
  await pictures.hover();
  await card.getByRole('button', { name: t('gallery.next') }).click();
  await inSight(1);
  await pictures.focus();
  await page.keyboard.press('ArrowRight');
  await inSight(2);
  await expectAccessible(page);
  await pictures.getByRole('img', { name: altOf(2) }).click();
  await expect(page).toHaveURL('/apartment/lavender');
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves: the next picture is there at once, and the hero does not drift', async ({ page }) => {
    const gallery = new Gallery(page);
    await gallery.visit();
    await gallery.tile(0).click();
    await gallery.expectShown(0);
    const row = gallery.lightbox.getByRole('list');
    const place = await row.evaluate((list) => {
      const { KeyboardEvent } = list.ownerDocument.defaultView;
      list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      return list.scrollLeft / list.clientWidth;
    });
    expect(place).toBe(1);
    await page.goto('/');
    const hero = page.getByRole('img', { name: t(`pictures.${places.hero}.alt`) });
    expect(await hero.evaluate((image) => image.getAnimations().length)).toBe(0);
  });
});

test('the hero moves a little slower than the page', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('img', { name: t(`pictures.${places.hero}.alt`) });
  const top = () => hero.evaluate((image) => image.getBoundingClientRect().top);
  expect(await top()).toBe(0);
  await page.evaluate(`scrollTo({ top: 400, behavior: 'instant' })`);
  await expect.poll(top).toBeLessThan(-300);
  // The page may be scrolled a frame before the picture is.
  await expect.poll(top).toBeGreaterThan(-390);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all pictures are there to be scrolled through', async ({ page, allow }) => {
    allow(/request failed: \S+\.js csp/);
    await page.goto('/apartment/lavender');
    await expect(page.getByRole('button', { name: t('gallery.showAll') })).toBeHidden();
    const last = page.getByRole('img', { name: altOf(count - 1) });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});
