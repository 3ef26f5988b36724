import { readFileSync } from 'node:fs';
import { formatLocales, type Language } from '../../functions/src/domain/language.ts';

type Strings = { [key: string]: string | Strings };

const files = new Map<string, Strings>();

/** All texts of a namespace in a language, as in `locales/`. */
export function readNamespace(language: Language, namespace: string): Strings {
  const path = `${language}/${namespace}.json`;
  let strings = files.get(path);
  if (!strings) {
    strings = JSON.parse(readFileSync(new URL(`../../locales/${path}`, import.meta.url), 'utf8')) as Strings;
    files.set(path, strings);
  }
  return strings;
}

/** Says a text as the site does: the plural form for `count`, placeholders filled, marks for links taken out. */
export type Say = (key: `${string}.${string}`, values?: Record<string, string | number>) => string;

/** The site's words in a language, by `namespace.key`. Throws for a key that is not there. */
export function wordsOf(language: Language): Say {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const [namespace = '', ...path] = key.split('.');
    const count = values['count'];
    const last = path.pop() + (typeof count === 'number' ? `_${plurals.select(count)}` : '');
    const text = [...path, last].reduce<string | Strings | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      readNamespace(language, namespace),
    );
    if (typeof text !== 'string') throw new Error(`locales/${language} has no text ${key}`);
    return text
      .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? `{{${name}}}`))
      .replace(/<\/?\w+>/g, '');
  };
}

/** Whole cents as the language writes money on the page: no decimals where there are none. */
export function moneyIn(language: Language, cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(formatLocales[language], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits,
  }).format(cents / 100);
}

/** A local date as the language writes it in a field: `12 Jun 2027`. */
export function writeDateIn(language: Language, date: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(formatLocales[language], options).format(new Date(`${date}T00:00:00Z`));
}
