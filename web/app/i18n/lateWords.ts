import type { i18n } from 'i18next';

/** Namespaces that pages do without until a guest does something; each can come whole in a page's data all the same. */
export type LateNamespace = 'account' | 'calendar' | 'offer' | 'errors' | 'consent' | 'place' | 'newsletter' | 'signIn';

const files = import.meta.glob<Record<string, unknown>>(
  '../../../locales/*/{account,calendar,offer,errors,consent,place,newsletter,signIn}.json',
  {
    import: 'default',
  },
);

/** Fetches words in the translator's one language and adds them to it. Fails when they cannot be fetched. */
export async function addLateWords(translator: i18n, ...namespaces: LateNamespace[]): Promise<void> {
  const { language } = translator;
  await Promise.all(
    namespaces.map(async (namespace) => {
      const load = files[`../../../locales/${language}/${namespace}.json`];
      if (!load) throw new Error(`No ${language} texts for ${namespace}`);
      translator.addResourceBundle(language, namespace, await load(), true, true);
    }),
  );
}
