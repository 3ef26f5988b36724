import { defaultLanguage, languages } from '../../functions/src/domain/language.ts';
import { everyPlace, isListed, pathTo, type Place } from '../../functions/src/domain/sitePaths.ts';

/**
 * The sitemap: every listed page, each with its versions in all languages, including itself
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 * @param site URL of the site without a trailing slash
 */
export function writeSitemap(site: string, apartmentSlugs: readonly string[]): string {
  const url = ({ page, slug }: Place, language: Place['language']): string =>
    site + encodeURI(pathTo(page, language, slug));
  const urls = everyPlace(apartmentSlugs)
    .filter(({ page }) => isListed(page))
    .map((place) => {
      const versions = [...languages, 'x-default' as const].map(
        (code) =>
          `<xhtml:link rel="alternate" hreflang="${code}" href="${url(place, code === 'x-default' ? defaultLanguage : code)}"/>`,
      );
      return `<url><loc>${url(place, place.language)}</loc>${versions.join('')}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Allows everything, because crawlers must read a page to see its `noindex`. */
export function writeRobots(site: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;
}
