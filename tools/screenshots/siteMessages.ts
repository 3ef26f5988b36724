import { readFileSync } from 'node:fs';
import type { Language } from '../../functions/src/domain/language.ts';
import { inProject } from '../support/projectRoot.ts';

type Strings = { [key: string]: string | Strings };

/** The site's messages in a language by `namespace.key`, as they are in `locales/`. Throws for a key that is not there. */
export function siteMessages(language: Language): (key: `${string}.${string}`) => string {
  return (key) => {
    const [namespace = '', ...path] = key.split('.');
    const strings = JSON.parse(readFileSync(inProject('locales', language, `${namespace}.json`), 'utf8')) as Strings;
    const text = path.reduce<string | Strings | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      strings,
    );
    if (typeof text !== 'string') throw new Error(`locales/${language} has no text ${key}`);
    return text;
  };
}
