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

/** Presses a key until the focus has gone through the whole page. Returns what it met. */
async function goThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const found: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const look = () => page.evaluate<{ cover: string; isEnd: boolean }>(whereFocusIs);
    let at = await look();
    // What comes late may move the page: a fault is what stays.
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

/** Scrolls a control of the page under the button "Back to top", which then takes no press, but is shown when the keyboard reaches it. */
async function expectControlsUnderBackToTop(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: t('site.toTop') });
  await page.evaluate(
    `(async () => {
      scrollTo({ top: innerHeight, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { left, width, top, height } = document.querySelector('[aria-label="${t('site.toTop')}"]').getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const control = [...document.querySelectorAll('main :is(a, button)')].find((one) => {
        const place = one.getBoundingClientRect();
        return place.left < x && place.right > x && place.top + scrollY > innerHeight * 2;
      });
      const place = control.getBoundingClientRect();
      scrollBy({ top: place.top + place.height / 2 - y, behavior: 'instant' });
    })()`,
  );
  await expect(button).toHaveCSS('opacity', '0');
  const { x, y, width, height } = (await button.boundingBox())!;
  const pressed = `document.elementFromPoint(${x + width / 2}, ${y + height / 2}).closest('main :is(a, button)') !== null`;
  expect(await page.evaluate(pressed)).toBe(true);
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
}

// The longest tests of all: several workers share them.
test.describe.configure({ mode: 'parallel' });

const places = everyPlace(['lavender']).filter(({ language }) => language === 'en');

for (const width of [390, 1280]) {
  test.describe(`nothing lies over what has the focus, and its ring runs through no text, at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: width < 600 });

    for (const decided of [false, true]) {
      test.describe(decided ? 'after consent is decided' : 'beside the question of consent', () => {
        test.use({ decided });

        test('on every page', async ({ page }) => {
          test.setTimeout(900_000);
          for (const { page: name, language, slug } of places) {
            const path = pathTo(name, language, slug);
            await page.goto(path);
            // Leads whoever is not signed in on to a new document.
            if (name === 'myBookings') await page.waitForURL(({ pathname }) => pathname === pathTo('login', language));
            await hydrated(page);
            if (!decided) await expect(page.getByRole('dialog', { name: t('consent.heading') })).toBeVisible();
            await page.evaluate(inPage);
            expect.soft(await goThrough(page, 'Tab'), path).toEqual([]);
            // Backwards where there is more in the way.
            if (!decided) expect.soft(await goThrough(page, 'Shift+Tab'), path).toEqual([]);
            // On phones, cards and buttons reach the edge at which it floats.
            else if (name === 'apartments' && width < 600) await expectControlsUnderBackToTop(page);
          }
        });
      });
    }
  });
}
