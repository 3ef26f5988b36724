import type { i18n } from 'i18next';

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/*.json', { import: 'default' });

export async function loadFile(language: string, namespace: string): Promise<Record<string, unknown>> {
  const load = files[`../../../locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`No ${language} messages for ${namespace}`);
  return load();
}

/**
 * Fetches the message files of the instance. A prerendered page has not loaded them, because its messages came with its
 * data.
 */
export async function fetchFiles(instance: i18n): Promise<void> {
  const { language } = instance;
  const namespaces = Object.keys(instance.getDataByLanguage(language) ?? {});
  await Promise.all(namespaces.map((namespace) => loadFile(language, namespace)));
}
