import type { Locator, Page } from '@playwright/test';
import places from '../../villa/pictures.json' with { type: 'json' };
import { messagesOf } from '../support/messagesOf.ts';
import { expectAccessible } from './expectAccessible.ts';
import { anyModule, holdBack } from './holdBack.ts';
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

  /** Expects that this picture is in view, loaded, and the only one in the accessibility tree. */
  async expectShown(place: number): Promise<void> {
    await expect(this.caption).toHaveText(captionOf(place));
    await expect(this.caption).toBeInViewport();
    await expect(this.lightbox.getByText(`${place + 1} / ${count}`).first()).toBeVisible();
    const picture = this.lightbox.getByRole('img', { name: altOf(place) });
    await expect.poll(() => picture.evaluate((image) => image.complete && image.currentSrc)).toMatch(/-\d+\.avif$/);
  }
}

/** Waits until the row no longer scrolls. A finger that touches it earlier stops it between two pictures. */
async function atRest(page: Page): Promise<void> {
  const row = page.getByRole('dialog').getByRole('list');
  // The scroll position in pictures, a whole number at rest.
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

test('by keyboard a guest opens a picture, goes through all of them and returns to the same one', async ({ page }) => {
  const gallery = new Gallery(page);
  await gallery.visit();
  await gallery.tile(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(gallery.tile(2)).toBeFocused();
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

test('the lightbox opens only once and keeps the focus inside, and the page behind it does not move', async ({
  page,
}) => {
  const gallery = new Gallery(page);
  await gallery.visit();
  await page.waitForLoadState('networkidle');
  const letGo = await holdBack(page, anyModule);
  const showAll = page.getByRole('button', { name: t('gallery.showAll') });
  // Pressed twice before the lightbox has loaded.
  await showAll.click();
  await showAll.click();
  letGo();
  await gallery.expectShown(0);
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = page.locator(':focus:not(body)').and(page.locator(':not(dialog *)'));
    await expect(outside).toHaveCount(0);
  }
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 700);
  await gallery.button('next').click();
  await gallery.expectShown(1);
  expect(await page.evaluate('scrollY')).toBe(0);
  await gallery.button('close').click();
  await expect(gallery.lightbox).toBeHidden();
  await expect(showAll).toBeFocused();
});

test(
  'a swipe turns the pictures, and the back button closes the lightbox',
  { tag: '@only-phone' },
  async ({ page }) => {
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
  },
);

test('rotating the phone keeps the picture, whole and with its caption', { tag: '@only-phone' }, async ({ page }) => {
  const gallery = new Gallery(page);
  await gallery.visit();
  await gallery.tile(0).click();
  await gallery.expectShown(0);
  await page.keyboard.press('ArrowRight');
  await gallery.expectShown(1);
  await page.setViewportSize({ width: 740, height: 360 });
  await gallery.expectShown(1);
  // Also while the picture is still scrolling into view.
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

test('on a phone the page shows the pictures in a row with a counter', { tag: '@only-phone' }, async ({ page }) => {
  const gallery = new Gallery(page);
  await gallery.visit();
  await expect(page.getByText(`1 / ${count}`, { exact: true })).toBeVisible();
  const { y, height } = (await gallery.tile(0).boundingBox())!;
  await swipe(page, 'left', y + height / 2);
  await expect(page.getByText(`2 / ${count}`, { exact: true })).toBeVisible();
  await expect(gallery.tile(1)).toBeInViewport({ ratio: 0.99 });
});

test('a card in the list has a carousel of pictures, and each links to the apartment', async ({ page }) => {
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

test('a swipe that begins before hydration turns the picture', { tag: '@only-phone' }, async ({ page }) => {
  const letGo = await holdBack(page, anyModule);
  await page.goto('/apartments');
  const name = t('villa.apartments.lavender.name');
  const pictures = page.getByRole('list', { name: t('gallery.label', { name }) });
  await pictures.scrollIntoViewIfNeeded();
  const { y, height } = (await pictures.boundingBox())!;
  await swipe(page, 'left', y + height / 2, async () => {
    letGo();
    await hydrated(page);
  });
  await expect(pictures.getByRole('img', { name: altOf(1) })).toBeInViewport({ ratio: 0.99 });
  // A row that is moved back moves within 150 ms after it has come to rest.
  await page.waitForTimeout(500);
  await expect(pictures.getByRole('img', { name: altOf(1) })).toBeInViewport({ ratio: 0.99 });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is animated: the next picture appears at once, and neither the hero nor other parts move', async ({
    page,
  }) => {
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
    await hydrated(page);
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('button', { name: t('site.toTop') })).toBeVisible();
    const moving = page.locator('main').evaluate((main) => main.getAnimations({ subtree: true }).length);
    expect(await moving).toBe(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all pictures can be scrolled through', async ({ page, allow }) => {
    allow(/request failed: \S+\.js csp/);
    await page.goto('/apartment/lavender');
    await expect(page.getByRole('button', { name: t('gallery.showAll') })).toBeHidden();
    const last = page.getByRole('img', { name: altOf(count - 1) });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});
