import type { Locator, Page } from '@playwright/test';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

test.use({ decided: false });

const t = messagesOf('en');

function card(page: Page, messages = t) {
  return page.getByRole('dialog', { name: messages('consent.heading') });
}

const sizes = [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [360, 740],
] as const;

/** The boxes of those elements that the card covers. */
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

// The language with the longest texts.
const language = 'de';
const messages = messagesOf(language);

test('on the home page the search is in the first screen, and the consent card covers no field and no button', async ({
  page,
}) => {
  await page.goto(pathTo('home', language));
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // On phones and upright tablets the picture fills the first screen, and the card is at the end of the page.
    const first = height > width ? page.getByRole('button', { name: messages('stay.check') }) : card(page, messages);
    await expect(first).toBeInViewport({ ratio: 1 });
    const others = page.locator('main').locator('input, select, textarea, button, a, h1').filter({ visible: true });
    expect(await others.count()).toBeGreaterThan(5);
    expect(await coveredBy(card(page, messages), others), `${width} x ${height}`).toEqual([]);
  }
});

test('on the list of apartments the consent card covers no field of the search', async ({ page }) => {
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

test('the consent card names cookies, has one line in a low window, and is below a form for personal details', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/');
  await expect(card(page)).toContainText(/cookie/i);
  await expect.poll(async () => (await card(page).boundingBox())!.height).toBeLessThan(72);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact');
  await expect(card(page)).toBeVisible();
  const form = page.getByRole('main').locator('form');
  const below = async () => {
    const { y, height } = (await form.boundingBox())!;
    return (await card(page).boundingBox())!.y - (y + height);
  };
  await expect.poll(below).toBeGreaterThan(0);
});

test.describe('a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('is not asked for consent', async ({ page, context }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(card(page)).toBeHidden();
    expect(await context.cookies()).toEqual([]);
  });
});
