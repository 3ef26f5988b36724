import type { APIResponse } from '@playwright/test';
import { languages } from '../../functions/src/domain/language.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { host, ports } from '../../tools/support/ports.ts';
import { project } from '../../tools/support/startSuite.ts';
import { expect, siteTest as test } from './siteTest.ts';

const functions = `http://${host}:${ports.functions}/${project}/europe-west1`;
const year = 'public, max-age=31536000, immutable';

/** What the address answers, and the directives of its policy by name. */
function readPolicy(answer: APIResponse): Record<string, string[]> {
  const policy = answer.headers()['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy
      .split('; ')
      .map((line) => line.split(' '))
      .map(([name, ...sources]) => [name, sources]),
  );
}

/** Nothing but our own files, and the scripts whose content is known. */
function otherScripts(policy: Record<string, string[]>): string[] | undefined {
  return policy['script-src']?.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"));
}

const kinds: Record<string, { path: string; status: number; cache: string }> = {
  'a public page': { path: '/', status: 200, cache: 'no-cache' },
  'a page in another language': { path: '/pl/polityka-prywatno%C5%9Bci', status: 200, cache: 'no-cache' },
  'a page drawn in the browser': { path: '/de/meine-buchung/7K3Q9-XRD2M', status: 200, cache: 'no-cache' },
  'no such address, in English': { path: '/nowhere', status: 404, cache: 'no-cache' },
  'no such address, in another language': {
    path: '/hr/nigdje',
    status: 404,
    cache: 'no-cache',
  },
  'another name of a page': { path: '/de/about', status: 301, cache: 'no-cache' },
  // A function that answers with pages, by its own address: Hosting may add nothing to what it says.
  'a function': {
    path: `${functions}/strayAddress/hr/nigdje`,
    status: 404,
    cache: 'public, max-age=300, s-maxage=600',
  },
  'the data of a page': { path: '/about.data', status: 200, cache: 'no-cache' },
  'the list of pages': { path: '/sitemap.xml', status: 200, cache: 'no-cache' },
};

test('every answer refuses what the site does not need, and says how long it may be kept', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const [module] = /\/assets\/page-[^" ]+/.exec(home) ?? [''];
  const [picture] = /\/assets\/pictures\/[^" ]+\.avif/.exec(home) ?? [''];
  const [letters] = /\/assets\/[^" )]+\.woff2/.exec(home) ?? [''];
  const named = { 'a module': module, 'a picture': picture, letters };
  const all = { ...kinds };
  for (const [what, path] of Object.entries(named)) all[what] = { path, status: 200, cache: year };

  for (const [what, { path, status, cache }] of Object.entries(all)) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), what).toBe(status);
    expect.soft(answer.headers(), what).toMatchObject({
      'cache-control': cache,
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringMatching(/\bgeolocation=\(\).*\bpayment=\(\)/),
      'x-frame-options': 'DENY',
    });
    const policy = readPolicy(answer);
    expect.soft(policy, what).toMatchObject({
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    });
    expect.soft(otherScripts(policy), what).toEqual([]);
  }
});

test('only the page to sign in runs what opens the windows of other houses', async ({ request }) => {
  for (const language of languages) {
    const answer = await request.get(pathTo('login', language));
    const policy = readPolicy(answer);
    expect(otherScripts(policy)).toEqual(['https://apis.google.com']);
    expect(policy).toMatchObject({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
    expect(answer.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  }
});

test('a script that is put into a page is not run', async ({ page, allow }) => {
  allow(/Content Security Policy/);
  await page.route('/about', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</body>', '<script>document.title = "put in"</script></body>');
    await route.fulfill({ response: answer, body });
  });
  const refused = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
  await page.goto('/about');
  await refused;
  await expect(page).not.toHaveTitle('put in');
});
