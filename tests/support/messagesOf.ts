import { readFileSync } from 'node:fs';
import { createFormat, type Format } from '../../functions/src/domain/createFormat.ts';
import { formatMoney } from '../../functions/src/domain/formatNumber.ts';
import type { Language } from '../../functions/src/domain/language.ts';

type Strings = { [key: string]: string | Strings };

const files = new Map<string, Strings>();

/** All messages of a namespace in a language. */
export function readNamespace(language: Language, namespace: string): Strings {
  const path = `${language}/${namespace}.json`;
  let strings = files.get(path);
  if (!strings) {
    strings = JSON.parse(readFileSync(new URL(`../../locales/${path}`, import.meta.url), 'utf8')) as Strings;
    files.set(path, strings);
  }
  return strings;
}

/** Formats a message as the site does: plural form for `count`, placeholders filled, link tags removed. */
export type Translate = (key: `${string}.${string}`, values?: Record<string, string | number>) => string;

/** The site's messages in a language, by `namespace.key`. Throws for a missing key. */
export function messagesOf(language: Language): Translate {
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

/** Formats dates, numbers and lists as the site and its mails do. */
export function formatIn(language: Language): Format {
  const t = messagesOf(language);
  return createFormat(language, (key, values) => t(`format.${key}`, values));
}

/** Formats cents. */
export function moneyIn(language: Language, cents: number): string {
  return formatMoney(language, cents);
}

/** A local date in the format of form fields: `12 Jun 2027`. */
export function writeDateIn(language: Language, date: string): string {
  return formatIn(language).fieldDate(date);
}
