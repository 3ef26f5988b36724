import { defaultLanguage, isLanguage, type Language } from '../domain/language.ts';

/**
 * The supported language with the highest weight in an Accept-Language header (RFC 9110, section 12.5.4); English if
 * there is none.
 */
export function preferredLanguage(header: string): Language {
  const wishes = header
    .slice(0, 1000)
    .split(',')
    .map((wish) => {
      const [range = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: range.trim().split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wishes.map(({ language }) => language).find(isLanguage) ?? defaultLanguage;
}
