import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { languages, type Language } from '../../functions/src/domain/language.ts';
import { everyPlace, isListed, pathTo, type Place } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import { languageNames } from '../../web/app/i18n/languageNames.ts';
import { storedItems } from '../../web/app/storage/storedItems.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { BookingWalk, stayQuery } from './BookingWalk.ts';
import { hydrated } from './hydrated.ts';
import { expect, siteTest as test } from './siteTest.ts';

const [first, ...others] = languages;

/** The apartments' pages differ only in names, numbers and pictures. */
const places = everyPlace([apartments[0]!.slug])
  .filter(
    ({ page, language }) =>
      language === first && (isListed(page) || ['login', 'request', 'confirmation'].includes(page)),
  )
  // The confirmation comes last, because it is that of the request.
  .toSorted((a, b) => Number(a.page === 'confirmation') - Number(b.page === 'confirmation'));

/** So tall that the whole page is visible, including every part that is loaded when it comes near. */
const wholePage = { width: 1280, height: 12_000 };

/** Everything that a guest can read, hear or follow on a page, in order. Runs in the browser. */
const contentOf = `(() => {
  const content = [document.title];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) content.push(node.data.trim());
    if (!(node instanceof Element) || node.matches('script, style, [rel~=preload], [rel=modulepreload], [rel=icon]')) return;
    for (const name of ['lang', 'href', 'alt', 'aria-label', 'placeholder', 'content', 'action']) {
      if (node.hasAttribute(name)) content.push(name + '=' + node.getAttribute(name));
    }
    node.childNodes.forEach(walk);
  };
  walk(document.head);
  // Sorted, because React does not keep the order of elements in the head.
  content.sort();
  walk(document.body);
  return content.concat(document.documentElement.lang).filter(Boolean);
})()`;

/** Waits for the parts of a page that are loaded when a guest comes near or scrolls, in the page's language. */
async function expectLazyParts(page: Page, { page: name }: Place, language: Language): Promise<void> {
  const t = messagesOf(language);
  await hydrated(page);
  await page.evaluate(`dispatchEvent(new Event('scroll'))`);
  await expect(page.getByRole('button', { name: t('newsletter.subscribe') })).toBeVisible();
  await expect(page.locator(`[aria-label="${t('site.toTop')}"]`)).toHaveCount(1);
  if (name !== 'apartment') return;
  await expect(page.getByRole('img', { name: t('place.map.alt') })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(apartments.length - 1);
  await expect(page.getByText(t('stayTerms.heading'))).toBeVisible();
  await expect(page.locator('[data-day]').first()).toBeVisible();
}

/** Sends the request on the open page, and lets the other page show its confirmation too. */
async function sendRequest(page: Page, other: Page): Promise<void> {
  const walk = new BookingWalk(page);
  await walk.fillIn({
    firstName: 'Ada',
    lastName: 'Novak',
    email: `languages-${randomUUID()}@example.net`,
    phone: '+44 20 7946 0018',
  });
  await walk.sendButton.click();
  await walk.expectConfirmation();
  const { key } = storedItems.confirmation;
  const stored = await page.evaluate(`sessionStorage.getItem('${key}')`);
  await other.addInitScript(`sessionStorage.setItem('${key}', ${JSON.stringify(stored)})`);
}

test('after a language switch every page equals the page opened in that language', async ({ page, context, week }) => {
  test.setTimeout(900_000);
  // What pictures show does not depend on the language, and drawing them would take most of the time.
  await context.route('**/*.{avif,webp,jpg}', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.setViewportSize(wholePage);
  const opened = await context.newPage();
  await opened.setViewportSize(wholePage);
  for (const place of places) {
    const query = place.page === 'request' ? stayQuery(week, { adults: 2, children: 0 }) : '';
    if (place.page === 'confirmation') await sendRequest(page, opened);
    else await page.goto(pathTo(place.page, first, place.slug) + query);
    await expectLazyParts(page, place, first);
    let from = first;
    // The request is sent in the first language, so its walk goes back to it.
    for (const language of [...others, ...(place.page === 'request' ? [first] : [])]) {
      const path = pathTo(place.page, language, place.slug);
      await test.step(path, async () => {
        const button = page.getByRole('button', { name: messagesOf(from)('site.language'), exact: true });
        await expect(button).toHaveAccessibleDescription(languageNames[from]);
        await button.click();
        await page.locator(`#language-menu a[lang="${language}"]`).click();
        await opened.goto(path + query);
        await Promise.all([page, opened].map((one) => expectLazyParts(one, place, language)));
        await expect(async () =>
          expect(await page.evaluate(contentOf)).toEqual(await opened.evaluate(contentOf)),
        ).toPass({ timeout: 20_000 });
      });
      from = language;
    }
  }
});
