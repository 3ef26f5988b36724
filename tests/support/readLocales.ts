import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../functions/src/domain/language.ts';

const folder = join(import.meta.dirname, '..', '..', 'locales');

export const namespaces = readdirSync(join(folder, 'en')).map((name) => name.replace('.json', ''));

export function namespacesOf(language: Language): string[] {
  return readdirSync(join(folder, language)).map((name) => name.replace('.json', ''));
}

/** The texts of a namespace by their full key: `steps.dates.text`. */
export function readTexts(language: Language, namespace: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (node: unknown, path: string[]) => {
    if (typeof node === 'string') texts.set(path.join('.'), node);
    else for (const [key, child] of Object.entries(node as object)) walk(child, [...path, key]);
  };
  walk(JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), 'utf8')), []);
  return texts;
}

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** The key as in the code: without the suffix of a plural form. */
export function keyInCode(key: string): string {
  return key.replace(pluralEnding, '');
}

/** The plural forms of each plural key: `nights` -> `one`, `few`, `other`. */
export function pluralForms(texts: Map<string, string>): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const key of texts.keys()) {
    const form = pluralEnding.exec(key)?.[1];
    if (form) forms.set(keyInCode(key), [...(forms.get(keyInCode(key)) ?? []), form]);
  }
  return forms;
}

export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map(([, name]) => name!).toSorted();
}
