import { expect, test, type APIRequestContext } from '@playwright/test';
import { languages } from '../../functions/src/domain/language.ts';
import { everyAlias, everyPath, pathTo } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import { messagesOf } from '../support/messagesOf.ts';
import { expectAccessible } from './expectAccessible.ts';

/*
 * Paths that guests and search engines rely on, written out: the table of paths is what is tested.
 */
const bothReadings = {
  en: ['/', '/about', '/apartments', '/contact', '/cookie-policy', '/login', '/my-bookings', '/privacy-policy'].concat([
    '/terms-condition',
    '/apartment/lavender',
    '/my-booking/S4MPE-PEND1',
  ]),
  de: [
    '/de',
    '/de/uber-uns',
    '/de/wohnungen',
    '/de/kontakt',
    '/de/datenschutzrichtlinie',
    '/de/wohnungen/olive',
  ].concat(['/de/meine-buchung/S4MPE-PEND1']),
  it: ['/it', '/it/chi-siamo', '/it/appartamenti', '/it/contatti', '/it/informativa-sulla-privacy'].concat([
    '/it/appartamenti/rosemary',
    '/it/mia-prenotazione/S4MPE-PEND1',
  ]),
  pl: ['/pl', '/pl/nas', '/pl/apartamenty', '/pl/kontakt', '/pl/polityka-prywatno%C5%9Bci', '/pl/apartamenty/lavender'],
  hr: ['/hr', '/hr/about', '/hr/apartmani', '/hr/kontakt', '/hr/pravila-privatnosti', '/hr/stan/olive'].concat([
    '/hr/moja-rezervacija/S4MPE-PEND1',
  ]),
};

/** Under each prefix: the pages without a name of their own there, and the English names of those that have one. */
const underPrefix = ['login', 'my-bookings', 'terms-condition', 'cookie-policy'];
const englishNames = ['about', 'apartments', 'contact', 'privacy-policy', 'apartment/olive', 'my-booking/S4MPE-PEND1'];
const withoutSlug = {
  '/apartment': '/apartments',
  '/my-booking': '/my-bookings',
  '/de/apartment': '/de/wohnungen',
  '/de/my-booking': '/de/my-bookings',
  '/de/meine-buchung': '/de/my-bookings',
  '/it/mia-prenotazione': '/it/my-bookings',
  '/pl/apartment': '/pl/apartamenty',
  '/hr/stan': '/hr/apartmani',
  '/hr/moja-rezervacija': '/hr/my-bookings',
};

const prefixes = ['de', 'it', 'pl', 'hr'] as const;

function ask(request: APIRequestContext, path: string) {
  return request.get(path, { maxRedirects: 0 });
}

async function expectPage(request: APIRequestContext, path: string) {
  const response = await ask(request, path);
  expect.soft(response.status(), path).toBe(200);
  expect.soft(response.headers()['content-type'], path).toContain('text/html');
}

for (const [language, paths] of Object.entries(bothReadings)) {
  test(`every path responds: ${language}`, async ({ request }) => {
    for (const path of paths) await expectPage(request, path);
    if (language !== 'en') for (const name of underPrefix) await expectPage(request, `/${language}/${name}`);
  });
}

test('every path of the table responds', async ({ request }) => {
  for (const path of everyPath(apartments.map(({ slug }) => slug))) await expectPage(request, encodeURI(path));
});

test('the English names under a prefix redirect to the page, with the stay', async ({ request }) => {
  const stay = '?checkIn=2027-06-12&checkOut=2027-06-19&adults=2&children=1';
  for (const prefix of prefixes) {
    for (const name of englishNames) {
      const path = `/${prefix}/${name}`;
      const response = await request.get(path + stay);
      expect.soft(response.status(), path).toBe(200);
      // The Croatian table has the English name for one page.
      if (path !== '/hr/about') expect.soft(new URL(response.url()).pathname, path).not.toBe(path);
      expect.soft(new URL(response.url()).search, path).toBe(stay);
    }
  }
});

test('a path without its slug redirects to the list', async ({ request }) => {
  for (const [path, list] of Object.entries(withoutSlug)) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(new URL(response.url()).pathname, path).toBe(list);
  }
});

test('every alias of the table redirects to its page in one step', async ({ request }) => {
  for (const { from, to } of everyAlias()) {
    const fill = (path: string) => encodeURI(path.replace(':slug', 'olive'));
    const response = await ask(request, fill(from));
    expect.soft(response.status(), from).toBe(301);
    expect.soft(response.headers()['location'], from).toBe(fill(to));
  }
});

test('the Polish ś may be written as it is', async ({ page }) => {
  const response = await page.goto('/pl/polityka-prywatności');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesOf('pl')('privacy.title'));
});

for (const language of languages) {
  test(`an unknown path gets the error page with status 404: ${language}`, async ({ page }) => {
    const t = messagesOf(language);
    const home = pathTo('home', language);
    for (const wrong of ['nowhere', 'apartments/lavender/more', 'apartment/no-such-place', 'my-bookings.html.bak']) {
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
