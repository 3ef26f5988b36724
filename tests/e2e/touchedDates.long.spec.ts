import { BookingWalk } from './BookingWalk.ts';
import { holdBack } from './holdBack.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

test(
  'on a phone a touched date raises no keyboard, and its calendar does not cover it',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const walk = new BookingWalk(page, 'en');
    await walk.openHome();
    await hydrated(page);
    if (!isMobile) {
      await expect(walk.checkIn).toHaveAttribute('inputmode', 'text');
      return;
    }
    for (const field of [walk.checkIn, walk.checkOut]) {
      await field.tap();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('inputmode', 'none');
      await expect(walk.calendar.locator('[data-day]').first()).toBeVisible();
      const overlap = async () => {
        const [input, sheet] = await Promise.all([field.boundingBox(), walk.calendar.boundingBox()]);
        return input!.y + input!.height - sheet!.y;
      };
      await expect.poll(overlap).toBeLessThanOrEqual(0);
      await expect(field).toBeInViewport({ ratio: 1 });
    }
    // A real keyboard still types.
    await page.keyboard.type('24/12/2030');
    await expect(walk.checkOut).toHaveValue('24/12/2030');
  },
);

test(
  'on a phone a date that is touched before hydration raises no keyboard, and any does where scripts fail',
  { tag: '@only-phone' },
  async ({ page, allow }) => {
    allow(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
    const walk = new BookingWalk(page, 'en');
    const modules = /\/assets\/page-[^/]+\.js$/;
    const letScriptsGo = await holdBack(page, modules);
    await walk.openHome();
    await walk.checkIn.tap();
    await expect(walk.checkIn).toBeFocused();
    await expect(walk.checkIn).toHaveAttribute('inputmode', 'none');
    letScriptsGo();
    await hydrated(page);
    await expect(walk.calendar.locator('[data-day]').first()).toBeVisible();
    await expect(walk.checkOut).toHaveAttribute('inputmode', 'none');
    await page.unroute(modules);
    await page.route(modules, (route) => route.abort());
    await walk.openHome();
    await walk.checkIn.tap();
    await expect(walk.checkIn).toHaveAttribute('inputmode', 'text');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a touched date raises the keyboard', { tag: '@only-phone' }, async ({ page }) => {
    await page.goto('/');
    await expect(new BookingWalk(page, 'en').checkIn).toHaveAttribute('inputmode', 'text');
  });
});
