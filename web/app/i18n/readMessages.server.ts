import { languageOfPath } from 'functions/domain/sitePaths';
import type { Namespace, Namespaces, Messages } from './Messages.ts';

interface Strings {
  [key: string]: string | Strings;
}

/** Keys of a namespace such as `apartments.olive.name`, without the ending of a plural form; a `*` stands for every key of its level. */
type Keys = readonly string[];

const files = import.meta.glob<Strings>('../../../locales/*/*.json', { eager: true, import: 'default' });

/**
 * The strings of a prerendered page: its own language and namespaces and, as every page has a header and a footer,
 * those of the site. Runs at build time only, so a browser gets nothing but the result.
 * @param url the loader's `url`; the URL of the raw request ends in `.data` on navigation
 * @param wanted namespaces, or the few keys of one that the page needs: `{ villa: ['apartments.*.name'] }`
 */
export function readMessages(url: URL, ...wanted: (Namespace | Partial<Record<Namespace, Keys>>)[]): Messages {
  const language = languageOfPath(url.pathname);
  const resources: Strings = {};
  const add = (namespace: string, keys?: Keys) => {
    const strings = files[`../../../locales/${language}/${namespace}.json`];
    if (!strings) throw new Error(`No ${language} texts for ${namespace}`);
    resources[namespace] = keys ? only(strings, keys) : strings;
  };
  add('site');
  for (const wish of wanted) {
    if (typeof wish === 'string') add(wish);
    else for (const [namespace, keys] of Object.entries(wish)) add(namespace, keys);
  }
  return { language, resources: resources as Partial<Namespaces> };
}

/** Throws for an unknown key: a page would show it in place of its text. */
function only(strings: Strings, keys: Keys): Strings {
  const chosen: Strings = {};
  const wanted = keys.map((key) => key.split('.'));
  const keysInCode = Object.keys(strings).map(keyInCode);
  for (const [first] of wanted) if (first !== '*' && !keysInCode.includes(first!)) throw new Error(`No text ${first}`);
  for (const [part, found] of Object.entries(strings)) {
    const within = wanted
      .filter(([first]) => first === keyInCode(part) || first === '*')
      .map(([, ...rest]) => rest.join('.'));
    if (within.length > 0) chosen[part] = typeof found === 'string' ? found : only(found, within);
  }
  return chosen;
}

function keyInCode(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}
