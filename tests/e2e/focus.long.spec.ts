import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { everyPlace, pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const t = messagesOf('en');
const inPage = readFileSync(new URL('./readability.js', import.meta.url), 'utf8');
const MOST_STOPS = 150;

const whereFocusIs = `(async () => ({
  cover: (await readability.focusCover()) || readability.textUnderFocusRing(),
  isEnd: document.activeElement === document.body,
}))()`;

/** Presses a key until the focus has gone through the whole page. Returns the faults found. */
async function goThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const found: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const look = () => page.evaluate<{ cover: string; isEnd: boolean }>(whereFocusIs);
    let at = await look();
    // Late content may move the page, so only persistent faults count.
    const isFree = async () => (at = await look()).cover === '';
    if (at.cover)
      await expect
        .poll(isFree, { timeout: 10_000 })
        .toBe(true)
        .catch(() => undefined);
    if (at.cover) found.push(`${key} ${stops}: ${at.cover}`);
    if (at.isEnd) return found;
  }
  return [...found, `the focus does not come to an end within ${MOST_STOPS} stops`];
}

// Several workers share these tests, because they take longest.
test.describe.configure({ mode: 'parallel' });

/**
 * Leaves out pages that look like others: the policies are laid out as the terms are, and My bookings leads to the
 * sign-in.
 */
const alike = ['imprint', 'privacyPolicy', 'cookiePolicy', 'accessibility', 'myBookings'];
const places = everyPlace(['lavender']).filter(({ language, page }) => language === 'en' && !alike.includes(page));

for (const { width, decided } of [
  { width: 390, decided: false },
  { width: 1280, decided: false },
  // The consent question may hide other elements that cover the focus; keyboard.spec.ts goes through wide pages.
  { width: 390, decided: true },
]) {
  const where = `at ${width} px ${decided ? 'after consent is decided' : 'beside the question of consent'}`;
  test.describe(where, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: width < 600, decided });

    test('nothing covers the focused element, and its ring crosses no text, on every kind of page', async ({
      page,
    }) => {
      test.setTimeout(900_000);
      for (const { page: name, language, slug } of places) {
        const path = pathTo(name, language, slug);
        await page.goto(path);
        await hydrated(page);
        if (!decided) await expect(page.getByRole('dialog', { name: t('consent.heading') })).toBeVisible();
        await page.evaluate(inPage);
        expect.soft(await goThrough(page, 'Tab'), path).toEqual([]);
        // Also goes backwards where more elements can cover the focus.
        if (!decided) expect.soft(await goThrough(page, 'Shift+Tab'), path).toEqual([]);
      }
    });
  });
}
