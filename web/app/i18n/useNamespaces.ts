import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from './loadNamespaces.ts';
import type { Namespace } from './Messages.ts';

export type NamespaceState = 'loading' | 'ready' | 'failed';

/** Loads namespaces that a page does not begin with, once they are wanted and, after a failure, when the network is back. */
export function useNamespaces(wanted: boolean, ...namespaces: Namespace[]): NamespaceState {
  const { i18n: instance } = useTranslation();
  // Each page has its own instance: a namespace that another one has loaded may be missing here.
  const [known, setKnown] = useState<{ instance: i18n; state: NamespaceState }>();
  const joined = namespaces.join(' ');

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const load = () =>
      loadNamespaces(instance, joined.split(' ') as Namespace[]).then(
        () => current && setKnown({ instance, state: 'ready' }),
        () => current && setKnown({ instance, state: 'failed' }),
      );
    void load();
    window.addEventListener('online', load);
    return () => {
      current = false;
      window.removeEventListener('online', load);
    };
  }, [instance, wanted, joined]);

  return known?.instance === instance ? known.state : 'loading';
}
