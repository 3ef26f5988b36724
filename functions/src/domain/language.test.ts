import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectLanguage, isLanguage, languages, readLanguageCookie, writeLanguageCookie } from './language.ts';

describe('detectLanguage', () => {
  it.each([
    [{ cookie: 'hr', browserLanguages: ['de'] }, 'hr'],
    [{ cookie: 'fr', browserLanguages: ['fr-FR', 'pl-PL', 'de'] }, 'pl'],
    [{ cookie: null, browserLanguages: ['de-AT', 'en'] }, 'de'],
    [{ browserLanguages: ['IT'] }, 'it'],
    [{ browserLanguages: ['fr', 'es'] }, 'en'],
    [{}, 'en'],
  ])('%j is %s', (signs, language) => {
    expect(detectLanguage(signs)).toBe(language);
  });

  it('always answers a language of the site', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.array(fc.string()), (cookie, browserLanguages) =>
        isLanguage(detectLanguage({ cookie, browserLanguages })),
      ),
    );
  });
});

describe('the language cookie', () => {
  it.each(languages)('gives back %s', (language) => {
    const [pair] = writeLanguageCookie(language).split(';');
    expect(readLanguageCookie(`a=b; ${pair}; c=d`)).toBe(language);
  });

  it('has the attributes of the specification', () => {
    expect(writeLanguageCookie('de')).toBe('set-locale=de; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('ignores what the site does not speak', () => {
    expect(readLanguageCookie('set-locale=fr')).toBeNull();
    expect(readLanguageCookie('xset-locale=de')).toBeNull();
    expect(readLanguageCookie('')).toBeNull();
  });
});
