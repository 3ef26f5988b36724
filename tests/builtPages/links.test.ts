import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../../functions/src/domain/language.ts';
import { mailPictures } from '../../functions/src/domain/mailPictures.ts';
import { everyPlace, hostPath, isListed, pathTo } from '../../functions/src/domain/sitePaths.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };
import property from '../../villa/property.json' with { type: 'json' };
import { readTexts } from '../support/readLocales.ts';
import { formatIn, messagesOf } from '../support/messagesOf.ts';
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

it('mails and the pages behind their links find their pictures and fonts under names that never change', () => {
  const built = (path: string) => readFileSync(inProject('web', 'dist', 'client', path.slice(1)));
  // Small, because mails are often read over a phone's network.
  for (const path of mailPictures.keys()) expect(built(path).length, path).toBeLessThan(130_000);
  const files = [
    ...built('/fonts.css')
      .toString()
      .matchAll(/url\((\/assets\/[\w-]+\.woff2)\)/g),
  ].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(built(file).length, file).toBeGreaterThan(1000);
});

it('no page of a guest and no sitemap links to the owner’s desk', () => {
  const desks = languages.map((language) => hostPath(language));
  const texts = paths.map(({ path }) => readFileSync(pageFile(path), 'utf8'));
  for (const text of [...texts, readFileSync(inProject('web', 'dist', 'client', 'sitemap.xml'), 'utf8')]) {
    for (const desk of desks) expect(text).not.toMatch(new RegExp(`["'>]([^"'<>]*[.]\\w+)?${desk}["'<?#/]`));
  }
});

it.each(languages)('the imprint has the villa’s data and is linked from every page: %s', (language) => {
  const path = pathTo('imprint', language);
  const imprint = readFileSync(pageFile(path), 'utf8').replace(/<footer.*/s, '');
  const { host, address, email, phone, imprint: numbers } = property;
  const country = readTexts(language, 'site').get('country')!;
  const { sample, ...own }: { sample?: boolean; [number: string]: string | boolean | undefined } = numbers;
  for (const said of [host, ...Object.values(own)]) expect(imprint).toContain(`>${said}<`);
  for (const said of [address.street, address.zipCode, address.city, country, `mailto:${email}`, phone])
    expect(imprint).toContain(said);
  expect(imprint.includes(readTexts(language, 'imprint').get('numbers.sample')!)).toBe(sample === true);
  for (const { path: other } of paths.filter((place) => place.language === language && place.path !== path))
    expect(readFileSync(pageFile(other), 'utf8'), other).toContain(`href="${encodeURI(path)}"`);
});

it.each(languages)('the terms say how the advance and the balance are paid, as in the settings: %s', (language) => {
  const { share, either } = formatIn(language);
  const t = messagesOf(language);
  const terms = readFileSync(pageFile(pathTo('terms', language)), 'utf8');
  const within = t('payment.within', { count: settings.advanceDueDays });
  const ways = either(settings.balanceWays.map((way) => t(`payment.way.${way}`)));
  expect(terms).toContain(t('terms.payment.advance', { share: share(settings.advanceShare), within }));
  expect(terms).toContain(`${t('terms.payment.balance', { ways })} ${t('payment.transfer')}`);
  expect(terms).toContain(t('payment.binding.advance'));
});

it.each(languages)('legal texts link to the email and to the authority: %s', (language) => {
  const read = (page: 'privacyPolicy' | 'terms' | 'accessibility') =>
    readFileSync(pageFile(pathTo(page, language)), 'utf8').replace(/<footer.*/s, '');
  for (const page of ['privacyPolicy', 'terms', 'accessibility'] as const) {
    expect(read(page)).toMatch(new RegExp(`<a [^>]*href="mailto:${property.email}">${property.email}</a>`));
  }
  expect(read('privacyPolicy')).toContain('<a href="https://azop.hr">azop.hr</a>');
});
