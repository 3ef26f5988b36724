import { languageOfPath } from 'functions/domain/sitePaths';
import type { Namespace, Namespaces, Words } from './Words.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/*.json', {
  eager: true,
  import: 'default',
});

/**
 * The strings of a prerendered page: its own language and namespaces and, as every page has a header and a footer,
 * those of the site. Runs at build time only, so a browser gets nothing but the result.
 * @param url the loader's `url`; the address of the raw request ends in `.data` on navigation
 */
export function readWords(url: URL, ...namespaces: Namespace[]): Words {
  const language = languageOfPath(url.pathname);
  const resources: Record<string, unknown> = {};
  for (const namespace of new Set<Namespace>(['site', ...namespaces])) {
    const strings = files[`../../../locales/${language}/${namespace}.json`];
    if (!strings) throw new Error(`No ${language} texts for ${namespace}`);
    resources[namespace] = strings;
  }
  return { language, resources: resources as Partial<Namespaces> };
}
