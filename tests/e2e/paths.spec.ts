import { expect, test } from '@playwright/test';
import { languages } from '../../functions/src/domain/language.ts';
import { everyAlias, everyPath, pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { expectAccessible } from './expectAccessible.ts';

/* The host's answers to the paths of the table. `functions/src/domain/sitePaths.test.ts` lists the paths. */

test('every page of the table responds', async ({ request }) => {
  const paths = everyPath(['lavender', 'olive', 'rosemary']).concat(
    languages.map((language) => pathTo('myBooking', language, 'S4MPE-PEND1')),
  );
  for (const path of paths) {
    const response = await request.get(encodeURI(path), { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['content-type'], path).toContain('text/html');
  }
});

test('every other name of a page redirects to it in one step, with the stay', async ({ request }) => {
  for (const { from, to } of everyAlias()) {
    const fill = (path: string) => encodeURI(path.replace(':slug', 'olive'));
    const response = await request.get(fill(from), { maxRedirects: 0 });
    expect.soft(response.status(), from).toBe(301);
    expect.soft(response.headers()['location'], from).toBe(fill(to));
  }
  const stay = '?checkIn=2027-06-12&checkOut=2027-06-19&adults=2&children=1';
  const response = await request.get(`/pl/apartment/olive${stay}`);
  expect(new URL(response.url()).pathname + new URL(response.url()).search).toBe(`/pl/apartamenty/olive${stay}`);
});

test('the Polish ś in a path may be unencoded', async ({ page }) => {
  const response = await page.goto('/pl/polityka-prywatności');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesOf('pl')('privacy.title'));
});

for (const language of ['en', 'pl'] as const) {
  test(`an unknown path gets the error page with status 404: ${language}`, async ({ page }) => {
    const t = messagesOf(language);
    const home = pathTo('home', language);
    for (const wrong of ['nowhere', 'apartments/lavender/more', 'apartment/no-such-place', 'host/nowhere']) {
      const path = `${home}/${wrong}`.replace('//', '/');
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(404);
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', language);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(t('errorPage.notFound'));
      await expect.soft(page.getByRole('link', { name: t('errorPage.home') }), path).toHaveAttribute('href', home);
    }
    await expectAccessible(page);
  });
}
