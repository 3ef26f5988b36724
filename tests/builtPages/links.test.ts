import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../../functions/src/domain/language.ts';
import { everyPlace, hostPath, isListed, pathTo } from '../../functions/src/domain/sitePaths.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import property from '../../villa/property.json' with { type: 'json' };
import { pageFile } from '../pageWeights/weigh.ts';

const paths = everyPlace(apartments.map(({ slug }) => slug))
  .filter(({ page }) => isListed(page))
  .map(({ page, language, slug }) => ({ language, path: pathTo(page, language, slug) }));

it.each(languages)('every page in %s is linked from another page', (language) => {
  const own = paths.filter((place) => place.language === language).map(({ path }) => path);
  const linked = new Set(
    own.flatMap((path) => {
      const links = [...readFileSync(pageFile(path), 'utf8').matchAll(/<a\b[^>]*? href="([^"?#]*)/g)];
      return links.map(([, link = '']) => decodeURI(link)).filter((link) => link !== path);
    }),
  );
  expect(own.filter((path) => !linked.has(path))).toEqual([]);
});

it('no page of a guest and no sitemap leads to the owner’s desk', () => {
  const desks = languages.map((language) => hostPath(language));
  const texts = paths.map(({ path }) => readFileSync(pageFile(path), 'utf8'));
  for (const text of [...texts, readFileSync(inProject('web', 'dist', 'client', 'sitemap.xml'), 'utf8')]) {
    for (const desk of desks) expect(text).not.toMatch(new RegExp(`["'>]([^"'<>]*[.]\\w+)?${desk}["'<?#/]`));
  }
});

it.each(languages)('legal texts link to the email and to the authority: %s', (language) => {
  const read = (page: 'privacyPolicy' | 'terms' | 'accessibility') =>
    readFileSync(pageFile(pathTo(page, language)), 'utf8').replace(/<footer.*/s, '');
  for (const page of ['privacyPolicy', 'terms', 'accessibility'] as const) {
    expect(read(page)).toContain(`<a href="mailto:${property.email}">${property.email}</a>`);
  }
  expect(read('privacyPolicy')).toContain('<a href="https://azop.hr">azop.hr</a>');
});
