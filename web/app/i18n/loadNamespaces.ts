import type { i18n } from 'i18next';
import type { Namespace } from './Messages.ts';

/**
 * Loads whole namespaces in the instance's language. Fails when one cannot be fetched; a later call tries again. Always a reload, because
 * a page may begin with a few messages of a namespace; the files themselves are fetched once.
 */
export async function loadNamespaces(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const { language } = instance;
  const failed: string[] = [];
  const onFailed = (_language: string, namespace: string) => void failed.push(namespace);
  instance.on('failedLoading', onFailed);
  await instance.reloadResources([language], namespaces);
  instance.off('failedLoading', onFailed);
  if (failed.some((namespace) => namespaces.includes(namespace as Namespace))) {
    throw new Error(`No ${language} messages for ${failed.join(', ')}`);
  }
}
