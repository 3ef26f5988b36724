import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addLateWords, type LateNamespace } from './lateWords.ts';

export type LateWords = 'loading' | 'ready' | 'failed';

/**
 * Words that a page did not begin with, fetched once they are wanted and, after a failure, again when the network is
 * back.
 */
export function useLateWords(wanted: boolean, ...namespaces: LateNamespace[]): LateWords {
  const { i18n: translator } = useTranslation();
  // Each page has a translator of its own: what was added to the last one says nothing of this one.
  const [known, setKnown] = useState<{ translator: i18n; state: LateWords }>();
  const wish = namespaces.join(' ');

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const load = () =>
      addLateWords(translator, ...(wish.split(' ') as LateNamespace[])).then(
        () => current && setKnown({ translator, state: 'ready' }),
        () => current && setKnown({ translator, state: 'failed' }),
      );
    void load();
    window.addEventListener('online', load);
    return () => {
      current = false;
      window.removeEventListener('online', load);
    };
  }, [translator, wanted, wish]);

  return known?.translator === translator ? known.state : 'loading';
}
