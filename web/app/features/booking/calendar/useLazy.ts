import { useCallback, useEffect, useState } from 'react';
import { loadPart } from '../../../ui/loading/loadPart.ts';

type Loaded<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed' };

/**
 * A part of the site that is fetched when it is needed; unlike `React.lazy` it can be tried again after a failure.
 * @param load must not change from render to render
 */
export function useLazy<T>(load: () => Promise<T>): Loaded<T> & { retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    loadPart(load()).then(
      (value) => current && setLoaded({ state: 'ready', value }),
      () => current && setLoaded({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => {
    setLoaded({ state: 'loading' });
    setAttempt((last) => last + 1);
  }, []);
  return { ...loaded, retry };
}
