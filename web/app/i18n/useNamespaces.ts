import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from './loadNamespaces.ts';
import type { Namespace } from './Messages.ts';

export type NamespaceState = 'loading' | 'ready' | 'failed';

/**
 * Loads namespaces that a page does not begin with, once they are wanted and, after a failure, when the guest presses anything or the network
 * is back.
 */
export function useNamespaces(wanted: boolean, ...namespaces: Namespace[]): NamespaceState {
  const { i18n: instance } = useTranslation();
  // Each page has its own instance: a namespace that another one has loaded may be missing here.
  const [known, setKnown] = useState<{ instance: i18n; state: NamespaceState }>();
  const joined = namespaces.join(' ');

  useEffect(() => {
    if (!wanted) return;
    const effect = new AbortController();
    const { signal } = effect;
    const load = () =>
      loadNamespaces(instance, joined.split(' ') as Namespace[]).then(
        () => signal.aborted || setKnown({ instance, state: 'ready' }),
        () => {
          if (signal.aborted) return;
          setKnown({ instance, state: 'failed' });
          window.addEventListener('click', load, { once: true, signal });
        },
      );
    void load();
    window.addEventListener('online', load, { signal });
    return () => effect.abort();
  }, [instance, wanted, joined]);

  return known?.instance === instance ? known.state : 'loading';
}
