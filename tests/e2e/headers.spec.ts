import type { APIResponse } from '@playwright/test';
import { functionsOrigin, region } from '../../functions/src/contract/region.ts';
import { languages } from '../../functions/src/domain/language.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { host, ports } from '../../tools/support/ports.ts';
import { deployedProject, localProject } from '../../tools/support/projectId.ts';
import { expect, siteTest as test } from './siteTest.ts';

const functions = `http://${host}:${ports.functions}/${localProject}/${region}`;
const year = 'public, max-age=31536000, immutable';

/** The response to a path, and the directives of its policy by name. */
function readPolicy(response: APIResponse): Record<string, string[]> {
  const policy = response.headers()['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy
      .split('; ')
      .map((line) => line.split(' '))
      .map(([name, ...sources]) => [name, sources]),
  );
}

/** Nothing but our own files, and scripts with known hashes. */
function otherScripts(policy: Record<string, string[]>): string[] | undefined {
  return policy['script-src']?.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"));
}

const kinds: Record<string, { path: string; status: number; cache: string }> = {
  'a public page': { path: '/', status: 200, cache: 'no-cache' },
  'a page in another language': { path: '/pl/polityka-prywatno%C5%9Bci', status: 200, cache: 'no-cache' },
  'a page drawn in the browser': { path: '/de/meine-buchung/7K3Q9-XRD2M', status: 200, cache: 'no-cache' },
  'no such path, in English': { path: '/nowhere', status: 404, cache: 'no-cache' },
  'no such path, in another language': {
    path: '/hr/nigdje',
    status: 404,
    cache: 'no-cache',
  },
  'another name of a page': { path: '/de/about', status: 301, cache: 'no-cache' },
  // The function's own URL, for comparison, because Hosting may add nothing to the response.
  'a function': {
    path: `${functions}/unknownPath/hr/nigdje`,
    status: 404,
    cache: 'public, max-age=300, s-maxage=600',
  },
  'the data of a page': { path: '/about.data', status: 200, cache: 'no-cache' },
  'the list of pages': { path: '/sitemap.xml', status: 200, cache: 'no-cache' },
};

test('every response has a permissions policy and a cache lifetime', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const [module] = /\/assets\/[^" ]+\.js/.exec(home) ?? [''];
  const [picture] = /\/assets\/pictures\/[^" ]+\.avif/.exec(home) ?? [''];
  const [letters] = /\/assets\/[^" )]+\.woff2/.exec(home) ?? [''];
  const named = { 'a module': module, 'a picture': picture, letters };
  const all = { ...kinds };
  for (const [what, path] of Object.entries(named)) all[what] = { path, status: 200, cache: year };

  for (const [what, { path, status, cache }] of Object.entries(all)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), what).toBe(status);
    expect.soft(response.headers(), what).toMatchObject({
      'cache-control': cache,
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringMatching(/\bgeolocation=\(\).*\bpayment=\(\)/),
      'x-frame-options': 'DENY',
    });
    const policy = readPolicy(response);
    expect.soft(policy, what).toMatchObject({
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    });
    expect.soft(otherScripts(policy), what).toEqual([]);
    const ownFunctions = policy['connect-src']?.filter((source) => source.endsWith('.cloudfunctions.net'));
    // The policy of a function that answers with pages names the project in which it runs.
    expect
      .soft([[functionsOrigin(localProject)], [functionsOrigin(deployedProject())]], what)
      .toContainEqual(ownFunctions);
    expect.soft(Object.values(policy).flat().join(' '), what).not.toContain('*');
  }
});

test('only the sign-in page allows the scripts that open popups of other providers', async ({ request }) => {
  for (const language of languages) {
    const response = await request.get(pathTo('login', language));
    const policy = readPolicy(response);
    expect(otherScripts(policy)).toEqual(['https://apis.google.com']);
    expect(policy).toMatchObject({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
    expect(response.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  }
});

test('an injected script does not run', async ({ page, allow }) => {
  allow(/Content Security Policy/);
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>document.title = "put in"</script></body>');
    await route.fulfill({ response, body });
  });
  const refused = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
  await page.goto('/about');
  await refused;
  await expect(page).not.toHaveTitle('put in');
});
