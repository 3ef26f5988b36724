import { languageOfPath } from 'functions/domain/sitePaths';
import type { Namespace, Namespaces, Messages } from './Messages.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/*.json', {
  eager: true,
  import: 'default',
});

/**
 * The messages of a prerendered page: the given namespaces in its language, and those that every page needs for header,
 * footer and the consent question of a first visit. Runs at build time only, so the browser gets only the result.
 * @param url the loader's `url`; the raw request's URL ends in `.data` on navigation
 */
export function readMessages(url: URL, ...namespaces: Namespace[]): Messages {
  const language = languageOfPath(url.pathname);
  const resources = ['site', 'consent', ...namespaces].map((namespace) => {
    const strings = files[`../../../locales/${language}/${namespace}.json`];
    if (!strings) throw new Error(`No ${language} texts for ${namespace}`);
    return [namespace, strings] as const;
  });
  return { language, resources: Object.fromEntries(resources) as Partial<Namespaces> };
}
