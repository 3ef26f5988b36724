import { expect, it } from 'vitest';
import { isLanguage, languages, writeLanguageCookie } from './language.ts';

it.each(languages)('%s is a language of the site', (language) => {
  expect(isLanguage(language)).toBe(true);
});

it.each(['fr', 'EN', '', null, undefined, 1])('%j is not a language of the site', (value) => {
  expect(isLanguage(value)).toBe(false);
});

it('the language cookie lasts a year, for the whole site', () => {
  expect(writeLanguageCookie('de')).toBe('set-locale=de; Max-Age=31536000; Path=/; SameSite=Lax');
});
