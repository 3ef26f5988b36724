import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { lettersInUse } from './subsetFontsPlugin.ts';

it('has every letter of the texts and of the villa, in upper and lower case, and all of a keyboard', async () => {
  const letters = await lettersInUse();
  const missing = (text: string) => [...text].filter((letter) => letter >= ' ' && !letters.has(letter));
  for (const file of ['locales/pl/home.json', 'locales/hr/terms.json', 'locales/de/mail.json', 'villa/property.json']) {
    const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(missing(text), file).toEqual([]);
  }
  expect(missing('ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ čćđšž ČĆĐŠŽ äöüß ÄÖÜ àèìòù ÀÈÌÒÙ „“”’–… €')).toEqual([]);
  expect(missing(`aZ09 ~!@#$%^&*()_+{}|:"<>?-=[];'\\,./\``)).toEqual([]);
  expect(letters.has('\n')).toBe(false);
  expect(letters.size).toBeLessThan(250);
});
