import reviews from '../../villa/reviews.json' with { type: 'json' };
import { messagesOf } from '../support/messagesOf.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const t = messagesOf('en');

test('reviews are a carousel with buttons and keys, and samples are marked once', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const section = page.getByRole('region', { name: t('reviews.heading') });
  const row = section.getByRole('list');
  const previous = section.getByRole('button', { name: t('reviews.previous') });
  const next = section.getByRole('button', { name: t('reviews.next') });
  const sampleReviews: { text: { en: string } }[] = reviews;
  const [first, last] = [sampleReviews[0]!, sampleReviews.at(-1)!].map(({ text }) => section.getByText(text.en));
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText(t('reviews.samples'))).toBeVisible();

  await expect(last!).not.toBeInViewport();
  await expect(previous).toBeDisabled();
  await next.click();
  // To press the button, the test may have scrolled the cards out of sight.
  await row.scrollIntoViewIfNeeded();
  await expect(last!).toBeInViewport();
  await expect(next).toBeDisabled();
  await expect(first!).not.toBeInViewport();
  await previous.click();
  await row.scrollIntoViewIfNeeded();
  await expect(first!).toBeInViewport();

  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect(last!).toBeInViewport();
});

/** Simulates a busy device, whose IntersectionObserver reports all changes of a second at once. */
const observersTellLate = `{
  const Observer = IntersectionObserver;
  window.IntersectionObserver = class extends Observer {
    constructor(callback, options) {
      const changes = [];
      super((entries, observer) => {
        if (changes.length === 0) setTimeout(() => callback(changes.splice(0), observer), 1000);
        changes.push(...entries);
      }, options);
    }
  };
}`;

test('sections that are scrolled to at once are loaded, and the bar at the foot disappears, on a busy device too', async ({
  page,
}) => {
  await page.addInitScript(observersTellLate);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/apartment/lavender');
  await hydrated(page);
  await page.locator('#others').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(page.getByRole('article').filter({ hasText: t('villa.apartments.olive.line') })).toBeVisible();

  await page.goto('/apartment/lavender');
  await hydrated(page);
  const bar = page.locator('[data-foot-bar]');
  await expect(bar).toBeVisible();
  await page.locator('#stay').evaluate((panel) => panel.scrollIntoView({ behavior: 'instant' }));
  await expect(bar).toBeHidden();
});
