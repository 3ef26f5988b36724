import { describe, expect, it } from 'vitest';
import { languages } from '../../functions/src/domain/language.ts';
import { keyInCode, namespaces, namespacesOf, placeholders, pluralForms, readTexts } from './readLocales.ts';

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
      expect(names(text), `${namespace}:${key}`).toEqual(names(original));
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

  it.each(namespaces)('are all there and well set in %s', (namespace) => {
    for (const [key, text] of readTexts(language, namespace)) {
      expect(text.trim(), `${namespace}:${key}`).toBe(text);
      expect(text, `${namespace}:${key}`).not.toBe('');
      expect(text, `${namespace}:${key}`).not.toMatch(/ {2}|\.\.\.|\{(?!\{)\w+\}(?!\})/);
    }
  });
});
