import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { BookingWalk } from './BookingWalk.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const inPage = readFileSync(new URL('./readability.js', import.meta.url), 'utf8');

/**
 * Presses Tab until the control has the focus. Every element on the way must show the focus and must not be covered.
 */
async function tabInSightTo(page: Page, control: Locator, most = 60): Promise<void> {
  await page.evaluate(inPage);
  for (let presses = 0; presses < most; presses += 1) {
    // An element that has just been scrolled into the window may still be moving.
    if (presses > 0) await expect.soft.poll(() => page.evaluate<string>('readability.focusProblem()')).toBe('');
    if (await control.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('a guest books from home to the confirmation by keyboard', async ({ page, week }) => {
  test.setTimeout(900_000);
  const walk = new BookingWalk(page);
  const { t } = walk;
  const { keyboard } = page;
  const heading = page.getByRole('heading', { level: 1 });

  await walk.openHome();
  await hydrated(page);
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('site.skipToContent') })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await expect(walk.checkIn).toHaveAttribute('aria-haspopup', 'dialog');
  await walk.chooseDates(week, 'keyboard');
  await tabInSightTo(page, walk.guests('children'));
  await keyboard.press('ArrowUp');
  await tabInSightTo(page, walk.checkButton);
  await keyboard.press('Enter');
  await expect(walk.available).toBeVisible();

  const name = t('villa.apartments.olive.name');
  await tabInSightTo(page, page.getByRole('main').getByRole('link', { name, exact: true }).first());
  await keyboard.press('Enter');
  await expect(heading).toHaveText(name);
  await expect(walk.available).toBeVisible();
  await tabInSightTo(page, walk.requestButton);
  await keyboard.press('Enter');
  await expect(heading).toHaveText(t('request.title'));

  const guest = {
    firstName: 'Ada',
    lastName: 'Novak',
    email: `ada-${randomUUID()}@example.net`,
    phone: '+44 20 79460018',
  };
  for (const [field, value] of Object.entries(guest)) {
    await tabInSightTo(page, walk.field(field as keyof typeof guest));
    await keyboard.type(value);
  }
  for (const consent of ['acceptPrivacy', 'acceptTerms'] as const) {
    await tabInSightTo(page, walk.consent(consent));
    await keyboard.press('Space');
    await expect(walk.consent(consent)).toBeChecked();
  }
  await tabInSightTo(page, walk.sendButton);
  await keyboard.press('Enter');
  await walk.expectConfirmation();
});
