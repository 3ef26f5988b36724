import reviews from '../../villa/reviews.json' with { type: 'json' };
import { wordsOf } from '../support/wordsOf.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const say = wordsOf('en');

test('guests’ words are leafed through with buttons and keys, and samples are called samples', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const section = page.getByRole('region', { name: say('home.reviews.heading') });
  const row = section.getByRole('list');
  const previous = section.getByRole('button', { name: say('home.reviews.previous') });
  const next = section.getByRole('button', { name: say('home.reviews.next') });
  const [first, last] = [reviews[0]!, reviews.at(-1)!].map(({ text }) => section.getByText(text.en));
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText(say('home.reviews.samples'))).toBeVisible();
  await expect(section.getByText(`(${say('home.reviews.sample')})`)).toHaveCount(reviews.length);

  await expect(last!).not.toBeInViewport();
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(last!).toBeInViewport();
  await expect(next).toBeDisabled();
  await expect(first!).not.toBeInViewport();
  await previous.click();
  await expect(first!).toBeInViewport();

  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect(last!).toBeInViewport();
});

test('an apartment’s page brings its map and the cards of the others to whoever comes near', async ({ page }) => {
  await page.goto('/apartment/lavender');
  await hydrated(page);
  const map = page.getByRole('img', { name: say('place.map.alt') });
  const card = page.getByRole('article').filter({ hasText: say('villa.apartments.olive.line') });
  const link = page.getByRole('link', { name: say('villa.apartments.olive.name') });
  await expect(map).toHaveCount(0);
  await expect(link).toHaveCount(1);
  await page.getByRole('heading', { name: say('apartment.place.heading') }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
  await expect(map).toBeVisible();
  await expect(page.getByRole('link', { name: say('place.map.open') })).toHaveAttribute('href', /openstreetmap\.org/);
  await link.scrollIntoViewIfNeeded();
  await expect(card.getByRole('img').first()).toBeVisible();

  await page.getByRole('link', { name: say('apartment.place.way') }).click();
  await expect(page).toHaveURL('/about#way');
  await expect(page.getByRole('heading', { name: say('about.arrive.heading') })).toBeInViewport();
});
