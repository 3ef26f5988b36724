import { expect, test } from 'vitest';
import { languages, type Language } from '../../functions/src/domain/language.ts';
import { keyInCode, namespaces, namespacesOf, placeholders, pluralForms, readTexts } from '../support/readLocales.ts';

/**
 * Placeholders for names that a language would have to decline or give an article, so its texts may leave them out.
 * Polish and Croatian greet without a name and say "at our house"; German says "bei uns".
 */
const declined: Partial<Record<Language, string[]>> = {
  de: ['property'],
  pl: ['name', 'property', 'provider'],
  hr: ['name', 'property', 'provider'],
};

/** Every text of a language. */
const textsOf = (language: Language) =>
  namespaces.flatMap((namespace) =>
    [...readTexts(language, namespace)].map(([key, text]) => ({ namespace, key, text, where: `${namespace}:${key}` })),
  );

test.each(languages)('the texts in %s have the same files, keys and placeholders as the English ones', (language) => {
  expect(namespacesOf(language)).toEqual(namespaces);
  const keysOf = (of: Language) => [...new Set(textsOf(of).map(({ where }) => keyInCode(where)))].toSorted();
  expect(keysOf(language)).toEqual(keysOf('en'));
  const english = new Map(textsOf('en').map(({ where, text }) => [where, text]));
  // A plural form that writes its number as a word ("one night") may omit the figure.
  const names = (value: string) => new Set(placeholders(value).filter((name) => name !== 'count'));
  for (const { where, text } of textsOf(language)) {
    const original = english.get(where) ?? english.get(`${keyInCode(where)}_other`) ?? '';
    const leftOut = (name: string) => !!declined[language]?.includes(name) && !names(text).has(name);
    expect.soft(names(text), where).toEqual(new Set([...names(original)].filter((name) => !leftOut(name))));
  }
});

test.each(languages)('the texts in %s have the plural forms of their language', (language) => {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  for (const namespace of namespaces) {
    for (const [key, forms] of pluralForms(readTexts(language, namespace))) {
      expect.soft(forms.toSorted(), `${namespace}:${key}`).toEqual(categories);
    }
  }
});

test.each(languages)('the texts in %s are complete and correctly typeset', (language) => {
  for (const { namespace, text, where } of textsOf(language)) {
    expect.soft(text.trim(), where).toBe(text);
    expect.soft(text, where).not.toBe('');
    expect.soft(text, where).not.toMatch(/ {2}|\.\.|…\.|\{(?!\{)\w+\}(?!\})/);
    // The villa's name is part of a sentence, never in brackets.
    expect.soft(text, where).not.toMatch(/\(\{\{property\}\}\)|\(Villa Murtela\)/);
    // Only German has a space before the ellipsis of an ongoing action.
    expect.soft(text, where).not.toMatch(language === 'de' ? /\S…/ : /\s…/);
    // In Polish, a one-letter word must stay on the line of the next word.
    if (language === 'pl' && namespace !== 'mail' && namespace !== 'owner')
      expect
        .soft(text, `${where}: the space after a word of one letter is written \\u00a0`)
        .not.toMatch(/(?<![\p{L}\p{N}{])[aiouwz] /iu);
  }
  const calendar = readTexts(language, 'calendar');
  for (const key of ['arrive', 'depart', 'departUntil', 'noneFits'])
    expect.soft(calendar.get(`hint.${key}`), `calendar:hint.${key} is a sentence`).toMatch(/\.$/);
});
