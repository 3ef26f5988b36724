import { languages } from '../../functions/src/domain/language.ts';
import { everyPath } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import property from '../../villa/property.json' with { type: 'json' };
import { expect, siteTest as test } from './siteTest.ts';

type Versions = Record<string, string | undefined>;

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}

function versionsIn(markup: string, tag: string): Versions {
  return Object.fromEntries(
    (markup.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? [])
      .filter((found) => attribute(found, 'hreflang'))
      .map((found) => [attribute(found, 'hreflang'), attribute(found, 'href')]),
  );
}

test('the sitemap lists every page worth finding in every language, with the same versions as the page', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const at = /^Sitemap: (.+)$/m.exec(robots)?.[1];
  expect(at).toBe(`${property.url}/sitemap.xml`);
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/^(application|text)\/xml/);
  const sitemap = await response.text();

  const listed = new Map<string, Versions>();
  for (const [, url = ''] of sitemap.matchAll(/<url>(.*?)<\/url>/gs)) {
    listed.set(/<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? '', versionsIn(url, 'xhtml:link'));
  }
  // Home, about, apartments, contact, imprint, privacy, terms, cookies, accessibility and three apartments.
  expect(listed.size).toBe(12 * languages.length);

  const paths = new Set<string>();
  for (const [location, versions] of listed) {
    expect.soft(location.startsWith(`${property.url}/`), location).toBe(true);
    const path = location.slice(property.url.length);
    paths.add(path);
    const page = await request.get(path, { maxRedirects: 0 });
    expect.soft(page.status(), path).toBe(200);
    const html = await page.text();
    expect.soft(html, path).not.toContain('noindex');
    const canonical = (html.match(/<link\b[^>]*rel="canonical"[^>]*>/g) ?? []).map((tag) => attribute(tag, 'href'));
    expect.soft(canonical, path).toEqual([location]);
    expect.soft(Object.keys(versions).sort(), path).toEqual([...languages, 'x-default'].sort());
    expect.soft(versionsIn(html, 'link'), path).toEqual(versions);
    // Each version of the page names this version too.
    for (const version of Object.values(versions)) {
      expect.soft(Object.values(listed.get(version ?? '') ?? {}), `${version} names ${location}`).toContain(location);
    }
  }

  for (const path of everyPath(apartments.map(({ slug }) => slug)).map(encodeURI)) {
    if (paths.has(path) || path === '/') continue;
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toContain('<meta name="robots" content="noindex"/>');
  }
});
