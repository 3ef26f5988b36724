import { languageOfPath } from 'functions/domain/sitePaths';
import { errorWords } from './errorWords.ts';
import type { Namespace, Namespaces, Words } from './Words.ts';

const files = import.meta.glob<Record<string, unknown>>(
  '../../../locales/*/{site,myBookings,confirmation,offer,stay,villa,about,errors}.json',
  { import: 'default' },
);

/**
 * The same as `readWords` for the few pages that cannot be prerendered: fetches the one language that the address asks
 * for. The namespaces that such pages use are named in the pattern above; the words of the error page are always there.
 */
export async function fetchWords(url: URL, ...namespaces: Namespace[]): Promise<Words> {
  const language = languageOfPath(url.pathname);
  const wanted = [...new Set<Namespace>(['site', ...namespaces])];
  const strings = await Promise.all(
    wanted.map((namespace) => {
      const load = files[`../../../locales/${language}/${namespace}.json`];
      if (!load) throw new Error(`No ${language} texts for ${namespace}`);
      return load();
    }),
  );
  const resources = Object.fromEntries(wanted.map((namespace, index) => [namespace, strings[index]]));
  return { language, resources: { ...errorWords[language].resources, ...(resources as Partial<Namespaces>) } };
}
