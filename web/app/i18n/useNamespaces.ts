import type { i18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from './loadMessages.ts';
import type { Namespace } from './Messages.ts';

const loading = new WeakMap<i18n, Map<string, Promise<void>>>();

/**
 * Loads namespaces that the page's loader does not, for lazy parts. Suspends until they are loaded and throws if that fails, so
 * use it inside a `lazyPart`.
 */
export function useNamespaces(...namespaces: Namespace[]): void {
  const { i18n: instance } = useTranslation();
  const key = namespaces.join(' ');
  const promises = loading.get(instance) ?? new Map<string, Promise<void>>();
  loading.set(instance, promises);
  let promise = promises.get(key);
  if (!promise) {
    if (namespaces.every((namespace) => instance.hasResourceBundle(instance.language, namespace))) return;
    promise = loadNamespaces(instance, namespaces);
    // React's `use` requires the same promise for every render.
    promises.set(key, promise);
    // Keeps a failed promise until React has shown the failure. After that, the next part that needs the namespaces
    // tries again.
    promise.catch(() => setTimeout(() => promises.delete(key), 1000));
  }
  use(promise);
}
