import { languages } from 'functions/domain/language';
import { expect, it } from 'vitest';
import { namespaces, readTexts } from '../../../../../tests/support/readLocales.ts';

const stepsIn = (language: (typeof languages)[number]) =>
  [...readTexts(language, 'hostHelp')].filter(([key]) => key.includes('.steps.'));

it.each(languages)('names only buttons and views that the desk has, the same ones as in English: %s', (language) => {
  const namesIn = (text: string) => [...text.matchAll(/\$t\((.*?)\)/g)].map(([, name]) => name!).toSorted();
  const english = new Map(stepsIn('en'));
  for (const [key, text] of stepsIn(language)) {
    expect.soft(namesIn(text), key).toEqual(namesIn(english.get(key)!));
    // The name of a button or view is a reference to a text of the desk. It is never typed a second time.
    expect.soft(text.match(/<b>/g) ?? [], key).toHaveLength(text.match(/<b>\$t\([^()]*\)<\/b>/g)?.length ?? 0);
    for (const name of namesIn(text)) {
      const [namespace = '', path = ''] = name.split(':');
      expect.soft(namespaces, name).toContain(namespace);
      expect.soft(readTexts(language, namespace).get(path), name).toBeTruthy();
    }
  }
});
