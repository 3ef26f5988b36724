import { BookingWalk } from './BookingWalk.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

test(
  'on a phone, touching a date opens no keyboard, and the calendar does not cover the field',
  { tag: '@only-phone' },
  async ({ page }) => {
    const walk = new BookingWalk(page, 'en');
    await walk.openHome();
    await hydrated(page);
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('touching a date opens the keyboard', { tag: '@only-phone' }, async ({ page }) => {
    await page.goto('/');
    await expect(new BookingWalk(page, 'en').checkIn).toHaveAttribute('inputmode', 'text');
  });
});
