import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../../functions/src/domain/language.ts';
import { keyInCode, namespaces, namespacesOf, placeholders, pluralForms, readTexts } from './readLocales.ts';

/**
 * Names that a language declines, which a placeholder cannot: a text may do without them there. Polish and Croatian greet
 * without a name, and say "at our house".
 */
const declined: Partial<Record<Language, string[]>> = {
  pl: ['name', 'property', 'provider'],
  hr: ['name', 'property', 'provider'],
};

const translations = languages.filter((language) => language !== 'en');

describe.each(translations)('the texts in %s', (language) => {
  it('come in the same files as the English', () => {
    expect(namespacesOf(language)).toEqual(namespaces);
  });

  it.each(namespaces)('have the keys of the English %s', (namespace) => {
    const keys = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(keyInCode))].toSorted();
    expect(keys(readTexts(language, namespace))).toEqual(keys(readTexts('en', namespace)));
  });

  it.each(namespaces)('have the placeholders of the English %s', (namespace) => {
    const english = readTexts('en', namespace);
    for (const [key, text] of readTexts(language, namespace)) {
      const original = english.get(key) ?? english.get(`${keyInCode(key)}_other`) ?? '';
      // A form that says its number in a word ("one night") may do without the figure.
      const names = (value: string) => new Set(placeholders(value).filter((name) => name !== 'count'));
      const leftOut = (name: string) => !!declined[language]?.includes(name) && !names(text).has(name);
      const expected = new Set([...names(original)].filter((name) => !leftOut(name)));
      expect(names(text), `${namespace}:${key}`).toEqual(expected);
    }
  });
});

describe.each(languages)('the texts in %s', (language) => {
  it.each(namespaces)('have the plural forms of their language in %s', (namespace) => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const [key, forms] of pluralForms(readTexts(language, namespace))) {
      expect(forms.toSorted(), `${namespace}:${key}`).toEqual(categories);
    }
  });

  it.each(namespaces)('set their marks as the language does in %s', (namespace) => {
    for (const [key, text] of readTexts(language, namespace)) {
      const where = `${namespace}:${key}`;
      expect(text, where).not.toMatch(/\.\.|…\./);
      // Only German sets a space before the ellipsis of something that goes on.
      if (language === 'de') expect(text, where).not.toMatch(/\S…/);
      else expect(text, where).not.toMatch(/\s…/);
      // In Polish a word of one letter goes with the next.
      if (language === 'pl' && namespace !== 'mail' && namespace !== 'owner')
        expect(text, `${where}: the space after a word of one letter is written \\u00a0`).not.toMatch(
          /(?<![\p{L}\p{N}{])[aiouwz] /iu,
        );
    }
  });

  it.each(namespaces)('use the villa’s name, not a placeholder in brackets, in %s', (namespace) => {
    for (const [key, text] of readTexts(language, namespace)) {
      expect(text, `${namespace}:${key}`).not.toMatch(/\(\{\{property\}\}\)|\(Villa Murtela\)/);
    }
  });

  it('end the sentences under the calendar with a full stop', () => {
    const texts = readTexts(language, 'calendar');
    for (const key of ['arrive', 'depart', 'departUntil', 'noneFits']) expect(texts.get(`hint.${key}`)).toMatch(/\.$/);
  });

  it.each(namespaces)('are all there and well set in %s', (namespace) => {
    for (const [key, text] of readTexts(language, namespace)) {
      expect(text.trim(), `${namespace}:${key}`).toBe(text);
      expect(text, `${namespace}:${key}`).not.toBe('');
      expect(text, `${namespace}:${key}`).not.toMatch(/ {2}|\.\.\.|\{(?!\{)\w+\}(?!\})/);
    }
  });
});
